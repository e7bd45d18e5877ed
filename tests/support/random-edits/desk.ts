import { listBrands, type Brand } from "#db/products/brands.ts";
import { listCategories, type Category } from "#db/products/categories.ts";
import type { Client, Row } from "#db/client.ts";
import { contentTable } from "#db/content/content-table.ts";
import { unwrap } from "#db/errors.ts";
import { listPages, type Page } from "#db/content/pages.ts";
import { deleteRecords } from "#db/content/records.ts";
import { isOwnPage } from "#domain/pages/own-pages.ts";
import { contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { NothingToChoose, type Random } from "../random.ts";

/** What edits are made with. */
export type Desk = {
  administrator: Client;
  /** Creates records with ids that follow from the seed, which administrators may not choose. */
  secret: Client;
  /** Addresses of pictures that products and brands may get. */
  pictures: readonly string[];
};

type Edit = (desk: Desk, random: Random) => Promise<unknown>;
/** Edits by what they do. One that finds nothing to edit throws NothingToChoose. */
export type Edits = Record<string, Edit>;
/** What an edit makes of one of some records. */
export type Change<T, Values> = (all: readonly T[], row: T) => Values;

export type Product = Row<"products">;
export const products = contentTable("product");

/** Fewer of a kind are not deleted, so that there is always something to edit. */
const FEWEST = { brand: 4, category: 12, product: 14, page: 4 };

export const WORDS = "Cooling Äther 19XR unit Low-noise 1,076 742 kW m³/h R-410A Pumpe & <duct> “quoted” naïve".split(
  " ",
);
export const text = (random: Random, most: number): string =>
  random
    .someOf([...WORDS, ...WORDS], most)
    .join(" ")
    .trim();
/** A name that often differs from another only in case, or not at all. */
export const nameFor = (random: Random, others: readonly string[]): string =>
  others.length > 0 && random.oneIn(4)
    ? random.oneOf([(name: string) => name, upper])(random.oneOf(others))
    : text(random, 4);
const upper = (name: string): string => name.toUpperCase();

const bySlug = <T extends { slug: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
export const brandsOf = async ({ administrator }: Desk): Promise<Brand[]> => bySlug(await listBrands(administrator));
export const categoriesOf = async ({ administrator }: Desk): Promise<Category[]> =>
  bySlug(await listCategories(administrator));
export const productsOf = async ({ administrator }: Desk): Promise<Product[]> =>
  bySlug(await products.list(administrator));
/** The pages that editors wrote; the site's own cannot be moved or deleted. */
export const pagesOf = async ({ administrator }: Desk): Promise<Page[]> =>
  bySlug(await listPages(administrator)).filter(({ slug }) => !isOwnPage(slug));

/** A slug that no record of the kind has: often one that a deleted or renamed record had. */
export async function freeSlug(
  desk: Desk,
  random: Random,
  kind: ContentKind,
  used: readonly { slug: string }[],
): Promise<string> {
  const taken = new Set(used.map(({ slug }) => slug));
  const [deleted, redirects] = await Promise.all([
    desk.secret
      .from("change_rows")
      .select("slug:before->>slug")
      .eq("table_name", contentKind(kind).table)
      .is("after", null)
      .not("before", "is", null),
    desk.secret.from("redirects").select("old_slug").eq("kind", kind),
  ]);
  const known = [...unwrap(deleted).map(({ slug }) => slug), ...unwrap(redirects).map((row) => row.old_slug)];
  const free = [...new Set(known)].filter((slug) => slug !== null && !taken.has(slug)).sort();
  if (free.length > 0 && random.oneIn(2)) return random.oneOf(free) ?? "";
  return `${kind}-${random.uuid().slice(0, 8)}`;
}

export async function deleteSome(
  desk: Desk,
  random: Random,
  kind: keyof typeof FEWEST,
  rows: readonly { id: string }[],
  most = 1,
) {
  const spare = Math.min(most, rows.length - FEWEST[kind]);
  if (spare < 1) throw new NothingToChoose();
  const chosen = random.someOf(rows, spare).map(({ id }) => id);
  await deleteRecords(desk.administrator, kind, chosen);
}

/** Gives a record a slug again that it had. */
export async function moveBack(
  desk: Desk,
  random: Random,
  kind: ContentKind,
  update: (id: string, slug: string) => Promise<unknown>,
): Promise<void> {
  const rows = unwrap(
    await desk.secret.from("redirects").select("old_slug, record_id").eq("kind", kind).order("old_slug"),
  );
  const { old_slug, record_id } = random.oneOf(rows);
  await update(record_id, old_slug);
}
