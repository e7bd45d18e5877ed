import { listAttributes, setCategoryAttributes } from "#db/attributes.ts";
import { createBrand, listBrands, updateBrand, type Brand } from "#db/brands.ts";
import { createCategory, listCategories, placeCategory, updateCategory, type Category } from "#db/categories.ts";
import type { Client, Row } from "#db/client.ts";
import { contentTable } from "#db/content-table.ts";
import { RefusedError, unwrap } from "#db/errors.ts";
import {
  addFeaturedItem,
  listFeaturedItems,
  removeFeaturedItem,
  reorderFeaturedItems,
  setFeaturedItemActive,
} from "#db/featured.ts";
import { createPage, listPages, setPagePublished, updatePage, type Page } from "#db/pages.ts";
import { storeProductBatch } from "#db/product-batches.ts";
import { deleteRecords } from "#db/records.ts";
import { deleteSetting, listSettings, saveSettings } from "#db/settings.ts";
import { listDeletions, restoreDeletion } from "#db/trash.ts";
import { categoryWithDescendants } from "#domain/category.ts";
import type { ContentKind } from "#domain/content-kinds.ts";
import { SPECIFICATION_CATEGORIES } from "#domain/specification-categories.ts";
import { NothingToChoose, randomOf, type Random } from "./random.ts";

/** What edits are made with. */
export type Desk = {
  administrator: Client;
  /** Creates records with ids that follow from the seed, which administrators may not choose. */
  secret: Client;
  /** Addresses of pictures that products and brands may get. */
  pictures: readonly string[];
};

type Product = Row<"products">;
const products = contentTable("product");

/** Fewer of a kind are not deleted, so that there is always something to edit. */
const FEWEST = { brand: 4, category: 12, product: 14, page: 4 };

const WORDS = "Cooling Äther 19XR unit Low-noise 1,076 742 kW m³/h R-410A Pumpe & <duct> “quoted” naïve".split(" ");
const text = (random: Random, most: number): string =>
  random
    .someOf([...WORDS, ...WORDS], most)
    .join(" ")
    .trim();
/** A name that often differs from another only in case, or not at all. */
const nameFor = (random: Random, others: readonly string[]): string =>
  others.length > 0 && random.oneIn(4)
    ? random.oneOf([(name: string) => name, upper])(random.oneOf(others))
    : text(random, 4);
const upper = (name: string): string => name.toUpperCase();

