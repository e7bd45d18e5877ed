import { cva } from "class-variance-authority";

/**
 * Classes of the small box around one of several short texts that are chosen, removed or followed. Space and size belong to
 * its caller; with `own` its colours, too, so that no page loads those that it does not have.
 */
export const chip = cva("inline-flex items-center rounded-control border", {
  variants: { tone: { plain: "border-line bg-sheet", own: "" } },
  defaultVariants: { tone: "plain" },
});
