import { cva } from "class-variance-authority";

/*
 * Tables of products and their figures. If a table does not fit, it scrolls in a box of its own with a sticky head and first
 * column. If it fits, its head sticks below the bar of the page.
 */

/** Classes of the box around a table. The scroll margin keeps focused links and buttons clear of the sticky head. */
export const dataTableFrame = cva(
  [
    "relative overflow-auto border-s border-bs border-line bg-sheet max-block-[calc(100dvh-var(--spacing-bar)-4rem)]",
    "[--table-head:0px] print:overflow-visible print:max-block-none [&_:is(a,button)]:scroll-mbs-24",
  ],
  {
    variants: {
      /** From which width of the screen on it fits. */
      fits: {
        large: "lg:overflow-visible lg:[--table-head:var(--spacing-bar)] lg:max-block-none",
        xlarge: "xl:overflow-visible xl:[--table-head:var(--spacing-bar)] xl:max-block-none",
      },
    },
  },
);

/** Classes of the table itself, with separate borders, which scroll and stick with their cells. */
export const dataTable = "table-fixed border-separate border-spacing-0 inline-full";

/** Classes of the cells of a table. */
export const dataCell = cva("border-e border-be border-line align-top text-sm leading-[1.45] wrap-anywhere", {
  variants: {
    kind: {
      value: "bg-sheet text-start tabular-nums",
      number: "bg-sheet text-end tabular-nums",
      head: "sticky inset-bs-(--table-head) z-10 bg-sheet text-start print:static",
      /** At the beginning of a row. */
      row: "sticky inset-s-0 z-5 bg-sheet text-start font-[420] print:static",
      /** At the top of the first column. */
      corner: "sticky inset-s-0 inset-bs-(--table-head) z-20 bg-sheet text-start font-[420] print:static",
      group: "bg-ground text-start font-semibold",
    },
    /** Whether the content fills the cell and brings its own padding. */
    filled: { true: "", false: "px-2.5 py-2 lg:px-3.5" },
  },
  defaultVariants: { kind: "value", filled: false },
});
