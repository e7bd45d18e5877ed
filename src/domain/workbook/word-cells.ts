import type { WordFields, WordShape } from "../languages/words.ts";
import { CellError, labelKey, readEntries, writeEntries } from "./entry-lines.ts";
import { SECTION_LABELS } from "./field-cells.ts";

/*
 * The words of a field in another language as a cell: written like the field itself, with nothing but the words, in the same
 * order. A line '-' stands for a word that is not translated.
 */

const MISSING = "-";
const isFilled = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const escaped = (text: string): string => (/^\\*-$/.test(text) ? `\\${text}` : text);
const meant = (text: string): string => (text === MISSING ? "" : text.replace(/^\\(?=\\*-$)/, ""));
type Entry = Readonly<Record<string, unknown>>;

/** The texts of a list, as it is stored or as a form holds it. */
const listOf = (shape: Extract<WordShape, { as: "list" }>, value: unknown): unknown[] =>
  typeof value === "string" ? value.split(shape.between) : Array.isArray(value) ? value : [];

const wordFields = (fields: WordFields) =>
  Object.entries(fields).flatMap(([name, { label, words }]) => (words ? [{ name, label, words }] : []));

/** The cell with the translations of a field, which `next` gives in the order of its words; empty if there are none. */
export function writeWords(shape: WordShape, value: unknown, next: () => string): string {
  if (shape.as === "text") return isFilled(value) ? escaped(next()) : "";
  if (shape.as === "list") {
    const texts = listOf(shape, value).filter(isFilled).map(next);
    return texts.every((text) => text === "")
      ? ""
      : texts.map((text) => (text === "" ? MISSING : escaped(text))).join(shape.long ? "\n\n" : "\n");
  }
  const entries = (Array.isArray(value) ? (value as Entry[]) : []).map((entry) =>
    wordFields(shape.of(entry)).flatMap(({ name, label, words }) => {
      const text = writeWords(words, entry[name], next);
      return text === "" ? [] : [{ label, value: text }];
    }),
  );
  return entries.every((entry) => entry.length === 0) ? "" : writeEntries(entries);
}

/** The translations in such a cell, one for each word of the field, empty for none. Throws a CellError where they do not fit. */
export function readWords(shape: WordShape, value: unknown, text: string): string[] {
  if (shape.as === "text") {
    if (isFilled(value)) return [meant(text)];
    if (text !== "" && text !== MISSING) throw new CellError("There is no text beside it that it could translate.");
    return [];
  }
  if (shape.as === "list") {
    const words = listOf(shape, value).filter(isFilled);
    const texts = text.split(shape.between).flatMap((one) => one.trim() || []);
    if (text !== "") refuseNumber(texts.length, words.length, shape.long ? "paragraphs" : "lines");
    return words.map((_, index) => meant(texts[index] ?? ""));
  }
  const entries = Array.isArray(value) ? (value as Entry[]) : [];
  const read = readEntries(text);
  if (text !== "") refuseNumber(read.length, entries.length, "entries");
  return entries.flatMap((entry, index) => {
    const fields = shape.of(entry);
    const values = read[index] ?? new Map<string, string>();
    const known = new Set([...Object.values(fields).map(({ label }) => label), ...SECTION_LABELS].map(labelKey));
    const other = [...values.keys()].find((key) => !known.has(key));
    if (other !== undefined) throw new CellError(`Entry ${index + 1} has no field "${other.slice(0, 60)}".`);
    return wordFields(fields).flatMap(({ name, label, words }) => {
      try {
        return readWords(words, entry[name], values.get(labelKey(label)) ?? "");
      } catch (error) {
        throw error instanceof CellError
          ? new CellError(`Entry ${index + 1}, ${label}: ${error.message}`, { cause: error })
          : error;
      }
    });
  });
}

function refuseNumber(read: number, wanted: number, what: string): void {
  if (read !== wanted)
    throw new CellError(
      `It has ${read} ${what}, and the column that it translates ${wanted}. Write - for one that is not translated.`,
    );
}
