import { textKey } from "./table/table-cells.ts";
import { AVAILABILITY_NAMES } from "../products/availability.ts";
import type { Difference, ExistingProduct, StoredValues } from "./plan-types.ts";

type Names = { brand: (id: string) => string; category: (id: string) => string; series: (id: string | null) => string };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const pictureText = ({ url, alt }: { url: string; alt: string }): string => (alt ? `${url} (${alt})` : url);
/** The same keys in the same order, wherever the object comes from. */
const line = ({ name, value }: StoredValues["specifications"][number]) => ({ name, value });
const picture = ({ url, alt }: StoredValues["images"][number]) => ({ url, alt });

/** The differences between a product and new values: only the columns that differ, and a text for each. */
export function differencesOf(
  product: ExistingProduct,
  values: Partial<StoredValues>,
  names: Names,
): { values: Partial<StoredValues>; differences: Difference[] } {
  const changed: Partial<StoredValues> = {};
  const differences: Difference[] = [];
  const compare = <Field extends keyof StoredValues>(
    field: Field,
    label: string,
    show: (value: StoredValues[Field]) => string,
    plain: (value: StoredValues[Field]) => unknown = (value) => value,
  ): void => {
    const after = values[field] as StoredValues[Field] | undefined;
    if (after === undefined || same(plain(product[field]), plain(after))) return;
    changed[field] = after;
    differences.push({ label, before: show(product[field]), after: show(after) });
  };
  const text = (value: string | null): string => value ?? "";
  compare("name", "Name", text);
  compare("slug", "URL slug", text);
  compare("model", "Model", text);
  compare("brand_id", "Brand", names.brand);
  compare("category_id", "Category", names.category);
  compare("item_type", "Item type", text);
  compare("series_id", "Series", names.series);
  compare("featured", "Featured", (value) => (value ? "Yes" : "No"));
  compare("availability", "Availability", (value) => AVAILABILITY_NAMES[value]);
  compare("successor", "Successor", text);
  compare("description", "Description", text);
  if (values.specifications && !same(product.specifications.map(line), values.specifications.map(line))) {
    changed.specifications = values.specifications.map(line);
    differences.push(...lineDifferences(product.specifications, values.specifications));
  }
  compare("features", "Features", (value) => value.join("\n"));
  compare(
    "images",
    "Images",
    (value) => value.map(pictureText).join("\n"),
    (value) => value.map(picture),
  );
  return { values: changed, differences };
}

/** Each specification that differs. Lines of one name are compared in their order. */
function lineDifferences(before: StoredValues["specifications"], after: StoredValues["specifications"]): Difference[] {
  const rest = Map.groupBy(before, ({ name }) => textKey(name));
  const differences = after.flatMap(({ name, value }) => {
    const old = rest.get(textKey(name))?.shift()?.value ?? "";
    return old === value ? [] : [{ label: name, before: old, after: value }];
  });
  const gone = [...rest.values()].flat().map(({ name, value }) => ({ label: name, before: value, after: "" }));
  return [...differences, ...gone];
}