const bySlug = <T extends { slug: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
const brandsOf = async ({ administrator }: Desk): Promise<Brand[]> => bySlug(await listBrands(administrator));
const categoriesOf = async ({ administrator }: Desk): Promise<Category[]> =>
  bySlug(await listCategories(administrator));
const productsOf = async ({ administrator }: Desk): Promise<Product[]> => bySlug(await products.list(administrator));
const pagesOf = async ({ administrator }: Desk): Promise<Page[]> => bySlug(await listPages(administrator));

/** A slug that no record of the kind has: often one that a deleted or renamed record had. */
async function freeSlug(
  desk: Desk,
  random: Random,
  kind: ContentKind,
  used: readonly { slug: string }[],
): Promise<string> {
  const taken = new Set(used.map(({ slug }) => slug));
  const [trash, redirects] = await Promise.all([
    desk.secret.from("trash").select("slug").eq("kind", kind),
    desk.secret.from("redirects").select("old_slug").eq("kind", kind),
  ]);
  const known = [...unwrap(trash).map(({ slug }) => slug), ...unwrap(redirects).map((row) => row.old_slug)];
  const free = [...new Set(known)].filter((slug) => slug !== null && !taken.has(slug)).sort();
  if (free.length > 0 && random.oneIn(2)) return random.oneOf(free) ?? "";
  return `${kind}-${random.uuid().slice(0, 8)}`;
}

const picture = (desk: Desk, random: Random) => ({
  url: random.oneOf(desk.pictures),
  alt: random.oneIn(2) ? "" : text(random, 5),
});
/** Some of them are in the catalogue of specifications. */
const specifications = (random: Random) =>
  Array.from({ length: random.below(6) }, (_, index) => ({
    name: random.oneOf([`Figure ${index}`, "Cooling capacity", "Air flow", "Refrigerant"]),
    value: random.oneOf([`${random.below(900)} kW`, `${random.below(90)} TR`, "R-134a", "2–3 m³/h"]),
  }));

async function deleteSome(
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

/** A body with links to pages that exist and to one that may not. */
const bodyOf = (random: Random, slugs: readonly string[]): string =>
  [
    `## ${text(random, 3)}`,
    text(random, 12),
    ...random.someOf(slugs, 2).map((slug) => `See [${text(random, 2)}](/products/${slug}).`),
    "- one\n- two",
  ].join("\n\n");

const SETTINGS: Record<string, (random: Random, brands: readonly Brand[]) => unknown> = {
  seo_description: (random) => text(random, 8),
  whatsapp_greeting: (random) => text(random, 6),
  social_links: (random) => [{ label: text(random, 2), url: `https://social.example/${random.below(99)}` }],
  navigation_brands: (random, brands) => random.someOf(brands, 3).map(({ slug }) => slug),
};

type Edit = (desk: Desk, random: Random) => Promise<unknown>;

/** Every kind of edit. One that finds nothing to edit throws NothingToChoose. */
const EDITS = {
  "create a product": async (desk, random) => {
    const [all, brands, categories] = await Promise.all([productsOf(desk), brandsOf(desk), categoriesOf(desk)]);
    const names = all.map(({ name }) => name);
    const row = {
      id: random.uuid(),
      name: nameFor(random, names),
      slug: await freeSlug(desk, random, "product", all),
      description: text(random, 20),
      brand_id: random.oneOf(brands).id,
      category_id: random.oneOf(categories).id,
      specifications: specifications(random),
      images: Array.from({ length: random.below(3) }, () => picture(desk, random)),
    };
    await products.create(desk.secret, row);
  },
  "describe a product": (desk, random) =>
    product(desk, random, () => ({
      description: text(random, 30),
      model: random.oneIn(2) ? null : text(random, 1),
      features: random.someOf(WORDS, 4),
      specifications: specifications(random),
      item_type: random.oneIn(4) ? "category" : "product",
    })),
  "rename a product": (desk, random) =>
    product(desk, random, (all) => ({
      name: nameFor(
        random,
        all.map(({ name }) => name),
      ),
    })),
  "move a product to an address": async (desk, random) => {
    const slug = await freeSlug(desk, random, "product", await productsOf(desk));
    await product(desk, random, () => ({ slug }));
  },
  "move a product back to its old address": (desk, random) =>
    moveBack(desk, random, "product", (id, slug) => products.update(desk.administrator, id, { slug })),
  "move a product to a brand": async (desk, random) => {
    const brand_id = random.oneOf(await brandsOf(desk)).id;
    await product(desk, random, () => ({ brand_id }));
  },
  "move a product to a category": async (desk, random) => {
    const category_id = random.oneOf(await categoriesOf(desk)).id;
    await product(desk, random, () => ({ category_id }));
  },
  "move products to a category": async (desk, random) => {
    const [all, categories] = await Promise.all([productsOf(desk), categoriesOf(desk)]);
    const category_id = random.oneOf(categories).id;
    const changes = random
      .someOf(all, 5)
      .map(({ id, updated_at }) => ({ id, version: updated_at, values: { category_id } }));
    await storeProductBatch(desk.administrator, { kind: "bulk", title: "Category" }, changes);
  },
  "feature a product": (desk, random) => product(desk, random, (_, row) => ({ featured: !row.featured })),
  "add a picture": (desk, random) =>
    product(desk, random, (_, { images }) => ({ images: [picture(desk, random), ...listed(images)].slice(0, 5) })),
  "remove a picture": (desk, random) =>
    product(
      desk,
      random,
      (_, { images }) => ({ images: listed(images).slice(1) }),
      ({ images }) => listed(images).length > 0,
    ),
  "reorder pictures": (desk, random) =>
    product(
      desk,
      random,
      (_, { images }) => ({ images: listed(images).reverse() }),
      ({ images }) => listed(images).length > 1,
    ),
  "delete products": async (desk, random) => deleteSome(desk, random, "product", await productsOf(desk), 3),

  "create a brand": async (desk, random) => {
    const all = await brandsOf(desk);
    const name = nameFor(
      random,
      all.map((brand) => brand.name),
    );
    const slug = await freeSlug(desk, random, "brand", all);
    await createBrand(desk.secret, { id: random.uuid(), name, slug, featured: random.oneIn(2) });
  },
  "describe a brand": (desk, random) =>
    brand(desk, random, () => ({
      description: random.oneIn(4) ? null : text(random, 20),
      country: random.oneIn(2) ? null : text(random, 1),
      established: random.oneIn(2) ? null : 1900 + random.below(100),
      featured: random.oneIn(2),
    })),
  "rename a brand": (desk, random) =>
    brand(desk, random, (all) => ({
      name: nameFor(
        random,
        all.map(({ name }) => name),
      ),
    })),
  "move a brand to an address": async (desk, random) => {
    const slug = await freeSlug(desk, random, "brand", await brandsOf(desk));
    await brand(desk, random, () => ({ slug }));
  },
  "move a brand back to its old address": (desk, random) =>
    moveBack(desk, random, "brand", (id, slug) => updateBrand(desk.administrator, id, { slug })),
  "change how a brand features products": (desk, random) =>
    brand(desk, random, (_, row) => ({
      featured_products_limit: 1 + random.below(8),
      show_featured_products: !row.show_featured_products,
    })),
  "change a logo": (desk, random) =>
    brand(desk, random, (_, { logo }) => ({ logo: logo && random.oneIn(2) ? null : random.oneOf(desk.pictures) })),
  "delete a brand": async (desk, random) => deleteSome(desk, random, "brand", await brandsOf(desk)),

  "create a category": async (desk, random) => {
    const all = await categoriesOf(desk);
    const above = random.oneIn(2) ? null : random.oneOf(all.filter(({ parent_id }) => parent_id === null)).id;
    const name = nameFor(
      random,
      all.map((category) => category.name),
    );
    const slug = await freeSlug(desk, random, "category", all);
    await createCategory(desk.secret, { id: random.uuid(), name, slug, parent_id: above, sort_order: random.below(9) });
  },
  "rename a category": (desk, random) =>
    category(desk, random, (all) => ({
      name: nameFor(
        random,
        all.map(({ name }) => name),
      ),
      description: text(random, 9),
    })),
  "move a category to an address": async (desk, random) => {
    const slug = await freeSlug(desk, random, "category", await categoriesOf(desk));
    await category(desk, random, () => ({ slug }));
  },
  "move a category back to its old address": (desk, random) =>
    moveBack(desk, random, "category", (id, slug) => updateCategory(desk.administrator, id, { slug })),
  "place a category": async (desk, random) => {
    const all = await categoriesOf(desk);
    const { id } = random.oneOf(all.filter(({ parent_id }) => parent_id !== null));
    const below = categoryWithDescendants(all, id);
    const mains = all.filter((row) => row.parent_id === null && !below.has(row.id));
    const parent = random.oneIn(4) ? null : random.oneOf(mains).id;
    const children = all.filter((row) => row.parent_id === parent && row.id !== id).map((row) => row.id);
    await placeCategory(desk.administrator, id, parent, random.shuffled([...children, id]));
  },
  "deactivate a category": (desk, random) =>
    category(
      desk,
      random,
      () => ({ is_active: false }),
      (row) => row.is_active,
    ),
  "activate a category": (desk, random) =>
    category(
      desk,
      random,
      () => ({ is_active: true }),
      (row) => !row.is_active,
    ),
  "delete a category": async (desk, random) => deleteSome(desk, random, "category", await categoriesOf(desk)),

  "feature an item": async (desk, random) => {
    const { id } = random.oneOf(await brandsOf(desk));
    const present = new Set((await listFeaturedItems(desk.administrator, id)).map(({ item_id }) => item_id));
    const own = (await productsOf(desk))
      .filter(({ brand_id }) => brand_id === id)
      .map((row) => ({ row, type: "product" as const }));
    const all = (await categoriesOf(desk)).slice(0, 3).map((row) => ({ row, type: "category" as const }));
    const { row, type } = random.oneOf([...own, ...all].filter((item) => !present.has(item.row.id)));
    await addFeaturedItem(desk.administrator, id, row.id, type);
  },
  "stop featuring an item": async (desk, random) =>
    removeFeaturedItem(desk.administrator, random.oneOf((await featuring(desk, random)).items).id),
  "switch a featured item": async (desk, random) => {
    const item = random.oneOf((await featuring(desk, random)).items);
    await setFeaturedItemActive(desk.administrator, item.id, !item.is_active);
  },
  "reorder featured items": async (desk, random) => {
    const { brandId, items } = await featuring(desk, random, 2);
    await reorderFeaturedItems(desk.administrator, brandId, random.shuffled(items.map(({ id }) => id)));
  },

  "move a specification to another group": async ({ administrator }, random) => {
    const { id } = random.oneOf(await listAttributes(administrator));
    await administrator
      .from("attributes")
      .update({ category: random.oneOf(SPECIFICATION_CATEGORIES) })
      .eq("id", id)
      .throwOnError();
  },

  "expect specifications in a category": async (desk, random) => {
    const { id } = random.oneOf(await categoriesOf(desk));
    const attributes = random.someOf(await listAttributes(desk.administrator), 4);
    await setCategoryAttributes(
      desk.administrator,
      id,
      attributes.map((attribute) => attribute.id),
    );
  },

  "create a page": async (desk, random) => {
    const all = await pagesOf(desk);
    const slugs = (await productsOf(desk)).map(({ slug }) => slug);
    const slug = await freeSlug(desk, random, "page", all);
    const published = !random.oneIn(3);
    await createPage(desk.secret, {
      id: random.uuid(),
      title: text(random, 3),
      slug,
      published,
      body: bodyOf(random, slugs),
    });
  },
  "write a page": async (desk, random) => {
    const slugs = (await productsOf(desk)).map(({ slug }) => slug);
    const search_description = random.oneIn(2) ? null : text(random, 9);
    await page(desk, random, () => ({ body: bodyOf(random, slugs), search_description }));
  },
  "rename a page": (desk, random) =>
    page(desk, random, (all) => ({
      title: nameFor(
        random,
        all.map(({ title }) => title),
      ),
    })),
  "move a page to an address": async (desk, random) => {
    const slug = await freeSlug(desk, random, "page", await pagesOf(desk));
    await page(desk, random, () => ({ slug }));
  },
  "move a page back to its old address": (desk, random) =>
    moveBack(desk, random, "page", (id, slug) => updatePage(desk.administrator, id, { slug })),
  "publish a page": async (desk, random) => {
    const { id } = random.oneOf((await pagesOf(desk)).filter(({ published }) => !published));
    await setPagePublished(desk.administrator, id, true);
  },
  "unpublish a page": async (desk, random) => {
    const { id } = random.oneOf((await pagesOf(desk)).filter(({ published }) => published));
    await setPagePublished(desk.administrator, id, false);
  },
  "delete a page": async (desk, random) => deleteSome(desk, random, "page", await pagesOf(desk)),

  "change a setting": async (desk, random) => {
    const key = random.oneOf(Object.keys(SETTINGS));
    const value = SETTINGS[key]?.(random, await brandsOf(desk)) as string;
    await saveSettings(desk.administrator, { [key]: { value } });
  },
  // The documents of the company show it, too.
  "change the opening hours": (desk, random) =>
    saveSettings(desk.administrator, { opening_hours: { value: text(random, 3) } }),
  "delete a setting": async (desk, random) => {
    const present = (await listSettings(desk.administrator)).map(({ key }) => key);
    await deleteSetting(desk.administrator, random.oneOf(present.filter((key) => key in SETTINGS)));
  },
  "restore a deletion": async (desk, random) => {
    const deletions = (await listDeletions(desk.administrator)).map(({ batch }) => batch);
    for (const batch of [...deletions.slice(0, 1 + random.below(6)).reverse(), ...deletions]) {
      try {
        return await restoreDeletion(desk.administrator, batch);
      } catch (error) {
        // Its slug is used by now, or what it belongs to is deleted.
        if (!(error instanceof RefusedError)) throw error;
      }
    }
    throw new NothingToChoose();
  },
} satisfies Record<string, Edit>;

export type EditKind = keyof typeof EDITS;
export const EDIT_KINDS = Object.keys(EDITS) as EditKind[];

/** Kinds that cost a build much, and happen only in one of so many rounds. */
const RARE: Partial<Record<EditKind, number>> = { "change the opening hours": 8 };

/** One edit; null if there was nothing to edit. */
export type PlannedEdit = { kind: EditKind; make: (desk: Desk) => Promise<boolean> };

/** Edits without end: round after round of all kinds, each round in another order. The same for the same seed. */
export function* plannedEdits(seed: number): Generator<PlannedEdit, never> {
  const random = randomOf(seed);
  for (let round = 0; ; round += 1) {
    for (const kind of random.shuffled(EDIT_KINDS)) {
      // Its own generator: how many numbers one edit takes does not change the next ones.
      const own = randomOf(random.below(2 ** 31));
      if (round % (RARE[kind] ?? 1) !== 0) continue;
      yield {
        kind,
        async make(desk) {
          try {
            await EDITS[kind](desk, own);
            return true;
          } catch (error) {
            if (error instanceof NothingToChoose) return false;
            throw new Error(`To ${kind} failed: ${error instanceof Error ? error.message : String(error)}`, {
              cause: error,
            });
          }
        },
      };
    }
  }
}

type Change<T, Values> = (all: readonly T[], row: T) => Values;

async function product(
  desk: Desk,
  random: Random,
  change: Change<Product, Partial<Product>>,
  fits: (row: Product) => boolean = () => true,
): Promise<void> {
  const all = await productsOf(desk);
  const row = random.oneOf(all.filter(fits));
  await products.update(desk.administrator, row.id, change(all, row));
}

async function brand(desk: Desk, random: Random, change: Change<Brand, Partial<Brand>>): Promise<void> {
  const all = await brandsOf(desk);
  const row = random.oneOf(all);
  await updateBrand(desk.administrator, row.id, change(all, row));
}

async function category(
  desk: Desk,
  random: Random,
  change: Change<Category, Partial<Category>>,
  fits: (row: Category) => boolean = () => true,
): Promise<void> {
  const all = await categoriesOf(desk);
  const row = random.oneOf(all.filter(fits));
  await updateCategory(desk.administrator, row.id, change(all, row));
}

async function page(desk: Desk, random: Random, change: Change<Page, Partial<Page>>): Promise<void> {
  const all = await pagesOf(desk);
  const row = random.oneOf(all);
  await updatePage(desk.administrator, row.id, change(all, row));
}

/** Gives a record a slug again that it had. */
async function moveBack(
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

/** A brand that features at least so many items, switched on or not. */
async function featuring(desk: Desk, random: Random, fewest = 1) {
  for (const { id } of random.shuffled(await brandsOf(desk))) {
    const items = await listFeaturedItems(desk.administrator, id);
    if (items.length >= fewest) return { brandId: id, items };
  }
  throw new NothingToChoose();
}

const listed = (images: Product["images"]): { url: string; alt: string }[] => [
  ...(images as { url: string; alt: string }[]),
];
