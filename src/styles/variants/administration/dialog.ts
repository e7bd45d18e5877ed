import { cva } from "class-variance-authority";

/** Classes of the surface of a dialog. */
export const dialog = cva(
  [
    "fixed inset-0 z-61 flex flex-col border border-line bg-sheet text-ink over-page block-fit inline-[calc(100vw-2rem)]",
    "rounded-sheet shadow-dialog transition-[opacity,translate] duration-120 ease-[ease]",
    "data-ending-style:translate-y-2 data-ending-style:opacity-0",
    "data-starting-style:translate-y-2 data-starting-style:opacity-0",
  ],
  {
    variants: {
      size: { small: "max-inline-120", normal: "max-inline-144", wide: "max-inline-208" },
      place: {
        centre: "m-auto max-block-[calc(100dvh-2rem)]",
        top: "inset-be-auto m-auto mbs-[min(12vh,6rem)] overflow-hidden max-block-[min(34rem,calc(100dvh-4rem))]",
      },
    },
    defaultVariants: { size: "normal", place: "centre" },
  },
);

export const dialogBackdrop =
  "fixed inset-0 z-60 bg-veil-dialog transition-opacity duration-120 ease-[ease] data-ending-style:opacity-0 data-starting-style:opacity-0";
export const dialogHead = "flex items-center justify-between gap-4 px-5 pbs-4 pbe-3";
export const dialogTitle = "text-xl font-bold";
export const dialogBody = "grid gap-4 overflow-y-auto px-5 pbs-1 pbe-5";
export const dialogFoot = "flex flex-wrap justify-end gap-2 border-bs border-line px-5 py-3.5 max-md:*:flex-auto";
/** Classes of the subject of a question, set apart from the question. */
export const dialogFacts = "grid gap-0.5 border-s-2 border-copper bg-ground px-3 py-2.5";
/** Classes of a long list inside a dialog, which scrolls by itself. */
export const dialogList = "max-block-56 overflow-y-auto rounded-control border border-line px-3 py-2 *:not-first:mbs-1";
