import { typedFrom, type TypedForm } from "./form.ts";
import { leftOutFrom, type LeftOut } from "./items.ts";
import { takenFrom, type TakenDocuments } from "./maker-documents.ts";

/**
 * What a browser keeps of a submittal package: the form, and by the slugs of the items what is left out, and which documents of makers
 * are taken in. The visitor's own documents are not kept.
 */
export type KeptSubmittal = {
  form: TypedForm;
  leftOut: Record<string, LeftOut>;
  taken: Record<string, TakenDocuments>;
};

export const NO_SUBMITTAL: KeptSubmittal = { form: {}, leftOut: {}, taken: {} };

/** Makes a package of whatever the browser has stored. */
export function keptSubmittalFrom(stored: unknown): KeptSubmittal {
  if (typeof stored !== "object" || stored === null) return NO_SUBMITTAL;
  const { form, leftOut, taken } = stored as Record<string, unknown>;
  return { form: typedFrom(form), leftOut: leftOutFrom(leftOut), taken: takenFrom(taken) };
}
