// Writes supabase/seed.sql: node scripts/seed/write.ts
import { writeFileSync } from "node:fs";
import { readSpecificationValues } from "#domain/units/quantity.ts";
import { CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { WORD_FIELDS, type TranslatedTable } from "#domain/languages/word-fields.ts";
import { ATTRIBUTES } from "./attributes.ts";
import { EXPECTED } from "./expected-attributes.ts";
import { BRANDS } from "./brands.ts";
import { CATEGORIES, type CategoryPage } from "./categories.ts";
import { FEATURED } from "./featured.ts";
import { idOf, momentOf, slugOf } from "./identity.ts";
import { pages } from "./pages.ts";
import brandProfiles from "./company/brand-profiles.json" with { type: "json" };
import projectTexts from "./company/projects.json" with { type: "json" };
import sectorTexts from "./company/sectors.json" with { type: "json" };
import serviceTexts from "./company/services.json" with { type: "json" };
import articleTexts from "./company/articles.json" with { type: "json" };
import certificateTexts from "./company/certificates.json" with { type: "json" };
import memberTexts from "./company/members.json" with { type: "json" };
import testimonialTexts from "./company/testimonials.json" with { type: "json" };
import { PRODUCTS } from "./products.ts";
import { SETTINGS } from "./settings.ts";
import { translationsFor } from "./translations.ts";
import { insert, json, text, textArray, type Sql } from "./sql.ts";

/** The ids of rows by kind and slug. Throws for an unknown one, which would make the seed fail. */
const known = new Set<string>();

function define(kind: string, slug: string): string {
  const id = idOf(kind, slug);
  if (known.has(id)) throw new Error(`Two of kind ${kind} are called ${slug}`);
  known.add(id);
  return id;
}

function refer(kind: string, slug: string): string {
  const id = idOf(kind, slug);
  if (!known.has(id)) throw new Error(`There is no ${kind} ${slug}`);
  return id;
}

function times(key: string, days: number) {
  const moment = momentOf(key, days);
  return { created_at: moment, updated_at: moment };
}

type Texts = Readonly<Record<string, unknown>>;

/** Texts as the columns of a row: lists of lines as arrays, lists of objects as JSON. */
const columns = (texts: Texts): Record<string, string | number | null | Sql> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      if (!Array.isArray(value)) return [name, value as string | number | null];
      return [name, value.every((entry) => typeof entry === "string") ? textArray(value) : json(value)];
    }),
  );

/** The profile of a brand. All brands have the same columns. */
function profileOf(slug: string): Texts {
  const profiles: Readonly<Record<string, Texts>> = brandProfiles;
  const none = Object.entries(brandProfiles.carrier).map(([name, value]) => [name, Array.isArray(value) ? [] : null]);
  return profiles[slug] ?? (Object.fromEntries(none) as Texts);
}

/** The rows of a kind of the company's content, in the order of its file. */
const companyRows = (
  kind: "project" | "service" | "sector" | "testimonial" | "article" | "certificate" | "member",
  all: readonly (Texts & { slug: string })[],
  { ordered = true } = {},
) =>
  all.map((texts, index) => ({
    id: define(kind, texts.slug),
    ...columns(texts),
    ...arabic[CONTENT_KINDS[kind].table].of(texts.slug, texts),
    ...(ordered && { sort_order: (index + 1) * 10 }),
    ...times(`${kind}:${texts.slug}`, 28),
  }));

const arabic = Object.fromEntries(
  (Object.keys(WORD_FIELDS) as TranslatedTable[]).map((table) => [table, translationsFor(table)]),
) as Record<TranslatedTable, ReturnType<typeof translationsFor>>;

const brands = BRANDS.map((brand) => ({
  id: define("brand", brand.slug),
  name: brand.name,
  slug: brand.slug,
  logo: brand.logo,
  description: brand.description,
  website: brand.website,
  country: brand.country,
  established: brand.established,
  ...columns(profileOf(brand.slug)),
  featured: brand.featured,
  featured_products_limit: brand.limit,
  show_featured_products: brand.showFeatured,
  ...arabic.brands.of(brand.slug, { ...brand, ...profileOf(brand.slug) }),
  ...times(`brand:${brand.slug}`, 56),
}));

type Place = { parent: string | null; order: number; active: boolean };

function categoryRow(name: string, description: string, { parent, order, active }: Place, page?: CategoryPage) {
  const slug = slugOf(name);
  const row = {
    id: define("category", slug),
    name,
    slug,
    description,
    parent_id: parent,
    sort_order: order,
    is_active: active,
    page_title: page?.title ?? null,
    search_description: page?.search ?? null,
    introduction: page?.introduction ?? null,
  };
  return { ...row, ...arabic.categories.of(slug, row), ...times(`category:${slug}`, 56) };
}

