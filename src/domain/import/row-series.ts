import { NAME_MAX_LENGTH } from "../products/product.ts";
import { recordFinder } from "./columns/named-records.ts";
import type { ExistingProduct, NewSeries, PlannedRow, StoredValues } from "./plan-types.ts";
import { CLEAR, type RowContent } from "./read-row.ts";
import { textKey } from "./table/table-cells.ts";

type Wanted = { id: string; name: string; brand_id: string; category_id: string };
/** What a row says of its series; nothing where it has no word for it. */
type RowSeries = { values: { series_id?: string } } | { reason: string };

/**
 * Finds the series that rows name: a family of the row's brand in the catalogue, one that another row of the table makes or
 * renames, or else a new one.
 */
export function rowSeries(products: readonly ExistingProduct[]) {
  const families = products.filter(({ item_type }) => item_type === "category");
  const ofBrand = Map.groupBy(families, ({ brand_id }) => brand_id);
  const finders = new Map([...ofBrand].map(([brand, some]) => [brand, recordFinder(some)]));
  const names = new Map(families.map(({ id, name }) => [id, name]));
  const wanted = new Map<string, Wanted>();
  const keyOf = (brand: string | undefined, text: string): string => `${brand ?? ""}\n${textKey(text)}`;

  return {
    /** `row` has what the row's product has or gets. */
    of(content: RowContent, row: Partial<StoredValues>): RowSeries {
      const value = content.fields.get("series");
      if (value === undefined) return { values: {} };
      if (value === CLEAR) return { values: { series_id: "" } };
      if (row.item_type === "category") return { reason: "A series is not a size of another one" };
      const { brand_id = "", category_id = "" } = row;
      const known = finders.get(brand_id)?.(value) ?? wanted.get(keyOf(brand_id, value));
      if (known) return { values: { series_id: known.id } };
      if (value.length > NAME_MAX_LENGTH) return { reason: `A name has at most ${NAME_MAX_LENGTH} characters` };
      if (category_id === "") return { reason: "A new series needs the category of its first product" };
      const made = { id: crypto.randomUUID(), name: value, brand_id, category_id };
      wanted.set(keyOf(brand_id, value), made);
      names.set(made.id, value);
      return { values: { series_id: made.id } };
    },

    nameOf: (id: string | null): string => names.get(id ?? "") ?? "",

    /** The rows with the series that others of them make, and those that are to be created for them. */
    settle(
      rows: readonly PlannedRow[],
      freeSlug: (name: string) => string,
    ): { rows: PlannedRow[]; newSeries: NewSeries[] } {
      if (wanted.size === 0) return { rows: [...rows], newSeries: [] };
      const before = new Map(families.map((family) => [family.id, family]));
      const made = rows.flatMap((row) => {
        const family = row.kind === "new" || row.kind === "changed" ? { ...before.get(row.id), ...row.values } : null;
        return family?.item_type === "category" && "id" in row ? [{ ...family, id: row.id }] : [];
      });
      const ids = new Map(
        made.flatMap(({ id, brand_id, name = "", slug = "" }) =>
          [name, slug].map((text) => [wanted.get(keyOf(brand_id, text))?.id ?? "", id] as const),
        ),
      );
      const used = new Set<string>();
      const settled = rows.map((row): PlannedRow => {
        if (row.kind !== "new" && row.kind !== "changed") return row;
        const { series_id } = row.values;
        if (!series_id) return row;
        const id = ids.get(series_id) ?? series_id;
        used.add(id);
        // A safe cast: both kinds of rows keep their other values.
        return (id === series_id ? row : { ...row, values: { ...row.values, series_id: id } }) as PlannedRow;
      });
      const newSeries = [...wanted.values()]
        .filter(({ id }) => used.has(id))
        .map(({ id, ...series }): NewSeries => ({
          id,
          values: { ...EMPTY, ...series, slug: freeSlug(series.name), description: series.name },
        }));
      return { rows: settled, newSeries };
    },
  };
}

const EMPTY = {
  item_type: "category",
  series_id: null,
  model: null,
  featured: false,
  availability: "current",
  successor: null,
  specifications: [],
  features: [],
  images: [],
} satisfies Partial<StoredValues>;
