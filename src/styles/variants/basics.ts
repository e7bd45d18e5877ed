import { cva } from "class-variance-authority";

/** Classes of a box on a public page, with sharp corners as in a drawing. */
export const card = cva("border border-line bg-sheet");

/** Classes of a raised surface on the page: cards, dialogs, groups of fields. */
export const panel = cva("rounded-sheet border border-line bg-sheet");

/** Classes of a message that stays beside what it is about, or over the page until it is dismissed. */
export const notice = cva("border", {
  variants: {
    tone: {
      plain: "border-line",
      good: "border-good text-good",
      bad: "border-bad bg-bad-wash text-bad",
      warn: "border-warn bg-warn-wash text-warn",
    },
    place: { within: "rounded-control px-3 py-2.5", over: "px-4 py-3 shadow-sheet" },
  },
  defaultVariants: { tone: "plain", place: "within" },
});

/**
 * Classes of links in running text (`inText`), of links on their own that lead on (`onward`), and of email
 * addresses and telephone numbers (`address`), which may break where their line ends.
 */
export const link = cva("text-petrol underline decoration-1 hover:decoration-2", {
  variants: {
    kind: {
      inText: "cursor-pointer underline-offset-[0.2em] hover:text-petrol-strong",
      onward:
        "inline-flex items-center gap-2 font-medium decoration-copper/70 underline-offset-[0.3em] target-blank:after:content-['↗'/''] rtl:target-blank:after:content-['↖'/'']",
      address: "font-medium decoration-copper/70 underline-offset-[0.3em]",
    },
  },
  defaultVariants: { kind: "inText" },
});

/**
 * Classes of the small box around one of several short texts that can be chosen, removed or followed. The caller adds space and
 * size; with `own` also the colours, so that no page loads classes that it does not use.
 */
export const chip = cva("inline-flex items-center rounded-control border", {
  variants: { tone: { plain: "border-line bg-sheet", own: "" } },
  defaultVariants: { tone: "plain" },
});

/** Classes of a key of the keyboard, in a <kbd>. */
export const key =
  "min-inline-5.5 rounded-control border border-line-strong px-1.25 py-px text-center font-sans text-2xs leading-[1.4]";

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

/**
 * Skips the layout of what is off the screen. Until then its height is estimated (`contain-intrinsic-block-size`), so a jump
 * to an element below it would miss; client/listing/prevent-list-flash.ts prevents that.
 */
export const laidOutLater = "[content-visibility:auto] [.laid-out_&]:[content-visibility:visible]";
