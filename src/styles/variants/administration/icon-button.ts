import { cva } from "class-variance-authority";

/** Classes of a square button with an icon only. */
export const iconButton = cva(
  [
    "inline-grid flex-none place-items-center rounded-control border text-ink-soft min-block-9",
    "disabled:cursor-default disabled:bg-transparent disabled:opacity-35",
    "aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-35",
    "pointer-coarse:min-block-11 pointer-coarse:min-inline-11",
  ],
  {
    variants: {
      tone: {
        plain: "hover:bg-petrol-wash hover:text-petrol",
        /** For deleting or removing. */
        danger: "hover:bg-bad-wash hover:text-bad",
      },
      narrow: { true: "inline-7", false: "inline-9" },
      /** On top of a picture. */
      raised: { true: "border-line bg-sheet", false: "border-transparent" },
      /** Dragged instead of pressed. */
      handle: { true: "cursor-grab touch-none", false: "cursor-pointer" },
    },
    defaultVariants: { tone: "plain", narrow: false, raised: false, handle: false },
  },
);
