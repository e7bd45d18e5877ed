import { cellText, textKey, type Cell } from "./table/table-cells.ts";
import { IGNORE, type Mapping } from "./columns/mapping.ts";
import type { ExistingProduct, StoredValues } from "./plan-types.ts";
import { rowReader } from "./read-row.ts";

/** The parts of a row by which its product is found. */
type RowIdentity = { cells: readonly Cell[]; values: Partial<StoredValues>; brand: string | null; name: string };

/** Keys of rows and products: an equal key means the same product; an empty key matches none. */
export type Matching = {
  ofRow: (row: RowIdentity) => string;
  ofProduct: (product: ExistingProduct) => string;
  /** What a row with an empty key lacks. */
  missing: string;
};

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.every((part) => part) ? parts.map((part) => textKey(part ?? "")).join("\n") : "";

/** The matching that a mapping asks for; null where every row is a new product. */
export function matchingOf(
  { match, targets, decimal, exported }: Mapping,
  headings: readonly string[],
): Matching | null {
  switch (match.by) {
    case "nothing":
      return null;
    case "slug":
      return { ofRow: ({ values }) => values.slug ?? "", ofProduct: ({ slug }) => slug, missing: "the slug" };
    case "model":
      return {
        ofRow: ({ values, brand }) => joined(brand, values.model),
        ofProduct: ({ brand_id, model }) => joined(brand_id, model),
        missing: "brand or model",
      };
    case "name":
      return {
        ofRow: ({ name }) => textKey(name),
        ofProduct: ({ name }) => textKey(name),
        missing: "the name",
      };
    case "column": {
      const target = targets[match.column];
      const missing = `"${headings[match.column] ?? ""}"`;
      if (target?.kind === "specification") {
        const name = textKey(target.name);
        // With its unit, as the product has it.
        const read = rowReader(
          { targets: targets.map((one, at) => (at === match.column ? one : IGNORE)), decimal, exported, clearWord: "" },
          headings,
          new Map(),
        );
        return {
          ofRow: ({ cells }) => {
            const value = read(cells).specifications[0]?.value;
            return typeof value === "string" ? textKey(value) : "";
          },
          ofProduct: ({ specifications }) =>
            textKey(specifications.find((line) => textKey(line.name) === name)?.value ?? ""),
          missing,
        };
      }
      const field = target?.kind === "field" ? target.field : null;
      return {
        ofRow: ({ cells }) => textKey(cellText(cells[match.column])),
        ofProduct: (product) =>
          field === null || field === "brand" || field === "category" || field === "series"
            ? ""
            : textKey(String(product[field] ?? "")),
        missing,
      };
    }
  }
}
