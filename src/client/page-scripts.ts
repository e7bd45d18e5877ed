/*
 * The scripts of every public page. They are one file, which a page loads after it has been shown (SiteLayout.astro), so a visitor
 * loads it once for all pages; each does nothing where its elements are missing. Larger code is imported when it is used.
 */
import "./page/performance-log.ts";
import "./pictures/gallery.ts";
import "./pictures/picture-loading.ts";
import "./navigation/menus.ts";
import "./navigation/languages.ts";
import "./search/search.ts";
import "./page/tabs.ts";
import "./units/shown-units.ts";
import "./units/specification-panel.ts";
import "./products/series-table.ts";
import "./page/share.ts";
import "./lists/shown-lists.ts";
import "./pictures/enlarge.ts";
import "./page/home-page.ts";
import "./references/references.ts";
import "./enquiries/contact-product.ts";
import "./quotes/quote-form.ts";
import "./enquiries/enhanced-forms.ts";
import "./offline/visited-pages.ts";
import "./offline/connection-notice.ts";
