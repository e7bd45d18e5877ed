import type { TypedForm } from "#domain/submittals/form.ts";
import type { LeftOut } from "#domain/submittals/items.ts";
import { keptSubmittalFrom, NO_SUBMITTAL, type KeptSubmittal } from "#domain/submittals/kept-submittal.ts";
import { persistedJson, setAlsoWithoutRoom } from "../lists/persisted-json.ts";

const KEY = "submittal";
/** The form of the package that this browser keeps. */
export const $submittal = persistedJson<KeptSubmittal>(KEY, NO_SUBMITTAL, keptSubmittalFrom);

const change = (next: Partial<KeptSubmittal>): void =>
  setAlsoWithoutRoom(KEY, $submittal, { ...$submittal.get(), ...next });

/** Keeps what was typed into the form. */
export const changeForm = (typed: TypedForm): void => change({ form: { ...$submittal.get().form, ...typed } });

/** Leaves one of the site's own sheets out of an item, or takes it in again. */
export function leaveOut(slug: string, sheet: keyof LeftOut, isOut: boolean): void {
  const { leftOut } = $submittal.get();
  const others = Object.entries(leftOut[slug] ?? {}).filter(([name]) => name !== sheet);
  const sheets: LeftOut = Object.fromEntries(isOut ? [...others, [sheet, true]] : others);
  change({ leftOut: { ...leftOut, [slug]: sheets } });
}

/** Takes a document of a maker into an item, or leaves it out. */
export function takeDocument(slug: string, href: string, isTaken: boolean): void {
  const { taken } = $submittal.get();
  change({ taken: { ...taken, [slug]: { ...taken[slug], [href]: isTaken } } });
}
