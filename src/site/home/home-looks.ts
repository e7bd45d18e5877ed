/* Looks that several parts of the home page share. */

/** A part of the home page, below a rule. */
export const section = "border-bs border-line py-section";
export const lead = "max-inline-152 text-lead text-ink-soft";
/** A cell that leads somewhere. */
export const tile =
  "flex min-block-30 flex-col justify-end gap-1 p-6 transition-colors duration-120 hover:bg-petrol-wash";
export const tileLabel = "text-sm text-ink-soft";
export const tileValue = "text-2xl font-[520] tracking-[-0.015em] wrap-anywhere";
