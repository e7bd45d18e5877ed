/** The words that a field of a record holds: what a translator translates one by one. Empty texts have none. */

/** How a field holds words. Fields without this hold none: addresses, choices, numbers, dates. */
export type WordShape =
  /** A text is one; `max` characters are possible, `long` ones have several lines. */
  | { as: "text"; max: number; long: boolean }
  /** A list has one for each of its texts. In a form it is one text, which `between` divides. */
  | { as: "list"; max: number; long: boolean; between: RegExp }
  /** Entries have those of their texts, in the order of their fields. */
  | { as: "entries"; of: (entry: Readonly<Record<string, unknown>>) => WordFields };
export type WordFields = Readonly<Record<string, { label: string; words?: WordShape | undefined }>>;

/** A word with what a form needs to have it translated. The label says where it stands: 'Figures 2: What it says'. */
export type Word = { text: string; label: string; max: number; long: boolean };

const isFilled = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isEntry = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function words(shape: WordShape, value: unknown, label: string): Word[] {
  if (shape.as === "text") {
    const { max, long } = shape;
    return isFilled(value) ? [{ text: value, label, max, long }] : [];
  }
  if (shape.as === "list") {
    const texts: unknown = typeof value === "string" ? value.split(shape.between) : value;
    const { max, long } = shape;
    return Array.isArray(texts)
      ? texts.filter(isFilled).map((text, index) => ({ text, label: `${label} ${index + 1}`, max, long }))
      : [];
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, index) =>
    isEntry(entry)
      ? Object.entries(shape.of(entry)).flatMap(([name, field]) =>
          field.words
            ? words(field.words, entry[name], [`${label} ${index + 1}`, field.label].filter(Boolean).join(": "))
            : [],
        )
      : [],
  );
}

/** The words of a field with their labels, from its value as it is stored or as a form holds it. */
export function labelledWords(fields: WordFields, name: string, value: unknown): Word[] {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.words ? words(field.words, value, field.label) : [];
}

/** The words of a field, in their order. */
export const wordsOf = (fields: WordFields, name: string, value: unknown): string[] =>
  labelledWords(fields, name, value).map(({ text }) => text);

function replaced(shape: WordShape, value: unknown, next: (text: string) => string): unknown {
  if (shape.as === "text") return isFilled(value) ? next(value) : value;
  if (!Array.isArray(value)) return value;
  if (shape.as === "list") return value.map((text: unknown) => (isFilled(text) ? next(text) : text));
  return value.map((entry: unknown) => {
    if (!isEntry(entry)) return entry;
    const parts = Object.entries(shape.of(entry)).flatMap(([name, field]) =>
      field.words && Object.hasOwn(entry, name) ? [[name, replaced(field.words, entry[name], next)]] : [],
    );
    return { ...entry, ...Object.fromEntries(parts) };
  });
}

/** The stored value of a field with other words, in the order of `wordsOf`; where there are fewer, the rest stay. */
export function withWords<Value>(fields: WordFields, name: string, value: Value, others: readonly string[]): Value {
  const shape = Object.hasOwn(fields, name) ? fields[name]?.words : undefined;
  if (!shape) return value;
  const rest = others.values();
  return replaced(shape, value, (text) => rest.next().value ?? text) as Value;
}
