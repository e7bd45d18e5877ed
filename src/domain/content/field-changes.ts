import { diffWordsWithSpace } from "diff";
import { translationChanges } from "../languages/translation-text.ts";
import { SETTING_LABELS } from "../settings/setting-labels.ts";
import { fieldLabels } from "./field-labels.ts";
import { fieldText } from "./field-text.ts";

type Values = Readonly<Record<string, unknown>> | null;

/** A field that a change changed, as texts. Translations are one column, but a change of it for each field. */
export type FieldChange = { field: string; label: string; before: string; after: string };

/** What a change did to a record, field by field in the order of its form. Without a `before` or an `after` only what is filled. */
export function fieldChanges(
  table: string,
  before: Values,
  after: Values,
  names: ReadonlyMap<string, string> = new Map(),
): FieldChange[] {
  const labels = fieldLabels(table);
  return Object.entries(labels).flatMap(([field, label]) => {
    if (!(before && field in before) && !(after && field in after)) return [];
    if (field === "translations")
      return translationChanges(labels, before?.[field], after?.[field]).map((change) => ({ field, ...change }));
    const texts = { before: fieldText(before?.[field], names), after: fieldText(after?.[field], names) };
    return texts.before === texts.after ? [] : [{ field, label, ...texts }];
  });
}

/** What a change of settings does, by the keys of the settings. */
export function settingChanges(before: Values, after: Values): FieldChange[] {
  return Object.entries(SETTING_LABELS).flatMap(([field, { label }]) => {
    const texts = { before: fieldText(before?.[field]), after: fieldText(after?.[field]) };
    return after && field in after && texts.before !== texts.after ? [{ field, label, ...texts }] : [];
  });
}

/** A piece of a text: the same in both versions, only in the older (removed) or only in the newer (added). */
export type Piece = { text: string; is: "same" | "removed" | "added" };

/** From this length on texts are compared whole: comparing words would take too long. */
const COMPARED_MAX = 50_000;
/** Of an unchanged stretch between two differences this many characters are shown on either side. */
const AROUND = 80;

/** The words in which two texts differ, each with what stands around it; longer unchanged stretches are left out (…). */
export function wordChanges(before: string, after: string): Piece[] {
  if (before === "" || after === "" || before.length + after.length > COMPARED_MAX)
    return [
      { text: before, is: "removed" as const },
      { text: after, is: "added" as const },
    ].filter(({ text }) => text !== "");
  const parts = diffWordsWithSpace(before, after);
  return parts.map(({ value, added, removed }, index): Piece => {
    if (added) return { text: value, is: "added" };
    if (removed) return { text: value, is: "removed" };
    return { text: shortened(value, index === 0, index === parts.length - 1), is: "same" };
  });
}

/** An unchanged stretch without its middle; at the beginning or end of the text without what is far from the difference. */
function shortened(text: string, first: boolean, last: boolean): string {
  const head = first ? 0 : AROUND;
  const tail = last ? 0 : AROUND;
  if (text.length <= head + tail + AROUND) return text;
  return `${text.slice(0, head).replace(/\S*$/, "")}…${tail === 0 ? "" : text.slice(-tail).replace(/^\S*/, "")}`;
}
