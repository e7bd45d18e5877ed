import { cva } from "class-variance-authority";

/** Classes of a short list that opens below the header, by the browser's own popover. */
export const menu = cva(
  [
    "fixed inset-s-auto inset-e-[max(1rem,calc((100vw-73rem)/2))] inset-bs-14 inset-be-auto m-0 over-page",
    "rounded-sheet border border-line bg-sheet text-ink shadow-sheet outline-none",
  ],
  {
    variants: {
      kind: {
        list: "p-1.5 min-inline-56",
        panel: "justify-items-start gap-3 px-4.5 py-4 inline-[min(20rem,calc(100vw-2rem))] open:grid",
      },
    },
    defaultVariants: { kind: "list" },
  },
);

export const menuItem =
  "flex inline-full cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-start outline-none hover:bg-petrol-wash hover:text-petrol focus-visible:bg-petrol-wash focus-visible:text-petrol [&_svg]:size-4";
