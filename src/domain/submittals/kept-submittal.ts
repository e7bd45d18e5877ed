import { typedFrom, type TypedForm } from "./form.ts";
import { leftOutFrom, type LeftOut } from "./items.ts";

/** What a browser keeps of a submittal package: the form, and what is left out, by the slugs of the items. Documents are not kept. */
export type KeptSubmittal = { form: TypedForm; leftOut: Record<string, LeftOut> };

export const NO_SUBMITTAL: KeptSubmittal = { form: {}, leftOut: {} };

/** Makes a package of whatever the browser has stored. */
export function keptSubmittalFrom(stored: unknown): KeptSubmittal {
  if (typeof stored !== "object" || stored === null) return NO_SUBMITTAL;
  const { form, leftOut } = stored as Record<string, unknown>;
  return { form: typedFrom(form), leftOut: leftOutFrom(leftOut) };
}
