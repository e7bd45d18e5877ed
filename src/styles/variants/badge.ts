import { cva } from "class-variance-authority";

/** Classes of a small label: a brand, a state, a count. */
export const badge = cva(
  "inline-flex items-center gap-1 rounded-control border px-2 py-0.5 text-xs leading-[1.4] [&_svg]:size-3",
  {
    variants: {
      tone: {
        plain: "border-line bg-ground text-ink",
        good: "border-good text-good",
        bad: "border-bad text-bad",
        copper: "border-copper text-copper",
        /** On top of a picture. */
        copperRaised: "border-copper bg-sheet text-copper",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);
