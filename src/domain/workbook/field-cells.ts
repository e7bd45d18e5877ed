import type { Control, Field, Fields } from "../content/fields.ts";
import { readYesNo } from "../import/changed-values.ts";
import { fileName, isAddress } from "../import/read-row.ts";
import { textKey } from "../import/table/table-cells.ts";
import { CARD_KINDS, type CardsOf } from "../pages/section-fields.ts";
import { newSection, SECTION_NAMES, SECTION_TYPES, type TypedSection } from "../pages/sections.ts";
import { contentKind } from "../content/content-kinds.ts";
import { CellError, labelKey, readEntries, writeEntries, type LabelledValue } from "./entry-lines.ts";

/** What cells name: records of other tables, and picture files. */
export type CellNames = {
  /** What a cell calls a record. */
  nameOf: (table: string, id: string) => string;
  /** The record that a cell names. */
  idOf: (table: string, name: string) => string | undefined;
  /** The address of a picture file that came with the workbook. */
  pictureAt: (file: string) => string | undefined;
};
type Typed = Readonly<Record<string, unknown>>;

const SECTION = "Section";
const HIDDEN = "Hidden";

/** The table of the records that a field may choose from; the field `of` beside it says of which kind. */
const tableOfCards = (beside: Typed, of: string): string => contentKind(CARD_KINDS[beside[of] as CardsOf]).table;

/** Whether entries are nothing but pictures, which stand one on each line. */
const arePictures = ({ fields }: Extract<Control, { type: "entries" }>): boolean =>
  Object.values(fields).every(({ control }) => control.type === "picture");

/** What a cell holds for a value as a form has it. `beside` are the other values of the form. */
export function writeCell({ control }: Field, typed: unknown, beside: Typed, names: CellNames): string {
  switch (control.type) {
    case "switch":
      return typed ? "Yes" : "No";
    case "choice":
      return control.labels?.[String(typed)] ?? String(typed);
    case "category":
      return typed ? names.nameOf("categories", String(typed)) : "";
    case "records": {
      const table = tableOfCards(beside, control.of);
      return (typed as string[]).map((id) => names.nameOf(table, id)).join("\n");
    }
    case "sections":
      return writeEntries((typed as TypedSection[]).map((section) => sectionLines(section, names)));
    case "entries": {
      const entries = typed as Typed[];
      if (arePictures(control)) return entries.flatMap((entry) => Object.values(entry)).join("\n");
      return writeEntries(entries.map((entry) => linesOf(control.fields, entry, names)));
    }
    case "translations":
      return "";
    default:
      return String(typed ?? "");
  }
}

const linesOf = (fields: Fields, values: Typed, names: CellNames): LabelledValue[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = writeCell(field, values[name], values, names);
    return value === "" ? [] : [{ label: field.label, value }];
  });

const sectionLines = (section: TypedSection, names: CellNames): LabelledValue[] => [
  { label: SECTION, value: SECTION_TYPES[section.type].label },
  ...(section.hidden ? [{ label: HIDDEN, value: "Yes" }] : []),
  ...linesOf(SECTION_TYPES[section.type].fields, section, names),
];

/** What a form would have for a cell. Throws a CellError that says what is wrong. */
export function readCell(field: Field, text: string, beside: Typed, names: CellNames): unknown {
  const { control } = field;
  switch (control.type) {
    case "switch": {
      const value = readYesNo(text);
      if (value === undefined) throw new CellError("Write Yes or No.");
      return value;
    }
    case "choice": {
      const { options, labels } = control;
      const found = options.find((option) =>
        [option, labels?.[option] ?? option].some((one) => textKey(one) === textKey(text)),
      );
      if (found === undefined)
        throw new CellError(
          `Choose one of ${options.flatMap((option) => labels?.[option] ?? (option || [])).join(", ")}.`,
        );
      return found;
    }
    case "category":
      return recordOf("categories", text, names);
    case "records": {
      const table = tableOfCards(beside, control.of);
      return linesIn(text).map((name) => recordOf(table, name, names));
    }
    case "picture":
      return pictureOf(text, names);
    case "sections":
      return readEntries(text).map((values, index) => readSection(values, index, names));
    case "entries": {
      if (arePictures(control)) {
        const [name = ""] = Object.keys(control.fields);
        return linesIn(text).map((line) => ({ [name]: pictureOf(line, names) }));
      }
      return readEntries(text).map((values, index) => readEntry(control.fields, values, index, names));
    }
    default:
      return text;
  }
}

const linesIn = (text: string): string[] => text.split("\n").flatMap((line) => line.trim() || []);

function recordOf(table: string, name: string, names: CellNames): string {
  const id = names.idOf(table, name);
  if (id === undefined) throw new CellError(`There is no record "${name.slice(0, 80)}" among ${table}.`);
  return id;
}

function pictureOf(text: string, names: CellNames): string {
  if (isAddress(text)) return text;
  const address = names.pictureAt(fileName(text));
  if (address === undefined)
    throw new CellError(`No picture with the file name "${fileName(text).slice(0, 80)}" came with the workbook.`);
  return address;
}

function readEntry(
  fields: Fields,
  values: ReadonlyMap<string, string>,
  index: number,
  names: CellNames,
): Record<string, unknown> {
  refuseOthers(
    Object.values(fields).map(({ label }) => label),
    values,
    index,
  );
  const typed: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = values.get(labelKey(field.label)) ?? "";
    try {
      typed[name] = text === "" ? field.typed(undefined) : readCell(field, text, typed, names);
    } catch (error) {
      throw error instanceof CellError
        ? new CellError(`Entry ${index + 1}, ${field.label}: ${error.message}`, { cause: error })
        : error;
    }
  }
  return typed;
}

function readSection(values: ReadonlyMap<string, string>, index: number, names: CellNames): TypedSection {
  const [said, hidden] = [values.get(labelKey(SECTION)) ?? "", values.get(labelKey(HIDDEN)) ?? ""];
  const type = SECTION_NAMES.find((name) =>
    [name, SECTION_TYPES[name].label].some((one) => textKey(one) === textKey(said)),
  );
  if (!type)
    throw new CellError(
      `Entry ${index + 1} begins with "Section: " and one of ${SECTION_NAMES.map((name) => SECTION_TYPES[name].label).join(", ")}.`,
    );
  const own = new Map([...values].filter(([key]) => ![SECTION, HIDDEN].some((label) => labelKey(label) === key)));
  const fields: Fields = SECTION_TYPES[type].fields;
  const isHidden = hidden === "" ? false : readYesNo(hidden);
  if (isHidden === undefined) throw new CellError(`Write Yes or No after "Hidden: " in entry ${index + 1}.`);
  return { ...newSection(type), ...readEntry(fields, own, index, names), hidden: isHidden };
}

/** The fields of a section or entry; a label that none of them has is a mistake of whoever typed it. */
function refuseOthers(labels: readonly string[], values: ReadonlyMap<string, string>, index: number): void {
  const known = new Set(labels.map(labelKey));
  const other = [...values.keys()].find((key) => !known.has(key));
  if (other !== undefined)
    throw new CellError(`Entry ${index + 1} has no field "${other.slice(0, 60)}", only ${labels.join(", ")}.`);
}

/** Labels that may stand in an entry beside those of its fields. */
export const SECTION_LABELS: readonly string[] = [SECTION, HIDDEN];
