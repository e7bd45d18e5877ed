import { cva } from "class-variance-authority";

/** Classes of a message that stays where it concerns something. */
export const notice = cva("rounded-control border px-3 py-2.5", {
  variants: {
    tone: {
      plain: "border-line",
      good: "border-good text-good",
      bad: "border-bad bg-bad-wash text-bad",
      warn: "border-warn bg-warn-wash text-warn",
    },
  },
  defaultVariants: { tone: "plain" },
});
