import { cva } from "class-variance-authority";
import { panel } from "./basics.ts";
import { button, type ButtonLook } from "./buttons.ts";

export type DenseLook = { intent?: NonNullable<ButtonLook["intent"]>; small?: boolean };

/** The classes of a button of the administration, also for links that look like one. */
export function buttonClass({ intent = "plain", small = false }: DenseLook = {}, extra = ""): string {
  return button({ intent, size: small ? "denseSmall" : "dense", class: extra });
}

/** Classes of the surface of a dialog. */
export const dialog = cva(
  [
    "fixed inset-0 z-61 flex flex-col border border-line bg-sheet text-ink over-page block-fit inline-[calc(100vw-2rem)]",
    "rounded-sheet shadow-dialog transition-[opacity,translate] duration-120 ease-[ease]",
    "data-ending-style:translate-y-2 data-ending-style:opacity-0",
    "data-starting-style:translate-y-2 data-starting-style:opacity-0",
  ],
  {
    variants: {
      size: { small: "max-inline-120", normal: "max-inline-144", wide: "max-inline-208" },
      place: {
        centre: "m-auto max-block-[calc(100dvh-2rem)]",
        top: "inset-be-auto m-auto mbs-[min(12vh,6rem)] overflow-hidden max-block-[min(34rem,calc(100dvh-4rem))]",
      },
    },
    defaultVariants: { size: "normal", place: "centre" },
  },
);

export const dialogBackdrop =
  "fixed inset-0 z-60 bg-veil-dialog transition-opacity duration-120 ease-[ease] data-ending-style:opacity-0 data-starting-style:opacity-0";
export const dialogHead = "flex items-center justify-between gap-4 px-5 pbs-4 pbe-3";
export const dialogTitle = "text-xl font-bold";
export const dialogBody = "grid gap-4 overflow-y-auto px-5 pbs-1 pbe-5";
export const dialogFoot = "flex flex-wrap justify-end gap-2 border-bs border-line px-5 py-3.5 max-md:*:flex-auto";
/** Classes of the subject of a question, set apart from the question. */
export const dialogFacts = "grid gap-0.5 border-s-2 border-copper bg-ground px-3 py-2.5";
/** Classes of a long list inside a dialog, which scrolls by itself. */
export const dialogList = "max-block-56 overflow-y-auto rounded-control border border-line px-3 py-2 *:not-first:mbs-1";

/** Classes of the column that holds the parts of an editor, one below the other. */
export const frame = cva("grid gap-5 *:min-inline-0", {
  variants: { width: { editor: "mx-auto max-inline-240", full: "" } },
  defaultVariants: { width: "editor" },
});

/** Classes of headings in the administration. */
export const heading = cva("font-bold", {
  variants: {
    level: {
      page: "text-3xl leading-[1.2] tracking-[-0.02em]",
      /** Of a screen whose content begins right below. */
      screen: "text-2xl leading-[1.2] tracking-[-0.015em]",
      card: "text-lg tracking-[-0.01em]",
      section: "text-sm leading-[1.4] tracking-normal",
    },
  },
});

/** Classes of a square button with an icon only. */
export const iconButton = cva(
  [
    "inline-grid flex-none place-items-center rounded-control border text-ink-soft min-block-9",
    "disabled:cursor-default disabled:bg-transparent disabled:opacity-35",
    "aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-35",
    "pointer-coarse:min-block-11 pointer-coarse:min-inline-11",
  ],
  {
    variants: {
      tone: {
        plain: "hover:bg-petrol-wash hover:text-petrol",
        /** For deleting or removing. */
        danger: "hover:bg-bad-wash hover:text-bad",
      },
      narrow: { true: "inline-7", false: "inline-9" },
      /** On top of a picture. */
      raised: { true: "border-line bg-sheet", false: "border-transparent" },
      /** Dragged instead of pressed. */
      handle: { true: "cursor-grab touch-none", false: "cursor-pointer" },
    },
    defaultVariants: { tone: "plain", narrow: false, raised: false, handle: false },
  },
);

