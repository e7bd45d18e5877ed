import type { Specification } from "../specifications/specification-schema.ts";
import { AVAILABILITY_NAMES } from "../products/availability.ts";
import { listCells, textCells } from "./export-cells.ts";
import { FIELDS, headerOf, HEADERS, ORDER, type Field, type TableProduct } from "./export-columns.ts";

/** A column of specifications: the n-th of that name, from 0. */
const column = (name: string, n: number): string => `${n} ${name}`;
const columnParts = (one: string) => ({ n: Number.parseInt(one, 10), name: one.slice(one.indexOf(" ") + 1) });

/** The columns that the specifications of a product fill, in their order. */
function columnsOf(specifications: readonly Specification[]): string[] {
  const seen = new Map<string, number>();
  return specifications.map(({ name }) => {
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return column(name, n);
  });
}

/** All columns of specifications, in an order that fits most products. */
function specificationColumns(products: readonly TableProduct[]): string[] {
  const sequences = new Map<string, { columns: string[]; products: number }>();
  for (const { specifications } of products) {
    const columns = columnsOf(specifications);
    const key = columns.join("\n");
    const sequence = sequences.get(key);
    if (sequence) sequence.products += 1;
    else sequences.set(key, { columns, products: 1 });
  }
  const order: string[] = [];
  const known = new Set<string>();
  for (const { columns } of [...sequences.values()].sort((a, b) => b.products - a.products)) {
    let at = 0;
    for (const one of columns) {
      if (known.has(one)) {
        at = order.indexOf(one) + 1;
        continue;
      }
      known.add(one);
      const { n, name } = columnParts(one);
      // Columns of one name are distinguished only by their order.
      if (n > 0) at = Math.max(at, order.indexOf(column(name, n - 1)) + 1);
      order.splice(at, 0, one);
      at += 1;
    }
  }
  return order;
}

/** The cells of one product by header, those of specifications apart. */
function fieldCells(product: TableProduct): Record<Field, string[]> {
  return {
    name: [product.name],
    slug: [product.slug],
    brand: [product.brand],
    category: [product.category],
    series: [product.series],
    model: [product.model ?? ""],
    item_type: [product.item_type],
    featured: [product.featured ? "Yes" : "No"],
    availability: [AVAILABILITY_NAMES[product.availability]],
    successor: [product.successor ?? ""],
    description: textCells(product.description),
    features: listCells(product.features),
    images: listCells(product.images.map(({ url, alt }) => (alt ? `${url} (${alt})` : url))),
  };
}

/** The table of these products: its headers, then a row of texts for each of them. */
export function productTable(products: readonly TableProduct[]): string[][] {
  const columns = specificationColumns(products);
  const places = new Map(columns.map((one, index) => [one, index]));
  const rows = products.map((product) => {
    const filled = columnsOf(product.specifications);
    const values = columns.map(() => "");
    let ordered = true;
    let last = -1;
    filled.forEach((one, index) => {
      const place = places.get(one) ?? 0;
      values[place] = product.specifications[index]?.value ?? "";
      ordered &&= place > last;
      last = place;
    });
    const order = ordered ? [] : listCells(product.specifications.map(({ name }) => name));
    return { fields: fieldCells(product), values, order };
  });
  const width = (cellsOf: (row: (typeof rows)[number]) => readonly string[]) =>
    rows.reduce((most, row) => Math.max(most, cellsOf(row).length), 1);
  const fields = HEADERS.map((header) => ({ header, width: width((row) => row.fields[FIELDS[header]]) }));
  const orderWidth = width((row) => row.order);
  const padded = (cells: readonly string[], count: number) => Array.from({ length: count }, (_, at) => cells[at] ?? "");
  return [
    [
      ...fields.flatMap(({ header, width: count }) => Array.from({ length: count }, () => header)),
      ...columns.map((one) => headerOf(columnParts(one).name)),
      ...Array.from({ length: orderWidth }, () => ORDER),
    ],
    ...rows.map((row) => [
      ...fields.flatMap(({ header, width: count }) => padded(row.fields[FIELDS[header]], count)),
      ...row.values,
      ...padded(row.order, orderWidth),
    ]),
  ];
}

/** A unique name for each record: its slug if another record has the same name, or has this name as its slug. */
export function unambiguousNames(records: readonly { id: string; name: string; slug: string }[]): Map<string, string> {
  const key = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
  const users = new Map<string, Set<string>>();
  for (const { id, name, slug } of records)
    for (const text of [key(name), slug]) users.set(text, (users.get(text) ?? new Set()).add(id));
  return new Map(records.map(({ id, name, slug }) => [id, users.get(key(name))?.size === 1 ? name : slug]));
}
