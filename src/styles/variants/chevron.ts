import { cva } from "class-variance-authority";

/** Classes of a small arrow. One that points down turns up while its popover or <details> is open. */
export const chevron = cva(
  "flex-none border-e-[1.5px] border-be-[1.5px] border-current transition-transform duration-160 ease-[ease] block-2 inline-2",
  {
    variants: {
      points: {
        down: [
          "-translate-y-[0.15rem] rotate-45",
          "in-[button:has(+:popover-open)]:translate-y-[0.1rem] in-[button:has(+:popover-open)]:rotate-225",
          "in-[details[open]>summary]:translate-y-[0.1rem] in-[details[open]>summary]:rotate-225",
        ],
        end: "-rotate-45 rtl:rotate-45",
      },
    },
    defaultVariants: { points: "down" },
  },
);
