import { cva } from "class-variance-authority";

/**
 * Classes of the small box around one of several short texts that can be chosen, removed or followed. The caller adds space and
 * size; with `own` also the colours, so that no page loads classes that it does not use.
 */
export const chip = cva("inline-flex items-center rounded-control border", {
  variants: { tone: { plain: "border-line bg-sheet", own: "" } },
  defaultVariants: { tone: "plain" },
});
