import { cva } from "class-variance-authority";

/** Classes of a list between hairlines, each entry marked by a copper dash. */
export const featureList = cva("border-bs border-line");

/** Classes of an entry of such a list. */
export const featureListItem = cva([
  "relative border-be border-line py-2.5 ps-7",
  "before:absolute before:inset-s-0 before:inset-bs-[1.35rem] before:bg-copper before:block-[2px] before:inline-4",
]);
