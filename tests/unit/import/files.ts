import { importSession, type Catalogue } from "#domain/import/session.ts";
import type { Mapping } from "#domain/import/columns/mapping.ts";
import type { ExistingProduct, PlannedRow } from "#domain/import/plan-types.ts";
import { withLikely } from "#domain/import/unknown-values.ts";
import { PRODUCT_FIELDS } from "../../support/content/product-fields.ts";

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const utf16 = (text: string, { bigEndian = false, mark = true } = {}): Uint8Array => {
  const bytes = [...(mark ? "\uFEFF" : ""), ...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
  return new Uint8Array(bytes);
};

const letters = (encoding: string): Map<string, number> =>
  new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(new Uint8Array([byte])), byte]));
/** A text in an encoding with one byte per letter. */
export const inBytes = (text: string, encoding: "windows-1252" | "windows-1256"): Uint8Array => {
  const bytes = letters(encoding);
  return new Uint8Array([...text].map((letter) => bytes.get(letter) ?? 63));
};

export const BRAND = { id: "11111111-1111-4111-8111-111111111111", name: "York", slug: "york" };
export const CATEGORY = { id: "22222222-2222-4222-8222-222222222222", name: "Screw Chillers", slug: "screw-chillers" };

export const product = (values: Partial<ExistingProduct>): ExistingProduct => ({
  ...PRODUCT_FIELDS,
  id: crypto.randomUUID(),
  brand_id: BRAND.id,
  category_id: CATEGORY.id,
  name: "York YK",
  slug: "york-yk",
  model: "YK",
  description: "A chiller.",
  featured: false,
  ...values,
});

/** Reads a file, maps it as proposed and with `change`, and plans it. */
export async function planned(
  source: Uint8Array | string,
  { change = {}, catalogue = {} }: { change?: Partial<Mapping>; catalogue?: Partial<Catalogue> } = {},
): Promise<{ rows: PlannedRow[]; mapping: Mapping; session: ReturnType<typeof importSession> }> {
  const session = importSession();
  session.setStored({ brands: [BRAND], categories: [CATEGORY], attributes: [], products: [], ...catalogue });
  await session.read(source);
  const { mapping: proposed } = session.propose([]);
  const whole = { ...proposed, brand: BRAND.id, category: CATEGORY.id, ...change };
  const mapping = withLikely(whole, session.unknown(whole));
  const { counts } = await session.plan(mapping, []);
  return { rows: session.rows({ kind: "all", from: 0, limit: counts.all }), mapping, session };
}

/** The products of a catalogue after the planned rows were stored. */
export function stored(products: readonly ExistingProduct[], rows: readonly PlannedRow[]): ExistingProduct[] {
  const byId = new Map(products.map((one) => [one.id, one]));
  for (const row of rows) {
    if (row.kind === "new") byId.set(row.id, { ...product({}), ...row.values, id: row.id });
    const before = row.kind === "changed" ? byId.get(row.id) : undefined;
    if (row.kind === "changed" && before) byId.set(row.id, { ...before, ...row.values });
  }
  return [...byId.values()];
}
