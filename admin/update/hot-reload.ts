/*
 * Only in development (scripts/dev/fast-refresh.ts): changed code may reload the page, or make a screen begin anew. Its forms
 * then restore their drafts without asking, as after an update of the administration.
 */
import { expectReload, restoreDrafts } from "./version.ts";

import.meta.hot?.on("vite:beforeFullReload", expectReload);
import.meta.hot?.on("vite:beforeUpdate", () => {
  // Forms keep what was typed last, as when the page is left.
  window.dispatchEvent(new Event("pagehide"));
  restoreDrafts();
});
