import { cva } from "class-variance-authority";

/* Facts and figures in the cells of a <dl>: the value above, its name below. */

/** Classes of a cell. */
export const fact = cva("grid content-between", {
  variants: {
    size: {
      normal: "gap-5 px-5 pbs-4.5 pbe-5",
      /** Smaller, beside other content. */
      compact: "gap-3 p-4 max-[24rem]:px-2 max-[24rem]:py-3",
    },
  },
  defaultVariants: { size: "normal" },
});

/** Classes of the name of a fact. */
export const factName = cva("order-2 text-sm leading-[1.35] text-ink-soft", {
  variants: { size: { normal: "", compact: "max-[24rem]:text-xs" } },
  defaultVariants: { size: "normal" },
});

/** Classes of the value of a fact, in words or as a large figure. */
export const factValue = cva("tabular-nums", {
  variants: {
    kind: {
      text: "text-[clamp(1.125rem,1rem+0.8vw,1.625rem)] leading-[1.2] font-[440] tracking-[-0.02em]",
      figure: "text-[clamp(2.25rem,1.6rem+2vw,3.5rem)] leading-[0.95] font-normal tracking-[-0.045em]",
    },
  },
  defaultVariants: { kind: "text" },
});
