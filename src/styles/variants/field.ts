import { cva } from "class-variance-authority";

/** Classes of text inputs, text areas and selects. */
export const field = cva(
  [
    "rounded-control border border-line-strong bg-sheet text-ink",
    "placeholder:text-ink-soft placeholder:opacity-100 aria-invalid:border-bad",
  ],
  {
    variants: {
      size: {
        compact: "px-3 py-1 text-md inline-full min-block-10",
        /** Two of them beside each other in a narrow column. */
        figure: "px-2 py-1 text-md tabular-nums inline-full min-block-10",
        normal: "px-3 py-2 inline-full min-block-(--control)",
        /** As wide as its text needs. */
        fitting: "px-3 py-2 max-inline-full min-block-(--control)",
        large: "px-3 py-2 text-lg inline-full min-block-13",
        /** In the administration. */
        dense: "px-3 py-1.75 inline-full",
      },
      kind: {
        text: "",
        area: "resize-y",
        /** A text area for JSON or Markdown. */
        code: "resize-y font-[ui-monospace,'Cascadia_Mono',Menlo,Consolas,monospace]",
        /** A select with the project's own arrow, at the end of the line in both directions of writing. */
        select: "select-arrow pe-9 text-ellipsis",
      },
    },
    compoundVariants: [
      { size: ["normal", "fitting", "dense"], kind: "code", class: "text-sm" },
      // Phones zoom into a focused field whose text is smaller than 16 px.
      { size: "dense", kind: ["text", "select"], class: "min-block-(--control) pointer-coarse:text-base" },
      { size: "dense", kind: "area", class: "min-block-24 pointer-coarse:text-base" },
    ],
    defaultVariants: { size: "normal", kind: "text" },
  },
);