const roots = CATEGORIES.map((root, order) =>
  categoryRow(root.name, root.description, { parent: null, order, active: true }, root.page),
);
const children = CATEGORIES.flatMap((root) =>
  root.children.map((child, order) =>
    categoryRow(child.name, child.description, {
      parent: refer("category", slugOf(root.name)),
      order,
      active: !child.inactive,
    }),
  ),
);

const attributes = ATTRIBUTES.map((attribute) => ({
  id: define("attribute", slugOf(attribute.name)),
  name: attribute.name,
  unit: attribute.unit ?? null,
  kind: attribute.kind ?? "number",
  category: attribute.category,
  better: attribute.better ?? null,
  synonyms: textArray(attribute.synonyms ?? []),
  decimals: attribute.decimals ?? null,
  choices: textArray(attribute.choices ?? []),
  conditions: textArray(attribute.conditions ?? []),
  ...arabic.attributes.of(slugOf(attribute.name), attribute),
  ...times(`attribute:${slugOf(attribute.name)}`, 56),
}));

const expected = Object.entries(EXPECTED).flatMap(([category, names]) =>
  names.map((name, position) => ({
    category_id: refer("category", slugOf(category)),
    attribute_id: refer("attribute", slugOf(name)),
    position,
  })),
);

const products = PRODUCTS.map((product) => {
  const slug = slugOf(product.name);
  return {
    id: define("product", slug),
    brand_id: refer("brand", product.brand),
    category_id: refer("category", slugOf(product.category)),
    item_type: product.family ? "category" : "product",
    series_id: product.series === null ? null : refer("product", slugOf(product.series)),
    name: product.name,
    slug,
    model: product.model,
    description: product.text,
    specifications: json(product.specifications.map(([name, value]) => ({ name, value }))),
    specification_values: json(readSpecificationValues(product.specifications.map(([, value]) => ({ value })))),
    features: textArray(product.features),
    images: json(product.images),
    featured: product.featured,
    availability: product.availability,
    successor: product.successor,
    ...arabic.products.of(slug, { ...product, description: product.text }),
    ...times(`product:${slug}`, 42),
  };
});

const featured = Object.entries(FEATURED).flatMap(([brand, items]) =>
  items.map((item, order) => {
    const slug = "product" in item ? item.product : item.category;
    return {
      id: define("featured", `${brand}/${slug}`),
      brand_id: refer("brand", brand),
      item_type: "product" in item ? "product" : "category",
      product_id: "product" in item ? refer("product", slug) : null,
      category_id: "category" in item ? refer("category", slug) : null,
      display_order: order,
      is_active: !item.inactive,
      ...times(`featured:${brand}/${slug}`, 14),
    };
  }),
);

const pageRows = pages.map((page) => ({
  id: define("page", page.slug),
  title: page.title,
  slug: page.slug,
  body: text(page.body),
  search_description: page.search,
  published: page.published,
  ...arabic.pages.of(page.slug, { ...page, search_description: page.search }),
  ...times(`page:${page.slug}`, 28),
}));

const settings = SETTINGS.map(({ key, value, description }) => ({
  key,
  value: json(value),
  description,
  updated_at: momentOf(`setting:${key}`, 28),
}));

const sql = [
  "-- Written by scripts/seed/write.ts; change the sources there and run it again.\n",
  insert("brands", brands),
  insert("categories", roots),
  insert("categories", children),
  insert("attributes", attributes),
  insert("category_attributes", expected),
  insert("products", products),
  insert("brand_featured_products", featured),
  insert("pages", pageRows),
  insert("projects", companyRows("project", projectTexts)),
  insert("services", companyRows("service", serviceTexts)),
  insert("sectors", companyRows("sector", sectorTexts)),
  insert("testimonials", companyRows("testimonial", testimonialTexts)),
  insert("articles", companyRows("article", articleTexts, { ordered: false })),
  insert("certificates", companyRows("certificate", certificateTexts)),
  insert("members", companyRows("member", memberTexts)),
  insert("settings", settings),
].join("\n");
for (const { end } of Object.values(arabic)) end();

writeFileSync(new URL("../../supabase/seed.sql", import.meta.url), sql);
console.log(
  `supabase/seed.sql: ${brands.length} brands, ${roots.length + children.length} categories, ${products.length} products, ` +
    `${attributes.length} attributes, ${featured.length} featured items, ${pageRows.length} pages, ${settings.length} settings`,
);
