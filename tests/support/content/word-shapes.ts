import { WORD_FIELDS } from "#domain/languages/word-fields.ts";
import type { WordFields, WordShape } from "#domain/languages/words.ts";
import { SECTION_NAMES } from "#domain/pages/sections.ts";

/** The fields with words and their shapes, in their order: what the database has to have in checks.word_shapes(). */
type Shape = "text" | "list" | { each: [string, Shape][] } | { "by type": Record<string, [string, Shape][]> };

const fieldsOf = (fields: WordFields): [string, Shape][] =>
  Object.entries(fields).flatMap(([name, { words }]): [string, Shape][] => (words ? [[name, shapeOf(words)]] : []));

function shapeOf(shape: WordShape): Shape {
  if (shape.as !== "entries") return shape.as;
  const each = fieldsOf(shape.of({}));
  if (each.length > 0) return { each };
  return { "by type": Object.fromEntries(SECTION_NAMES.map((type) => [type, fieldsOf(shape.of({ type }))])) };
}

/** What can be translated of each table, as the database describes it. */
export const wordShapes = (): Record<string, Record<string, Shape>> =>
  Object.fromEntries(
    Object.entries(WORD_FIELDS).map(([table, fields]) => [table, Object.fromEntries(fieldsOf(fields))]),
  );
