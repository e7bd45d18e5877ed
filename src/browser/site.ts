/* What every public page runs, as one file: a page asks for one script instead of five. */
import "./performance-log.ts";
import "./menus.ts";
import "./broken-pictures.ts";
import "./search.ts";
import "./enhanced-forms.ts";
import "./offline.ts";
