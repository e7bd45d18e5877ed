/*
 * The scripts of every public page. They are one file, which a page loads after it has been shown (Frame.astro), so a visitor
 * loads it once for all pages; each does nothing where its elements are missing. Larger code is imported when it is used.
 */
import "./performance-log.ts";
import "./gallery.ts";
import "./pictures.ts";
import "./pictures.ts";
import "./menus.ts";
import "./search.ts";
import "./tabs.ts";
import "./shown-units.ts";
import "./specification-panel.ts";
import "./share.ts";
import "./lists.ts";
import "./enlarge.ts";
import "./home.ts";
import "./references.ts";
import "./contact-product.ts";
import "./quote-form.ts";
import "./enhanced-forms.ts";
import "./visited-pages.ts";
import "./offline.ts";
import "./offline.ts";
