import { cva } from "class-variance-authority";

/* Classes of the menus in the header. Components make most of their markup, a script makes the list of brands. */

/** A panel that opens below the bar, over its whole width. */
export const menuPanel =
  "inset-x-0 inset-bs-bar inline-auto max-inline-none overflow-y-auto overscroll-contain border-be border-line bg-paper text-ink";

/** A line of the menu of small screens: a link or the summary of a section. */
export const menuRow = cva(
  [
    "flex cursor-pointer items-center justify-between border-be border-line py-2 min-block-13 aria-[current]:text-copper",
    // Hide the triangle of Safari; the chevron replaces it.
    "[&::-webkit-details-marker]:hidden",
  ],
  {
    variants: {
      level: {
        top: "text-2xl font-[500] tracking-[-0.015em]",
        section: "",
        product: "px-3",
      },
    },
    defaultVariants: { level: "section" },
  },
);
