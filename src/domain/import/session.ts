import { attributeFinder, type Attribute } from "../specifications/attribute.ts";
import { cellText, textKey } from "./table/table-cells.ts";
import { changesOf, type ImportChange } from "./import-changes.ts";
import { planImport } from "./plan.ts";
import { findHeader, headings as headingsOf, type HeaderRows } from "./table/header.ts";
import { templateOf } from "./columns/built-text.ts";
import { columnOf, needsOfNewProducts, type Mapping } from "./columns/mapping.ts";
import type { NamedRecord } from "./columns/named-records.ts";
import {
  ROW_KINDS,
  type ExistingProduct,
  type NewBrand,
  type NewCategory,
  type Plan,
  type PlannedRow,
  type RowKind,
} from "./plan-types.ts";
import { exportedMapping, proposeMapping, type StoredMapping } from "./columns/propose.ts";
import type { KnownSpecification } from "./columns/propose-target.ts";
import { fileName, pictureLine } from "./read-row.ts";
import { readTable, readTextTable, type ReadFile, type ReadingChoices } from "./table/read-table.ts";
import { hasProductsInColumns, withProductsInRows } from "./table/transposed.ts";
import { refusedCsv, refusedXlsx } from "./table/refused-file.ts";
import { slugMaker } from "./slug-registry.ts";
import { unknownValues, type UnknownValue } from "./unknown-values.ts";

/** What an import needs to know of the catalogue. */
export type Catalogue = {
  brands: readonly NamedRecord[];
  categories: readonly NamedRecord[];
  attributes: readonly Pick<Attribute, "name" | "synonyms" | "unit">[];
  products: readonly ExistingProduct[];
};

/** A file as it was read, for the editor to look at. */
export type Reading = {
  sheets: string[];
  chosen: ReadingChoices;
  header: HeaderRows;
  rows: number;
  /** The first rows with their numbers. */
  sample: { row: number; cells: string[] }[];
};
/** A column: its heading, some of its values, and in how many rows it has one. */
export type ColumnSample = { heading: string; values: string[]; filled: number };
export type PlanSummary = {
  counts: Record<RowKind | "all", number>;
  newBrands: string[];
  newCategories: string[];
  newSeries: string[];
  /** How many rows would be new products if the mapping had what these need, and what that is. */
  lacking: { rows: number; needs: string[] };
};

const SAMPLE_ROWS = 12;
const SAMPLE_VALUES = 3;