/** Classes of a short list that opens below the header, by the browser's own popover. */
export const menu = cva(
  [
    "fixed inset-s-auto inset-e-2 inset-bs-14 inset-be-auto m-0 over-page md:inset-e-4",
    "rounded-sheet border border-line bg-sheet text-ink shadow-sheet outline-none",
  ],
  {
    variants: {
      kind: {
        list: "p-1.5 min-inline-56",
        panel: "justify-items-start gap-3 px-4.5 py-4 inline-[min(20rem,calc(100vw-2rem))] open:grid",
      },
    },
    defaultVariants: { kind: "list" },
  },
);

export const menuItem =
  "flex inline-full cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-start outline-none hover:bg-petrol-wash hover:text-petrol focus-visible:bg-petrol-wash focus-visible:text-petrol [&_svg]:size-4";

/** Classes of a panel with padding: a section of an editor, a step of an import. */
export const sheet = panel({ class: "grid gap-4.5 p-5 *:min-inline-0 max-md:p-4" });

/** Classes of the name of the product. */
export const wordmark = "font-[650] tracking-[-0.02em] text-petrol";

/** Space at both ends of a bar as wide as the room beside the side bar, so that its content lines up with the column below. */
export const screenEdges = "px-[max(1rem,calc((var(--room)-76rem)/2))] md:px-[max(1.5rem,calc((var(--room)-73rem)/2))]";

const lines = "rounded-control border border-line *:border-line *:not-first:border-bs";

/** Classes of a list whose entries can be put in order. */
export const sortable = cva("grid", {
  variants: {
    kind: {
      list: lines,
      grid: "grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3",
      tree: lines,
    },
  },
});

/** Classes of an entry. In a tree, `--depth` is its level: it gets one hairline for each level above. */
export const sortableItem = cva("flex gap-2 bg-sheet p-2", {
  variants: {
    kind: {
      list: "",
      grid: "flex-col-reverse items-stretch rounded-control border border-line",
      tree: [
        "items-center ps-[calc(0.25rem+var(--depth)*20px)] hover:bg-petrol-wash",
        "bg-[repeating-linear-gradient(to_right,transparent_0_17px,var(--color-line)_17px_18px,transparent_18px_20px)]",
        "rtl:bg-[repeating-linear-gradient(to_left,transparent_0_17px,var(--color-line)_17px_18px,transparent_18px_20px)] rtl:bg-right",
        "bg-size-[calc(var(--depth)*20px)_100%] bg-no-repeat max-md:flex-wrap max-md:gap-x-1 max-md:gap-y-0",
      ],
    },
    // Beside several lines, align the handle with the first one.
    tall: { true: "", false: "" },
    dragging: { true: "relative z-5 shadow-sheet outline outline-petrol", false: "" },
  },
  compoundVariants: [
    { kind: "list", tall: false, class: "items-center" },
    { kind: "list", tall: true, class: "items-start" },
  ],
  defaultVariants: { tall: false, dragging: false },
});

/** Classes of the handle with the two move buttons. On a phone they take as little width as their entry's height allows. */
export const sortableHandles = cva("flex items-center", {
  variants: {
    kind: { list: "", grid: "justify-center", tree: "max-md:flex-col" },
    tall: { true: "max-md:flex-col", false: "" },
  },
  compoundVariants: [{ kind: "list", tall: false, class: "max-md:grid max-md:grid-cols-2 max-md:*:first:row-span-2" }],
});

export const sortableContent = cva("min-inline-0", {
  variants: { kind: { list: "flex-1", grid: "flex-none", tree: "flex-1 max-md:basis-[calc(100%-3rem)]" } },
});

/** Classes of the buttons at the end of a tree's entry. */
export const branchActions = "flex items-center max-md:inline-full max-md:justify-end";
