import { availabilityOf } from "../products/availability.ts";
import { readList } from "./export-cells.ts";
import { productTableColumns, type Field, type TableProduct } from "./export-columns.ts";

/** The specifications in the order given in the table; those not named there come last, in the order of the columns. */
export function inStoredOrder<T extends { name: string }>(specifications: readonly T[], order: readonly string[]): T[] {
  const rest = [...specifications];
  const named = order.flatMap((name) => {
    const place = rest.findIndex((one) => one.name === name);
    return place < 0 ? [] : rest.splice(place, 1);
  });
  return [...named, ...rest];
}

/** 'address (text)' → the picture. */
function readPicture(line: string): { url: string; alt: string } {
  const [, url = line, alt = ""] = /^(\S+) \(([^]*)\)$/.exec(line) ?? [];
  return { url, alt };
}

/** The products of a table that `productTable` wrote, headers included; null for any other table. */
export function readProductTable([headers = [], ...rows]: readonly (readonly string[])[]): TableProduct[] | null {
  const columns = productTableColumns(headers);
  if (!columns) return null;
  return rows.map((row) => {
    const cells = (field: Field) =>
      row.filter((_, at) => {
        const one = columns[at];
        return one?.kind === "field" && one.field === field;
      });
    const text = (field: Field) => cells(field).join("");
    const specifications = columns.flatMap((one, at) => {
      const value = row[at] ?? "";
      return one.kind === "specification" && value !== "" ? [{ name: one.name, value }] : [];
    });
    const order = readList(row.filter((_, at) => columns[at]?.kind === "order"));
    return {
      name: text("name"),
      slug: text("slug"),
      brand: text("brand"),
      category: text("category"),
      series: text("series"),
      model: text("model") || null,
      item_type: text("item_type") === "category" ? "category" : "product",
      featured: text("featured") === "Yes",
      availability: availabilityOf(text("availability")) ?? "current",
      successor: text("successor") || null,
      description: text("description"),
      specifications: inStoredOrder(specifications, order),
      features: readList(cells("features")),
      images: readList(cells("images")).map(readPicture),
    };
  });
}
