import { cva } from "class-variance-authority";

/** Classes of a box on a public page, with the sharp corners of a drawing. */
export const card = cva("border border-line bg-sheet");
