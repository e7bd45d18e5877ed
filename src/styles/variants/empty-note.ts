import { cva } from "class-variance-authority";

/** Classes of the message in place of an empty list. */
export const emptyNote = cva("border border-dashed border-line-strong px-6 py-[clamp(2rem,6vw,4rem)] text-center");
