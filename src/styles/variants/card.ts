import { cva } from "class-variance-authority";

/** Classes of a box on a public page, with sharp corners as in a drawing. */
export const card = cva("border border-line bg-sheet");