/** The import of one file; holds table and plan. In the browser it runs in a worker, so that the screen stays responsive. */
export function importSession() {
  let catalogue: Catalogue = { brands: [], categories: [], attributes: [], products: [] };
  let file: ReadFile | null = null;
  let header: HeaderRows = { first: 0, count: 0 };
  let mapped: Mapping | null = null;
  let plan: Plan = { rows: [], newBrands: [], newCategories: [], newSeries: [] };

  const opened = (): ReadFile => {
    if (!file) throw new Error("No file is open.");
    return file;
  };
  const body = () => opened().table.rows.slice(header.first + header.count);

  const reading = (): Reading => {
    const { table, sheets, chosen } = opened();
    const sample = table.rows.slice(0, Math.max(SAMPLE_ROWS, header.first + header.count + 4));
    return {
      sheets,
      chosen,
      header,
      rows: body().filter((row) => row.some((cell) => cell !== "")).length,
      sample: sample.map((cells, at) => ({ row: at + 1, cells: cells.map(cellText) })),
    };
  };

  /** The specifications in the catalogue of specifications, and all others that products have. */
  const knownSpecifications = (): KnownSpecification[] => {
    const find = attributeFinder(catalogue.attributes);
    const names = new Set(catalogue.products.flatMap(({ specifications }) => specifications.map(({ name }) => name)));
    return [...catalogue.attributes, ...[...names].filter((name) => !find(name)).map((name) => ({ name }))];
  };

  return {
    /** Sets the catalogue with which the file is compared. */
    setStored(known: Catalogue): void {
      catalogue = known;
    },

    async read(source: Uint8Array | string, choices: ReadingChoices = {}): Promise<Reading> {
      const read = typeof source === "string" ? readTextTable(source, choices) : await readTable(source, choices);
      const inColumns = choices.inColumns ?? hasProductsInColumns(read.table, knownSpecifications());
      file = {
        ...read,
        table: withProductsInRows(read.table, inColumns),
        chosen: { ...read.chosen, inColumns },
      };
      header = exportedMapping(file.table) ? { first: 0, count: 1 } : findHeader(file.table);
      return reading();
    },

    /** Sets which rows hold the headings. */
    setHeader(rows: HeaderRows): Reading {
      header = rows;
      return reading();
    },

    columns(): ColumnSample[] {
      const rows = body();
      return headingsOf(opened().table, header).map((heading, at) => {
        const values = rows.map((row) => cellText(row[at])).filter((text) => text !== "");
        return { heading, values: [...new Set(values)].slice(0, SAMPLE_VALUES), filled: values.length };
      });
    },

    propose(saved: readonly StoredMapping[]): { mapping: Mapping; savedAs: string | null } {
      const known = { ...catalogue, specifications: knownSpecifications() };
      const { table, chosen } = opened();
      // Spreadsheets separate cells by semicolons in locales with decimal commas, where 1.250 means 1250.
      return proposeMapping(table, header, known, saved, chosen.delimiter === ";" ? "," : ".");
    },

    /** The brands and categories of the rows that name no record. */
    unknown({ targets, made }: Pick<Mapping, "targets" | "made">): {
      brands: UnknownValue[];
      categories: UnknownValue[];
    } {
      const headings = headingsOf(opened().table, header);
      const at = new Map(headings.map((heading, column) => [textKey(heading), column]));
      const valuesOf = (field: "brand" | "category", template: string): string[] => {
        const column = columnOf(targets, field);
        const text = templateOf(template, headings);
        return body().map(
          (row) =>
            (column === -1 ? "" : cellText(row[column])) ||
            (row.some((cell) => cell !== "") ? text((name) => cellText(row[at.get(textKey(name)) ?? -1])) : ""),
        );
      };
      return {
        brands: unknownValues(valuesOf("brand", ""), catalogue.brands),
        categories: unknownValues(valuesOf("category", made.category), catalogue.categories),
      };
    },

    /** The names of the picture files that the rows ask for. */
    pictureFiles({ targets }: Pick<Mapping, "targets">): string[] {
      const columns = targets.flatMap(({ kind }, at) => (kind === "picture" ? [at] : []));
      const lines = body().flatMap((row) => columns.flatMap((at) => cellText(row[at]).split(/\r\n?|\n/)));
      const names = lines.map((line) => pictureLine(line.trim()).url);
      return [...new Set(names.filter((name) => name !== "" && !/^(?:https?:|data:|\/)/i.test(name)).map(fileName))];
    },

    async plan(mapping: Mapping, pictures: readonly (readonly [string, string])[]): Promise<PlanSummary> {
      const { table } = opened();
      mapped = mapping;
      plan = planImport({
        ...catalogue,
        table,
        header,
        mapping,
        pictures: new Map(pictures),
        slugFromName: await slugMaker(table.rows.flat().map(cellText)),
      });
      const counts = Object.fromEntries(
        ROW_KINDS.map((kind) => [kind, plan.rows.filter((row) => row.kind === kind).length]),
      ) as Record<RowKind, number>;
      return {
        counts: { ...counts, all: plan.rows.length },
        newBrands: plan.newBrands.map(({ name }) => name),
        newCategories: plan.newCategories.map(({ name }) => name),
        newSeries: plan.newSeries.map(({ values }) => values.name),
        lacking: {
          rows: plan.rows.filter((row) => row.kind === "refused" && row.lacking).length,
          needs: needsOfNewProducts(mapping),
        },
      };
    },

    /** Some of the planned rows. */
    rows({ kind, from, limit }: { kind: RowKind | "all"; from: number; limit: number }): PlannedRow[] {
      const chosen = kind === "all" ? plan.rows : plan.rows.filter((row) => row.kind === kind);
      return chosen.slice(from, from + limit);
    },

    /** What is to be stored. */
    changes(): { changes: ImportChange[]; newBrands: NewBrand[]; newCategories: NewCategory[] } {
      return { changes: changesOf(plan), newBrands: plan.newBrands, newCategories: plan.newCategories };
    },

    /** The refused rows as a file, with the reasons. */
    async refusedFile(format: "csv" | "xlsx"): Promise<string | Uint8Array<ArrayBuffer>> {
      const { table } = opened();
      const refused = { table, headings: headingsOf(table, header), rows: plan.rows, decimal: mapped?.decimal ?? "." };
      return format === "csv" ? refusedCsv(refused) : refusedXlsx(refused);
    },
  };
}
export type ImportSession = ReturnType<typeof importSession>;
