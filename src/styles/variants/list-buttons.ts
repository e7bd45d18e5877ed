import { cva } from "class-variance-authority";
import { button } from "./buttons.ts";

/* The buttons of the visitor's lists, as islands and the results of the search make them. */

/** A square button that shows its symbol alone. */
const SQUARE =
  "grid size-9 flex-none cursor-pointer place-items-center rounded-control border border-line-strong bg-sheet";

const compareButton = cva(
  "needs-js aria-pressed:border-copper aria-pressed:text-copper aria-pressed:[&_path:last-child]:fill-current",
  {
    variants: {
      place: {
        /** On a card, beside its other buttons. */
        card: `${SQUARE} hover:border-petrol hover:text-petrol`,
        /** In a row of buttons. */
        row: button({ size: "small" }),
        /** In a row of a table or a search result, without its text. */
        cell: `${SQUARE} hover:text-copper`,
      },
    },
  },
);

const quoteButton = cva("needs-js group/quote aria-pressed:border-copper aria-pressed:text-copper", {
  variants: {
    place: {
      /** On a card, beside its link. */
      card: button({ size: "small" }),
      /** In a row of buttons, with its text. */
      row: button(),
      /** In a row of a table or a search result. */
      cell: `${SQUARE} hover:border-petrol hover:text-petrol`,
    },
  },
});

const favouriteButton = cva(
  [
    "needs-js cursor-pointer border hover:border-copper hover:text-copper",
    "aria-pressed:border-copper aria-pressed:text-copper aria-pressed:[&>svg]:fill-current",
  ],
  {
    variants: {
      place: {
        /** On the picture of a card. */
        card: "absolute inset-s-2 inset-bs-2 grid size-10 place-items-center rounded-full border-line bg-sheet",
        /** In a row of buttons. */
        row: "inline-flex items-center gap-2 rounded-control border-line-strong px-3 text-sm leading-[1.2] font-medium min-block-9",
        /** In a row of a table. */
        cell: "grid size-9 place-items-center rounded-control border-line-strong",
      },
    },
  },
);

/** On a card, in a row of buttons, in a row of a table or a search result. */
export type ListButtonPlace = "card" | "row" | "cell";

type ListButtonLook = {
  className: (props: { place: ListButtonPlace }) => string;
  /** Where the label is shown beside the symbol. */
  labelShown: readonly ListButtonPlace[];
  /** The symbol: its size, and its lines in 24 × 24 with the classes of those that show a state. */
  size: number;
  strokeWidth: number;
  lines: readonly { d: string; className?: string }[];
};

/** The looks of the buttons by list. */
export const LIST_BUTTONS: Record<"favourite" | "compare" | "quote", ListButtonLook> = {
  favourite: {
    className: favouriteButton,
    labelShown: ["row"],
    size: 20,
    strokeWidth: 1.6,
    lines: [{ d: "M12 20 4.6 12.6a4.7 4.7 0 0 1 6.7-6.6l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.6z" }],
  },
  compare: {
    className: compareButton,
    labelShown: ["row"],
    size: 18,
    strokeWidth: 1.6,
    lines: [{ d: "M3.500 5H10v14H3.500z" }, { d: "M14 5h6.500v14H14z" }],
  },
  quote: {
    className: quoteButton,
    labelShown: ["card", "row"],
    size: 18,
    strokeWidth: 1.8,
    lines: [
      { d: "M4 6h16M4 12h8M4 18h8" },
      { d: "M18 11v8M14 15h8", className: "group-aria-pressed/quote:hidden" },
      { d: "m14.500 15.500 2.500 2.500 5-5.500", className: "group-not-aria-pressed/quote:hidden" },
    ],
  },
};
