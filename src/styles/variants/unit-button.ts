/** One of the two buttons that say in which units figures are shown, and what holds them. */
export const UNIT_BUTTONS = "inline-flex overflow-hidden rounded-control border border-line-strong";
export const UNIT_BUTTON =
  "cursor-pointer px-2.5 text-sm block-8 min-inline-9 focus-visible:-outline-offset-3 aria-pressed:bg-petrol aria-pressed:text-on-petrol";
