import { sameValue } from "../content/changed-fields.ts";
import { languageName } from "./languages.ts";
import type { Pair, Translations } from "./translations.ts";

type Labels = Readonly<Record<string, string | null>>;

/** A field in a language as texts: what it is called ('Arabic: Name'), and its translations one below the other. */
type Difference = { label: string; before: string; after: string };

/** Whether a value can be read as the translations of a record: a draft may hold anything. */
const isTranslations = (value: unknown): value is Translations =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every(
    (fields) =>
      typeof fields === "object" &&
      fields !== null &&
      Object.values(fields as object).every(
        (pairs) =>
          Array.isArray(pairs) && pairs.every((pair: unknown) => Array.isArray(pair) && typeof pair[1] === "string"),
      ),
  );

const fieldsOf = (translations: unknown, language: string): Readonly<Record<string, Pair[]>> =>
  (isTranslations(translations) && translations[language]) || {};
const textOf = (pairs: readonly Pair[] = []): string =>
  pairs.flatMap(([, translation]) => translation || []).join("\n");

/** What two versions of the translations of a record differ in, by language and in the order of the form's labels. */
export function translationChanges(labels: Labels, before: unknown, after: unknown): Difference[] {
  const languages = new Set([before, after].flatMap((one) => (isTranslations(one) ? Object.keys(one) : [])));
  return [...languages].flatMap((language) =>
    Object.entries(labels).flatMap(([field, label]) => {
      const [old, now] = [fieldsOf(before, language)[field], fieldsOf(after, language)[field]];
      if (sameValue(old ?? [], now ?? [])) return [];
      const texts = { before: textOf(old), after: textOf(now) };
      // The same translations of other words: they were confirmed.
      const confirmed = texts.before === texts.after && { after: `${texts.after} (for the present wording)` };
      return [{ label: `${languageName(language)}: ${label ?? field}`, ...texts, ...confirmed }];
    }),
  );
}

/** The translations of a record as lines: 'Arabic: Name' and what stands there. */
export const translationsText = (labels: Labels, translations: unknown): string =>
  translationChanges(labels, {}, translations)
    .map(({ label, after }) => `${label}: ${after}`)
    .join("\n");
