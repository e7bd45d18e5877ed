import { cva } from "class-variance-authority";

/** Classes of the column that holds the parts of an editor, one below the other. */
export const frame = cva("grid gap-5 *:min-inline-0", {
  variants: { width: { editor: "mx-auto max-inline-240", full: "" } },
  defaultVariants: { width: "editor" },
});
