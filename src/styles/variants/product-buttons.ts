import { cva } from "class-variance-authority";
import { button } from "./button.ts";

/* The buttons that put a product into the comparison or on the quote list: in islands, on static pages and in the search. */

/** A square button that shows its symbol alone. */
const SQUARE =
  "grid size-9 flex-none cursor-pointer place-items-center rounded-control border border-line-strong bg-sheet";

export const compareButton = cva(
  "needs-js aria-pressed:border-copper aria-pressed:text-copper aria-pressed:[&_path:last-child]:fill-current",
  {
    variants: {
      place: {
        /** On a card, beside its link. */
        card: button({ size: "small" }),
        /** In a row of buttons. */
        row: button(),
        /** In a row of a table or a search result, without its text. */
        cell: `${SQUARE} hover:text-copper`,
      },
    },
  },
);

export const quoteButton = cva("needs-js group/quote aria-pressed:border-copper aria-pressed:text-copper", {
  variants: {
    place: {
      /** Beside the button of a card, a line of a table or a search result: the picture alone. */
      card: `${SQUARE} hover:border-petrol hover:text-petrol`,
      /** In a row of buttons, with its text. */
      row: button(),
    },
  },
});

/** The lines of their symbols in 24 × 24, and the classes of those that show a state. */
export const COMPARE_SIGN = ["M3.500 5H10v14H3.500z", "M14 5h6.500v14H14z"] as const;
export const QUOTE_SIGN = [
  { d: "M4 6h16M4 12h8M4 18h8" },
  { d: "M18 11v8M14 15h8", className: "group-aria-pressed/quote:hidden" },
  { d: "m14.500 15.500 2.500 2.500 5-5.500", className: "group-not-aria-pressed/quote:hidden" },
] as const;
