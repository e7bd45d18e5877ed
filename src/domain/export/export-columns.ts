/*
 * Products as a table, for a spreadsheet, and the table read back as products. `productTable` writes it, `readProductTable`
 * reads it without losing anything; `productTableColumns` returns what each column is, for an import.
 *
 * The columns, by their header:
 * - Name, URL slug, Model, Description: the text.
 * - Brand, Category, Series: the name, or the slug where another record has that name.
 * - Item type: 'product' or 'category'. Featured: 'Yes' or 'No'. Availability: 'Current', 'Discontinued', 'For surveys only'.
 * - Successor: the slug of the product that took its place.
 * - Features: one per line. Pictures: one per line, 'address' or 'address (text)'.
 * - Every other column is a specification: the header is its name, the cell its value as typed. A product that has a name twice
 *   fills two columns of that name. Only a name that is the header of another column is written as 'Specification: Model'.
 * - Specification order: the names in their order, one per line; empty where the columns have that order.
 *
 * Lists (features, pictures, order) write a line break within an entry as '\n', and a backslash before n, r or another
 * backslash as '\\'. A text that is too long for one cell of a spreadsheet continues in a second column of the same header; a
 * line of a list that continues there ends with a backslash. What a spreadsheet would run as a formula has an apostrophe in
 * front: `harmlessText` and `writtenText` of csv.ts write and read it, in headers too.
 */
import type { Availability } from "../products/availability.ts";
import type { ItemType } from "../products/product.ts";
import type { Specification } from "../specifications/specification-schema.ts";

export type TableProduct = {
  name: string;
  slug: string;
  /** Name or slug. */
  brand: string;
  /** Name or slug; empty for a product without one. */
  category: string;
  /** Name or slug; empty for a product that is no size of a series. */
  series: string;
  model: string | null;
  item_type: ItemType;
  featured: boolean;
  availability: Availability;
  successor: string | null;
  description: string;
  specifications: Specification[];
  features: string[];
  images: { url: string; alt: string }[];
};

/** The columns of fields by their header, in their order. */
export const FIELDS = {
  Name: "name",
  "URL slug": "slug",
  Brand: "brand",
  Category: "category",
  Series: "series",
  Model: "model",
  "Item type": "item_type",
  Featured: "featured",
  Availability: "availability",
  Successor: "successor",
  Description: "description",
  Features: "features",
  Pictures: "images",
} as const;
type Header = keyof typeof FIELDS;
export type Field = (typeof FIELDS)[Header];
export const HEADERS = Object.keys(FIELDS) as Header[];
export const ORDER = "Specification order";

const SPECIFICATION = "Specification: ";
const TAKEN = new Set([...HEADERS, ORDER].map((header) => header.toLowerCase()));

/** The header of a column of specifications. */
export const headerOf = (name: string): string =>
  TAKEN.has(name.trim().toLowerCase()) || name.startsWith(SPECIFICATION) ? SPECIFICATION + name : name;
const nameOf = (header: string): string =>
  header.startsWith(SPECIFICATION) ? header.slice(SPECIFICATION.length) : header;

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
