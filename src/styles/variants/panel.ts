import { cva } from "class-variance-authority";

/** Classes of a raised surface on the page: cards, dialogs, groups of fields. */
export const panel = cva("rounded-sheet border border-line bg-sheet");
