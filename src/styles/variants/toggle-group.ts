import { cva } from "class-variance-authority";

/** Classes of a group of buttons of which one is pressed. */
export const toggleGroup = cva("inline-flex overflow-hidden rounded-control border border-line-strong");

/** Classes of such a button; the caller adds the size, except in the choice of units. */
export const toggleButton = cva(
  "cursor-pointer focus-visible:-outline-offset-3 aria-pressed:bg-petrol aria-pressed:text-on-petrol",
  { variants: { size: { own: "", unit: "px-2.5 text-sm block-8 min-inline-9" } }, defaultVariants: { size: "own" } },
);
