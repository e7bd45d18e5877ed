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

/**
 * Classes of an entry of the wide bar: a link or the button of a menu. A copper line below marks the current page and the
 * open menu. Below 80rem there is little room: entries are closer together, so that none breaks into two lines.
 */
export const navigationItem = [
  "relative inline-flex cursor-pointer items-center gap-[0.4rem] px-1.25 text-[0.9688rem] font-[480] hover:text-petrol xl:px-3",
  "after:absolute after:inset-x-1.25 after:-inset-be-px after:scale-x-0 after:bg-copper after:transition-transform",
  "after:duration-160 after:ease-[ease] after:block-[3px] xl:after:inset-x-3",
  "aria-[current]:after:scale-x-100 data-inside:after:scale-x-100 has-[+:popover-open]:after:scale-x-100",
].join(" ");

/** Classes of a small arrow. One that points down turns up while its popover or <details> is open. */
export const chevron = cva(
  "flex-none border-be-[1.5px] border-r-[1.5px] border-current transition-transform duration-160 ease-[ease] block-2 inline-2",
  {
    variants: {
      points: {
        down: [
          "-translate-y-[0.15rem] rotate-45",
          "in-[button:has(+:popover-open)]:translate-y-[0.1rem] in-[button:has(+:popover-open)]:rotate-225",
          "in-[details[open]>summary]:translate-y-[0.1rem] in-[details[open]>summary]:rotate-225",
        ],
        end: "-rotate-45 rtl:rotate-135",
      },
    },
    defaultVariants: { points: "down" },
  },
);

/**
 * Classes of a brand's logo. The logos in /brands/ are drawn for both colour schemes. Any other one may be made for a white
 * background and gets that in the dark scheme.
 */
export const logo = [
  "object-contain",
  "dark:not-[[src^='/brands/']]:rounded-sheet dark:not-[[src^='/brands/']]:bg-white",
  "dark:not-[[src^='/brands/']]:px-2.5 dark:not-[[src^='/brands/']]:py-1.5",
  "dark:not-[[src^='/brands/']]:brightness-82",
].join(" ");
