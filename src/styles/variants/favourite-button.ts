import { cva } from "class-variance-authority";

/** Classes of the heart that keeps a product. */
export const favouriteButton = cva(
  [
    "needs-js grid cursor-pointer place-items-center border hover:border-copper hover:text-copper",
    "aria-pressed:border-copper aria-pressed:text-copper aria-pressed:*:fill-current",
  ],
  {
    variants: {
      place: {
        /** On the picture of a card. */
        card: "absolute inset-s-2 inset-bs-2 size-10 rounded-full border-line bg-sheet",
        /** In a row of buttons. */
        row: "size-11 rounded-control border-line-strong",
        /** In a row of a table. */
        cell: "size-9 rounded-control border-line-strong",
      },
    },
  },
);
