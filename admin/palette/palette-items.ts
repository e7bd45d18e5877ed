import type { FoundRecord } from "#db/content/records.ts";
import type { Permission } from "#domain/accounts/roles.ts";
import { CONTENT_KINDS, editorAddress } from "#domain/content/content-kinds.ts";
import { matchingSettings } from "#domain/settings/setting-labels.ts";
import { ACTIONS, type PaletteItem } from "./palette-actions.ts";

type May = (permission: Permission) => boolean;

/** A typed word of this length names an action by its beginning; a shorter one only if it is the whole word. */
const NAMING_LETTERS = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s:]+/)
    .filter(Boolean);

/**
 * The actions that somebody may do, with every word of the text at the beginning of a word of their label or keywords: those
 * that the text names, and the others.
 */
export function matchingActions(text: string, may: May): { named: PaletteItem[]; others: PaletteItem[] } {
  const typed = wordsOf(text);
  const allowed = ACTIONS.filter(({ needs }) => !needs || may(needs));
  const matching = allowed
    .map((item) => ({ item, words: wordsOf(`${item.label} ${item.words ?? ""}`) }))
    .filter(({ words }) => typed.every((one) => words.some((word) => word.startsWith(one))));
  const names = (words: readonly string[]): boolean =>
    typed.length > 0 &&
    typed.every((one) => words.some((word) => word === one || (one.length >= NAMING_LETTERS && word.startsWith(one))));
  const { named = [], others = [] } = Object.groupBy(matching, ({ words }) => (names(words) ? "named" : "others"));
  const isInLabel = ({ label }: PaletteItem): number => Number(names(wordsOf(label)));
  return {
    named: named.map(({ item }) => item).sort((a, b) => isInLabel(b) - isInLabel(a)),
    others: others.map(({ item }) => item),
  };
}

/** The settings that match the text; each leads to its field. */
export function settingItems(text: string, may: May): PaletteItem[] {
  if (!may("content.publish")) return [];
  return matchingSettings(text).map(({ key, label, section }) => ({
    value: `setting-${key}`,
    label,
    detail: `${CONTENT_KINDS.setting.editing.title}: ${section}`,
    kind: "setting",
    href: editorAddress("setting", key),
  }));
}

/** Where the administration shows a record. */
const placeOf = (kind: FoundRecord["kind"], id: string): string =>
  kind === "enquiry" ? `/admin/enquiries/${id}` : editorAddress(kind, id);

/** A record as a line that leads to its editor. */
export function recordItem({ kind, id, name, detail }: FoundRecord): PaletteItem {
  return { value: `${kind}-${id}`, label: name, kind, href: placeOf(kind, id), ...(detail ? { detail } : {}) };
}

/** Whether each word of the text is in what a line says. */
export function isCalled({ label, detail = "" }: Pick<PaletteItem, "label" | "detail">, text: string): boolean {
  const said = `${label} ${detail}`.toLowerCase();
  return wordsOf(text).every((word) => said.includes(word));
}
