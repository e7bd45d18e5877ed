/* The scripts of every public page, in one file so that a page needs one request. */
import "./performance-log.ts";
import "./menus.ts";
import "./compare.ts";
import "./broken-pictures.ts";
import "./search.ts";
import "./enhanced-forms.ts";
import "./offline.ts";
import "./without-connection.ts";

// Numbers in the header can wait until the page is there.
const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
whenIdle(() => void import("./list-counters.ts"));
