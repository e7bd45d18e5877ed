import { cva, type VariantProps } from "class-variance-authority";

/**
 * Classes of buttons and of links that look like one, on every surface. The caller adds the margin:
 * `button({ intent: "primary", class: "mbs-4" })`.
 */
export const button = cva(
  [
    "inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border leading-[1.2] font-medium",
    "no-underline transition-colors duration-120 print:hidden",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
  ],
  {
    variants: {
      intent: {
        plain: "border-line-strong bg-transparent text-ink hover:border-petrol hover:text-petrol",
        primary:
          "border-petrol bg-petrol text-on-petrol hover:border-petrol-strong hover:bg-petrol-strong hover:text-on-petrol",
        danger: "border-bad bg-transparent text-bad hover:bg-bad-wash",
        quiet: "border-transparent bg-transparent text-ink hover:border-petrol hover:text-petrol",
        /** On large petrol surfaces. */
        onDeep: "border-on-deep bg-transparent text-on-deep hover:bg-on-deep hover:text-petrol-deep",
      },
      size: {
        normal: "px-4.5 min-block-(--control)",
        small: "px-3 text-sm min-block-9",
        /** One of the page numbers below a list of the public site. */
        pageNumber: "px-1 text-sm tabular-nums min-block-9 min-inline-9",
        large: "px-6 min-block-13",
        /** In the administration, which is set more densely. */
        dense: "px-4 whitespace-nowrap min-block-(--control)",
        denseSmall: "px-3 text-sm whitespace-nowrap min-block-9 pointer-coarse:min-block-11",
        /** One of several page numbers. */
        number: "px-2 text-sm whitespace-nowrap tabular-nums min-block-9 min-inline-9 pointer-coarse:min-block-11",
        /** As wide as high, for a picture. */
        square: "flex-none p-0 inline-(--control) min-block-(--control)",
      },
    },
    defaultVariants: { intent: "plain", size: "normal" },
  },
);

export type ButtonLook = VariantProps<typeof button>;

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
