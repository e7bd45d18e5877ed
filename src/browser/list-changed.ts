/** The event of the window that says that a list of the visitor has changed on this page. */
export const LIST_CHANGED = "list-changed";
