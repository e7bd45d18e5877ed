import { cellText, isNoValue, joinedBlanks, plainDigits, textKey, type Cell } from "./table/table-cells.ts";
import { plainFigure } from "./table/decimals.ts";
import { isUnit } from "../units/unit-pattern.ts";
import { columnOf, IMPORT_FIELDS, type ImportField, type Mapping } from "./columns/mapping.ts";
import { splitValue } from "../specifications/specifications.ts";
import { readList } from "../export/export-cells.ts";
import type { RowProblem } from "./plan-types.ts";

/** Stands for a value that is to be emptied. */
export const CLEAR = Symbol("clear");
type Read<T> = T | typeof CLEAR;

/** The content of one row. Fields without an entry are left as they are. */
export type RowContent = {
  fields: Map<ImportField, Read<string>>;
  specifications: { name: string; value: Read<string>; column: number }[];
  features: Read<string[]> | undefined;
  pictures: Read<{ url: string; alt: string }[]> | undefined;
  /** The names of all specifications in their order; empty where the columns have that order. */
  order: string[];
  problems: RowProblem[];
};

/** The parts of a mapping that are needed to read a row. */
export type ReadingRules = Pick<Mapping, "targets" | "decimal" | "clearWord" | "exported">;

/** Prepares the reading of rows by a mapping. */
export function rowReader(
  { targets, decimal, clearWord, exported }: ReadingRules,
  headings: readonly string[],
  pictures: ReadonlyMap<string, string>,
): (row: readonly Cell[]) => RowContent {
  const clearKey = textKey(clearWord);
  const clears = (text: string): boolean => clearKey !== "" && textKey(text) === clearKey;
  return (row) => {
    const content: RowContent = {
      fields: new Map(),
      specifications: [],
      features: undefined,
      pictures: undefined,
      order: [],
      problems: [],
    };
    const lists = { feature: [] as string[], picture: [] as string[], order: [] as string[] };
    for (const [column, target] of targets.entries()) {
      // The cells of an export are taken literally, and the name of a picture file may have two blanks.
      const isLiteral = exported || target.kind === "picture";
      const text = isLiteral ? cellText(row[column]) : joinedBlanks(cellText(row[column]));
      if (text === "") continue;
      switch (target.kind) {
        case "ignore":
          break;
        case "field":
          content.fields.set(target.field, clears(text) ? CLEAR : text);
          break;
        case "specification":
          if (clears(text)) content.specifications.push({ name: joinedBlanks(target.name), value: CLEAR, column });
          else if (exported) content.specifications.push({ name: target.name, value: text, column });
          else if (!isNoValue(text)) {
            const value = withUnit(joinedBlanks(plainFigure(row[column], decimal)), joinedBlanks(target.unit));
            content.specifications.push({ name: joinedBlanks(target.name), value, column });
          }
          break;
        case "feature":
          if (clears(text)) content.features ??= CLEAR;
          else if (exported) lists.feature.push(text);
          else content.features = [...listOf(content.features), ...linesOf(text)];
          break;
        case "picture":
          if (clears(text)) content.pictures ??= CLEAR;
          else if (exported) lists.picture.push(text);
          else content.pictures = [...listOf(content.pictures), ...picturesOf(linesOf(text), headings[column] ?? "")];
          break;
        case "order":
          lists.order.push(text);
      }
    }
    if (lists.feature.length > 0) content.features = readList(lists.feature);
    if (lists.picture.length > 0) content.pictures = picturesOf(readList(lists.picture), "Pictures");
    content.order = readList(lists.order);
    return content;

    function picturesOf(lines: readonly string[], column: string): { url: string; alt: string }[] {
      return lines.flatMap((line) => {
        const { url, alt } = pictureLine(line);
        if (isAddress(url)) return [{ url, alt }];
        const uploaded = pictures.get(fileName(url));
        if (uploaded !== undefined) return [{ url: uploaded, alt }];
        content.problems.push({
          column,
          reason: `No picture with the file name "${fileName(url).slice(0, 80)}" was dropped`,
        });
        return [];
      });
    }
  };
}

const listOf = <T>(value: Read<T[]> | undefined): T[] => (Array.isArray(value) ? value : []);

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^[•·*]\s+/, "").trim())
    .filter((line) => line !== "");

/** Whether a cell gives the address of a picture, and not the name of a file. */
export const isAddress = (text: string): boolean => /^(?:https?:\/\/|\/|data:)/i.test(text);

/** 'photos\\Front view.JPG' → 'front view.jpg' */
export const fileName = (path: string): string => (path.split(/[\\/]/).at(-1) ?? "").normalize("NFC").toLowerCase();

/** 'https://… (what it shows)', or a file name with its text → its address or name, and its text. */
export function pictureLine(line: string): { url: string; alt: string } {
  const [, url = "", alt = ""] = /^(\S+|.+\.(?:png|jpe?g|webp|avif))\s+\(([^]*)\)$/i.exec(line) ?? [];
  return isAddress(url) || /\.(?:png|jpe?g|webp|avif)$/i.test(url) ? { url, alt } : { url: line, alt: "" };
}

/** A bare number gets the unit of its column; a value with a unit of its own keeps that. */
function withUnit(value: string, unit: string): string {
  if (unit === "") return value;
  const joined = `${value} ${unit}`;
  const parts = splitValue(plainDigits(joined));
  if (isUnit(unit)) return parts.unit === unit ? joined : value;
  return /^[<>≤≥~±+\-−]?\s*\d[\d.,\s]*$/.test(plainDigits(value)) ? joined : value;
}

/** Whether a row fills nothing that the mapping uses. */
export const isEmptyContent = ({ fields, specifications, features, pictures, problems }: RowContent): boolean =>
  fields.size === 0 && specifications.length === 0 && !features && !pictures && problems.length === 0;

/** The heading of the column that fills a field, or the field's own name. */
export function columnName({ targets }: Mapping, headings: readonly string[], field: ImportField): string {
  return headings[columnOf(targets, field)] || IMPORT_FIELDS[field];
}
