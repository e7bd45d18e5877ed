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

/** Classes of an entry. In a tree `--depth` says how deep it stands: one hairline for each level above it. */
export const sortableItem = cva("flex gap-2 bg-sheet p-2", {
  variants: {
    kind: {
      list: "items-center max-md:items-start",
      grid: "flex-col-reverse items-stretch rounded-control border border-line",
      tree: [
        "items-center ps-[calc(0.25rem+var(--depth)*20px)] hover:bg-petrol-wash",
        "bg-[repeating-linear-gradient(to_right,transparent_0_17px,var(--color-line)_17px_18px,transparent_18px_20px)]",
        "bg-size-[calc(var(--depth)*20px)_100%] bg-no-repeat max-md:flex-wrap max-md:gap-x-1 max-md:gap-y-0",
      ],
    },
    dragging: { true: "relative z-5 shadow-sheet outline outline-petrol", false: "" },
  },
  defaultVariants: { dragging: false },
});

export const sortableContent = cva("min-inline-0", {
  variants: { kind: { list: "flex-1", grid: "flex-none", tree: "flex-1 max-md:basis-[calc(100%-3rem)]" } },
});

/** Classes of the buttons at the end of a tree's entry. */
export const branchActions = "flex items-center max-md:inline-full max-md:justify-end";
