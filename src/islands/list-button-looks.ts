import { COMPARE_TEXTS, QUOTE_TEXTS } from "#copy/texts.ts";
import type { ListName } from "../stores/lists.ts";
import { compareButton, quoteButton } from "../styles/variants/buttons.ts";
import { favouriteButton } from "../styles/variants/product-lists.ts";

/** On a card, in a row of buttons, in a row of a table or a search result. */
export type ListButtonPlace = "card" | "row" | "cell";

type ListButtonLook = {
  label: string;
  className: (props: { place: ListButtonPlace }) => string;
  /** Where the label is shown beside the symbol. */
  labelShown: readonly ListButtonPlace[];
  /** Whether the label is shown when a mouse points at the symbol alone. */
  hasTitle: boolean;
  /** The symbol: its size, and its lines in 24 × 24 with the classes of those that show a state. */
  size: number;
  strokeWidth: number;
  lines: readonly { d: string; className?: string }[];
};

/** The buttons of the visitor's lists, as islands and the results of the search make them. */
export const LIST_BUTTONS: Record<ListName, ListButtonLook> = {
  favourite: {
    label: "Favourite",
    className: favouriteButton,
    labelShown: [],
    hasTitle: false,
    size: 20,
    strokeWidth: 1.6,
    lines: [{ d: "M12 20 4.6 12.6a4.7 4.7 0 0 1 6.7-6.6l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.6z" }],
  },
  compare: {
    label: COMPARE_TEXTS.compare,
    className: compareButton,
    labelShown: ["card", "row"],
    hasTitle: true,
    size: 18,
    strokeWidth: 1.6,
    lines: [{ d: "M3.500 5H10v14H3.500z" }, { d: "M14 5h6.500v14H14z" }],
  },
  quote: {
    label: QUOTE_TEXTS.title,
    className: quoteButton,
    labelShown: ["row"],
    hasTitle: true,
    size: 18,
    strokeWidth: 1.8,
    lines: [
      { d: "M4 6h16M4 12h8M4 18h8" },
      { d: "M18 11v8M14 15h8", className: "group-aria-pressed/quote:hidden" },
      { d: "m14.500 15.500 2.500 2.500 5-5.500", className: "group-not-aria-pressed/quote:hidden" },
    ],
  },
};
