/** The names of the buttons that put a product on one of the visitor's lists. */
export const LIST_BUTTON_LABELS = {
  favourite: "Favourite",
  compare: "Compare",
  quote: "Quote list",
} as const;

/** What a mouse that points at one of them reads, where a button shows its symbol alone. */
export const LIST_BUTTON_TITLES = {
  favourite: "Add to favourites",
  compare: "Add to the comparison",
  quote: "Add to the quote list",
} as const;

/** Texts about products that are not offered. */
export const AVAILABILITY_TEXTS = {
  label: "Availability",
  discontinued: { title: "Discontinued.", text: "It is no longer made, and shown for existing plants." },
  survey: {
    title: "For surveys and replacement studies only.",
    text: "It is not offered for new work.",
  },
  successor: "Its successor:",
  nearest: "The nearest current product:",
  differences: "What differs",
  before: "This product",
  after: "Today",
  compare: "Compare both in full",
  asking: "A request for a quote is answered with a current product. Say what it has to replace.",
  inList: "Not offered for new work: a current product will be quoted in its place.",
} as const;

/** Texts beside the pictures of a product. */
export const PICTURE_TEXTS = {
  /** Says which pictures, by their numbers from 1, show a kind of machine: several products share them. */
  ofKind(numbers: readonly number[], all: number): string {
    const text = "the kind of machine, not to scale; dimensions come from the maker.";
    if (numbers.length < all)
      return numbers.length === 1 ? `Picture ${numbers[0]} shows ${text}` : `Pictures ${numbers.join(", ")} show ${text}`;
    return all === 1 ? `The picture shows ${text}` : `The pictures show ${text}`;
  },
} as const;
