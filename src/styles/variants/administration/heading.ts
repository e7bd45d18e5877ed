import { cva } from "class-variance-authority";

/** Classes of headings in the administration. */
export const heading = cva("font-bold", {
  variants: {
    level: {
      page: "text-3xl leading-[1.2] tracking-[-0.02em]",
      card: "text-lg tracking-[-0.01em]",
      section: "text-sm leading-[1.4] tracking-normal",
    },
  },
});
