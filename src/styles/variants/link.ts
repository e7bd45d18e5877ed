import { cva } from "class-variance-authority";

/**
 * Classes of links in running text (`inText`), of links on their own that lead on (`onward`), and of email
 * addresses and telephone numbers (`address`), which may break where their line ends.
 */
export const link = cva("text-petrol underline decoration-1 hover:decoration-2", {
  variants: {
    kind: {
      inText: "cursor-pointer underline-offset-[0.2em] hover:text-petrol-strong",
      onward:
        "inline-flex items-center gap-2 font-medium decoration-copper/70 underline-offset-[0.3em] target-blank:after:content-['↗'/'']",
      address: "font-medium decoration-copper/70 underline-offset-[0.3em]",
    },
  },
  defaultVariants: { kind: "inText" },
});
