import { cva } from "class-variance-authority";

/** Classes of a message that stays beside what it is about, or over the page until it is dismissed. */
export const notice = cva("border", {
  variants: {
    tone: {
      plain: "border-line",
      good: "border-good text-good",
      bad: "border-bad bg-bad-wash text-bad",
      warn: "border-warn bg-warn-wash text-warn",
    },
    place: { within: "rounded-control px-3 py-2.5", over: "px-4 py-3 shadow-sheet" },
  },
  defaultVariants: { tone: "plain", place: "within" },
});
