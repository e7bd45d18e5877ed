import { cva } from "class-variance-authority";

/** Classes of the element around product cards; its data-view, "grid" or "list", decides the shape of the cards. */
export const productList = cva("grid gap-px border border-line", {
  variants: {
    columns: {
      /** As many as fit, and one in the list view. */
      fitting: "grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] md:data-[view=list]:grid-cols-1",
      /** For four products: one, two or four in a row, never three and one. */
      four: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-4",
      /** For three or six. */
      three: "grid-cols-1 md:grid-cols-3",
    },
  },
  defaultVariants: { columns: "fitting" },
});

/** Classes of a small label: a brand, a state, a count. */
export const badge = cva(
  "inline-flex items-center gap-1 rounded-control border px-2 py-0.5 text-xs leading-[1.4] [&_svg]:size-3",
  {
    variants: {
      tone: {
        plain: "border-line bg-ground text-ink",
        good: "border-good text-good",
        bad: "border-bad text-bad",
        copper: "border-copper text-copper",
        /** On top of a picture. */
        copperRaised: "border-copper bg-sheet text-copper",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

/** Classes of a group of buttons of which one is pressed. */
export const toggleGroup = cva("inline-flex overflow-hidden rounded-control border border-line-strong");

/** Classes of such a button; the caller adds the size, except in the choice of units. */
export const toggleButton = cva(
  "cursor-pointer focus-visible:-outline-offset-3 aria-pressed:bg-petrol aria-pressed:text-on-petrol",
  { variants: { size: { own: "", unit: "px-2.5 text-sm block-8 min-inline-9" } }, defaultVariants: { size: "own" } },
);

/** Classes of the message in place of an empty list. */
export const emptyNote = cva("border border-dashed border-line-strong px-6 py-[clamp(2rem,6vw,4rem)] text-center");

/** Classes of a list between hairlines, each entry marked by a copper dash. */
export const featureList = cva("border-bs border-line");

/** Classes of an entry of such a list. */
export const featureListItem = cva([
  "relative border-be border-line py-2.5 ps-7",
  "before:absolute before:inset-s-0 before:inset-bs-[1.35rem] before:bg-copper before:block-[2px] before:inline-4",
]);
