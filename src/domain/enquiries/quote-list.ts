import { SLUG_MAX_LENGTH } from "../text/plain-slug.ts";
import { withLatinDigits } from "../text/numbers.ts";
import { excerpt } from "../text/text.ts";

/* The visitor's quote list: the products that a price is asked for. No zod here: every page with a product loads this. */

/** The most that a quote list holds; the database refuses more. */
export const QUOTE_LIMITS = { lines: 50, quantity: 9999, note: 300, productName: 200 } as const;
export const QUOTE_LIST_FULL = `Your quote list is full: it holds ${QUOTE_LIMITS.lines} products.`;

/** A product of the list. The name is what the visitor saw, for a product that is no longer in the catalogue. */
export type QuoteLine = { slug: string; name: string; quantity: number; note: string };

const SLUG = new RegExp(`^[a-z0-9-]{1,${SLUG_MAX_LENGTH}}$`);

/** The quantity that was typed; null for anything but a whole number from 1 to the limit. */
export function quantityFrom(typed: string): number | null {
  const text = withLatinDigits(typed);
  if (!/^\s*\d{1,9}\s*$/.test(text)) return null;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= QUOTE_LIMITS.quantity ? quantity : null;
}

/** A text that a form and the database accept: no NUL, no lone surrogates, at most `max` long. */
const cut = (text: unknown, max: number): string =>
  typeof text === "string" ? text.replaceAll("\0", "").slice(0, max).toWellFormed() : "";

/** A line from outside: cuts long texts, replaces an invalid quantity by 1; null without a product. */
function lineFrom({ slug, name, quantity, note }: Record<keyof QuoteLine, unknown>): QuoteLine | null {
  if (typeof slug !== "string" || !SLUG.test(slug)) return null;
  return {
    slug,
    name: cut(name, QUOTE_LIMITS.productName),
    // No list within a list: its text would take more of the stack than there is.
    quantity: (typeof quantity === "object" ? null : quantityFrom(String(quantity))) ?? 1,
    note: cut(note, QUOTE_LIMITS.note),
  };
}

/** True for a list that can be sent as it is: at least one line, every line within the limits, each product once. */
export function isQuoteList(value: unknown): value is QuoteLine[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  const lines = listFrom(value);
  if (value.some(isNested)) return false;
  return JSON.stringify(lines) === JSON.stringify(value.map(inOrder));
}

/** Whether a field of a line is a list or an object, of however many levels. */
function isNested(line: unknown): boolean {
  if (typeof line !== "object" || line === null) return true;
  const { slug, name, quantity, note } = line as QuoteLine;
  return [slug, name, quantity, note].some((field) => typeof field === "object");
}

/** The fields of a line in the order of `lineFrom`, so that two lines can be compared as texts. */
function inOrder(line: unknown): unknown {
  const { slug, name, quantity, note } = line as QuoteLine;
  return { slug, name, quantity, note };
}

/** A list from storage or from others, without invalid lines and with each product once. */
export function listFrom(stored: unknown): QuoteLine[] {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, QuoteLine>();
  for (const entry of stored as unknown[]) {
    const line = typeof entry === "object" && entry !== null ? lineFrom(entry as QuoteLine) : null;
    if (line && !lines.has(line.slug)) lines.set(line.slug, line);
  }
  return [...lines.values()].slice(0, QUOTE_LIMITS.lines);
}

/** The list with one line changed. */
export function withChange(
  lines: readonly QuoteLine[],
  slug: string,
  change: Partial<Omit<QuoteLine, "slug">>,
): QuoteLine[] {
  return lines.map((line) => (line.slug === slug ? { ...line, ...change } : line));
}

/** The list with a line back at the place where it was. */
export function withLineAt(lines: readonly QuoteLine[], line: QuoteLine, place: number): QuoteLine[] {
  const others = lines.filter(({ slug }) => slug !== line.slug);
  return others.toSpliced(place, 0, line).slice(0, QUOTE_LIMITS.lines);
}

/**
 * The visitor's own list with another one added. For a product on both lists, the quantities are added and both notes kept, as
 * far as the limits allow. `left`: how many products did not fit.
 */
export function mergedLists(
  own: readonly QuoteLine[],
  added: readonly QuoteLine[],
): { lines: QuoteLine[]; left: number } {
  const lines = new Map(own.map((line) => [line.slug, line]));
  for (const line of added) {
    const known = lines.get(line.slug);
    if (!known) {
      lines.set(line.slug, line);
      continue;
    }
    const notes = [...new Set([known.note, line.note])].filter(Boolean).join("; ");
    lines.set(line.slug, {
      ...known,
      quantity: Math.min(known.quantity + line.quantity, QUOTE_LIMITS.quantity),
      note: cut(excerpt(notes, QUOTE_LIMITS.note - 1), QUOTE_LIMITS.note),
    });
  }
  const all = [...lines.values()];
  return { lines: all.slice(0, QUOTE_LIMITS.lines), left: Math.max(0, all.length - QUOTE_LIMITS.lines) };
}

/** True if both lists ask for the same; names do not count. */
export function isSameList(one: readonly QuoteLine[], other: readonly QuoteLine[]): boolean {
  return listFragment(one) === listFragment(other);
}

/**
 * The list as the fragment of an address, which browsers send to no server:
 * 'item=air-cooled-chiller.2.On+the+roof&item=fan-coil.12'.
 */
export function listFragment(lines: readonly QuoteLine[]): string {
  const items = lines.map(({ slug, quantity, note }) => ["item", [slug, quantity, note].filter(Boolean).join(".")]);
  return new URLSearchParams(items).toString();
}

/** The list in the address of the quote list, with empty names; empty if it has none. */
export function listFromFragment(hash: string): QuoteLine[] {
  const items = new URLSearchParams(hash.replace(/^#/, "")).getAll("item");
  return listFrom(
    items.map((item) => {
      const [slug = "", quantity = "1", ...note] = item.split(".");
      return { slug, name: "", quantity, note: note.join(".") };
    }),
  );
}

/** What exported files of the list contain of a product besides its line. */
export type QuotedProduct = { name: string; brand: string | null; address: string | null };

/** The list as a table for a spreadsheet: product, brand, quantity, note, page. `productOf` returns null for a product that is no longer in the catalogue. */
export function quoteRows(
  lines: readonly QuoteLine[],
  productOf: (line: QuoteLine) => QuotedProduct | null,
): string[][] {
  return lines.map((line) => {
    const product = productOf(line);
    return [
      product?.name ?? nameOf(line),
      product?.brand ?? "",
      String(line.quantity),
      line.note,
      product?.address ?? "",
    ];
  });
}

/** The name of a line whose product is not in the catalogue (any more). */
export const nameOf = ({ name, slug }: Pick<QuoteLine, "name" | "slug">): string => name || slug;
