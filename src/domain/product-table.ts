/*
 * Products as a table, for a spreadsheet, and the table read back as products. `productTable` writes it, `readProductTable`
 * reads it without losing anything; `productTableColumns` says what each column is, for an import.
 *
 * The columns, by their header:
 * - Name, URL slug, Model, Description: the text.
 * - Brand, Category: the name, or the slug where another record has that name.
 * - Item type: 'product' or 'category'. Featured: 'Yes' or 'No'.
 * - Features: one per line. Pictures: one per line, 'address' or 'address (text)'.
 * - Every other column is a specification: the header is its name, the cell its value as typed. A product that has a name twice
 *   fills two columns of that name. Only a name that is the header of another column is written as 'Specification: Model'.
 * - Specification order: the names in their order, one per line; empty where the columns have that order.
 *
 * Lists (features, pictures, order) stand for a line break within an entry as '\n', and for a backslash before n, r or another
 * backslash as '\\'. A text that is too long for one cell of a spreadsheet goes on in a second column of the same header; a
 * line of a list that goes on there ends with a backslash. What a spreadsheet would take for a formula has an apostrophe in
 * front: `cellText` and `writtenText` of csv.ts write and read it, in headers too.
 */
import type { ItemType } from "./product.ts";
import type { Specification } from "./specification-schema.ts";

export type TableProduct = {
  name: string;
  slug: string;
  /** Name or slug. */
  brand: string;
  /** Name or slug; empty for a product without one. */
  category: string;
  model: string | null;
  item_type: ItemType;
  featured: boolean;
  description: string;
  specifications: Specification[];
  features: string[];
  images: { url: string; alt: string }[];
};

/** The columns of fields by their header, in their order. */
const FIELDS = {
  Name: "name",
  "URL slug": "slug",
  Brand: "brand",
  Category: "category",
  Model: "model",
  "Item type": "item_type",
  Featured: "featured",
  Description: "description",
  Features: "features",
  Pictures: "images",
} as const;
type Header = keyof typeof FIELDS;
type Field = (typeof FIELDS)[Header];
const HEADERS = Object.keys(FIELDS) as Header[];
const ORDER = "Specification order";

const SPECIFICATION = "Specification: ";
const TAKEN = new Set([...HEADERS, ORDER].map((header) => header.toLowerCase()));

const headerOf = (name: string): string =>
  TAKEN.has(name.trim().toLowerCase()) || name.startsWith(SPECIFICATION) ? SPECIFICATION + name : name;
const nameOf = (header: string): string =>
  header.startsWith(SPECIFICATION) ? header.slice(SPECIFICATION.length) : header;

/** A spreadsheet holds no longer text in one cell; an apostrophe may be added. */
const CELL_MAX = 32_766;

const ESCAPES: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\\": "\\\\" };
const escaped = (entry: string): string =>
  entry.replace(/\\(?=[\\nr\n\r]|$)|\n|\r/g, (character) => ESCAPES[character] ?? character);

/** A text in pieces of which each fits in a cell; no character is cut in two, and no escape sequence. */
function pieces(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    let end = max;
    while (end > 1 && /[\uD800-\uDBFF\\]/.test(rest.charAt(end - 1))) end -= 1;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

function listCells(entries: readonly string[]): string[] {
  const cells: string[] = [];
  let cell: string | null = null;
  for (const entry of entries) {
    const parts = pieces(escaped(entry), CELL_MAX - 1);
    for (const [index, part] of parts.entries()) {
      const line = index < parts.length - 1 ? `${part}\\` : part;
      if (cell !== null && index === 0 && cell.length + 1 + line.length <= CELL_MAX) cell = `${cell}\n${line}`;
      else {
        if (cell !== null) cells.push(cell);
        cell = line;
      }
    }
  }
  return cell === null ? [] : [...cells, cell];
}

/** The entries of a list from its cells. */
export function readList(cells: readonly string[]): string[] {
  const text = cells.filter((cell) => cell !== "").join("\n");
  if (text === "") return [];
  const meant: Record<string, string> = { "\\": "\\", n: "\n", r: "\r" };
  const entries = [""];
  for (const [token] of text.matchAll(/\\(?:[\\nr]|\r\n|\n|\r)|\r\n|[\n\r]|[^\\\n\r]+|\\/g)) {
    const last = entries.length - 1;
    if (/^[\r\n]/.test(token)) entries.push("");
    // A backslash at the end of a line: the entry goes on.
    else if (/^\\[\r\n]/.test(token)) continue;
    else entries[last] += token.length === 2 && token.startsWith("\\") ? (meant[token.charAt(1)] ?? token) : token;
  }
  return entries;
}

/** The name that means one record only: its slug where another one has the same name, or this name as its slug. */
export function unambiguousNames(records: readonly { id: string; name: string; slug: string }[]): Map<string, string> {
  const key = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
  const users = new Map<string, Set<string>>();
  for (const { id, name, slug } of records)
    for (const text of [key(name), slug]) users.set(text, (users.get(text) ?? new Set()).add(id));
  return new Map(records.map(({ id, name, slug }) => [id, users.get(key(name))?.size === 1 ? name : slug]));
}

/** A column of specifications: the n-th of that name, from 0. */
const column = (name: string, n: number): string => `${n} ${name}`;
const parted = (one: string) => ({ n: Number.parseInt(one, 10), name: one.slice(one.indexOf(" ") + 1) });

/** The columns that the specifications of a product fill, in their order. */
function columnsOf(specifications: readonly Specification[]): string[] {
  const seen = new Map<string, number>();
  return specifications.map(({ name }) => {
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return column(name, n);
  });
}

/** All columns of specifications, so that most products have theirs in this order. */
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
      const { n, name } = parted(one);
      // Columns of one name are told apart by their order only.
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
    model: [product.model ?? ""],
    item_type: [product.item_type],
    featured: [product.featured ? "Yes" : "No"],
    description: pieces(product.description, CELL_MAX),
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
      ...columns.map((one) => headerOf(parted(one).name)),
      ...Array.from({ length: orderWidth }, () => ORDER),
    ],
    ...rows.map((row) => [
      ...fields.flatMap(({ header, width: count }) => padded(row.fields[FIELDS[header]], count)),
      ...row.values,
      ...padded(row.order, orderWidth),
    ]),
  ];
}

/** What a column of the table holds. */
export type ProductTableColumn =
  { kind: "field"; field: Field } | { kind: "specification"; name: string } | { kind: "order" };

/** What the columns of a table with these headers hold; null if it was not written by `productTable`. */
export function productTableColumns(headers: readonly string[]): ProductTableColumn[] | null {
  if (!headers.includes(ORDER) || !headers.includes("URL slug")) return null;
  return headers.map((header) => {
    if (header === ORDER) return { kind: "order" };
    const field = Object.hasOwn(FIELDS, header) ? FIELDS[header as Header] : undefined;
    return field ? { kind: "field", field } : { kind: "specification", name: nameOf(header) };
  });
}

/** The specifications in the order that the table says; those it does not name come last, in the order of the columns. */
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
      model: text("model") || null,
      item_type: text("item_type") === "category" ? "category" : "product",
      featured: text("featured") === "Yes",
      description: text("description"),
      specifications: inStoredOrder(specifications, order),
      features: readList(cells("features")),
      images: readList(cells("images")).map(readPicture),
    };
  });
}
