import { cva } from "class-variance-authority";

/** Classes of the element around product cards; its data-view, "grid" or "list", decides the shape of the cards. */
export const productList = cva("grid gap-px border border-line", {
  variants: {
    columns: {
      /** As many as fit, and one in the list view. */
      fitting: "grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] md:data-[view=list]:grid-cols-1",
      /** For four products: one, two or four in a row, never three and one. */
      four: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-4",
    },
  },
  defaultVariants: { columns: "fitting" },
});
