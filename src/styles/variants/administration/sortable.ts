import { cva } from "class-variance-authority";

const lines = "rounded-control border border-line *:border-line *:not-first:border-bs";

/** Classes of a list whose entries can be put in order. */
export const sortable = cva("grid", {
  variants: {
    kind: {
      list: lines,
      grid: "grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3",
      tree: lines,
    },
  },
});

/** Classes of an entry. In a tree, `--depth` is its level: it gets one hairline for each level above. */
export const sortableItem = cva("flex gap-2 bg-sheet p-2", {
  variants: {
    kind: {
      list: "",
      grid: "flex-col-reverse items-stretch rounded-control border border-line",
      tree: [
        "items-center ps-[calc(0.25rem+var(--depth)*20px)] hover:bg-petrol-wash",
        "bg-[repeating-linear-gradient(to_right,transparent_0_17px,var(--color-line)_17px_18px,transparent_18px_20px)]",
        "rtl:bg-[repeating-linear-gradient(to_left,transparent_0_17px,var(--color-line)_17px_18px,transparent_18px_20px)] rtl:bg-right",
        "bg-size-[calc(var(--depth)*20px)_100%] bg-no-repeat max-md:flex-wrap max-md:gap-x-1 max-md:gap-y-0",
      ],
    },
    // Beside several lines, align the handle with the first one.
    tall: { true: "", false: "" },
    dragging: { true: "relative z-5 shadow-sheet outline outline-petrol", false: "" },
  },
  compoundVariants: [
    { kind: "list", tall: false, class: "items-center" },
    { kind: "list", tall: true, class: "items-start" },
  ],
  defaultVariants: { tall: false, dragging: false },
});

/** Classes of the handle with the two move buttons. On a phone they take as little width as their entry's height allows. */
export const sortableHandles = cva("flex items-center", {
  variants: {
    kind: { list: "", grid: "justify-center", tree: "max-md:flex-col" },
    tall: { true: "max-md:flex-col", false: "" },
  },
  compoundVariants: [{ kind: "list", tall: false, class: "max-md:grid max-md:grid-cols-2 max-md:*:first:row-span-2" }],
});

export const sortableContent = cva("min-inline-0", {
  variants: { kind: { list: "flex-1", grid: "flex-none", tree: "flex-1 max-md:basis-[calc(100%-3rem)]" } },
});

/** Classes of the buttons at the end of a tree's entry. */
export const branchActions = "flex items-center max-md:inline-full max-md:justify-end";
