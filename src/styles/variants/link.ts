import { cva } from "class-variance-authority";

/** Classes of links in running text (`inText`) and of links that stand for themselves and lead on (`onward`). */
export const link = cva("text-petrol underline decoration-1 hover:decoration-2", {
  variants: {
    kind: {
      inText: "cursor-pointer underline-offset-[0.2em] hover:text-petrol-strong",
      onward:
        "inline-flex items-center gap-2 font-medium decoration-copper/70 underline-offset-[0.3em] target-blank:after:content-['↗'/'']",
    },
  },
  defaultVariants: { kind: "inText" },
});
