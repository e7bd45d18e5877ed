/** The window event after a list of the visitor has changed on this page. */
export const LIST_CHANGED = "list-changed";
