import { cva } from "class-variance-authority";

/** Classes of a button or a link on the public site that shows its symbol alone, without a border. */
export const symbolButton = cva("grid flex-none cursor-pointer place-items-center hover:text-copper", {
  variants: {
    size: {
      /** Beside text in a table. */
      small: "size-8",
      normal: "size-9",
      /** In a bar. */
      large: "size-11",
    },
  },
  defaultVariants: { size: "normal" },
});
