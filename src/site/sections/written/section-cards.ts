import type { Brand } from "#db/products/brands.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import type { SectionOf } from "#domain/pages/sections.ts";
import { links } from "#texts/language/links.ts";
import { SECTION_TEXTS } from "#texts/sections.ts";
import { categoryWithDescendants } from "#domain/categories/category-tree.ts";
import type { ProductCardView } from "#client/products/listing-cards.ts";
import { brandCard, type BrandCardView } from "../../brands/brand-cards.ts";
import { hasPage } from "../../content/company-pages.ts";
import { perContent, siteData, type ServedPicture, type SiteData } from "../../content/site-data.ts";
import { productCard } from "../../listing/listing-data.ts";

type Company<Table extends "projects" | "testimonials" | "articles"> = SiteData[Table][number];
/** The picture that a card shows; part of its view, so that the page is made again when it is served in another way. */
type WithPicture<Row> = { row: Row; picture: ServedPicture | null | undefined };

/** The cards of a section, with the link to all of their kind. */
export type Cards = { more: { name: string; href: string } | null } & (
  | { kind: "products"; cards: ProductCardView[] }
  | { kind: "brands"; cards: BrandCardView[] }
  | { kind: "services"; cards: { title: string; text: string; icon: string; href: string }[] }
  | { kind: "projects"; cards: WithPicture<Company<"projects">>[] }
  | { kind: "testimonials"; cards: Company<"testimonials">[] }
  | { kind: "news"; cards: WithPicture<Company<"articles">>[] }
);

const newestFirst = (a: { created_at: string }, b: { created_at: string }): number =>
  Date.parse(b.created_at) - Date.parse(a.created_at);
const newestProducts = perContent(() => siteData().products.toSorted(newestFirst));

/** The cards that were chosen, or that the rule of a section finds now; null if there are none. */
export function sectionCards(section: SectionOf<"cards">): Cards | null {
  const cards = MAKERS[section.kind](section);
  return cards.cards.length > 0 ? cards : null;
}

/** The chosen ones of these rows that are still there, in the order in which they were chosen; without any, what the rule gives. */
function rowsOf<Row extends { id: string }>(
  all: readonly Row[],
  { chosen, count }: SectionOf<"cards">,
  byRule: (count: number) => Row[] = (most) => all.slice(0, most),
): Row[] {
  if (chosen.length === 0) return byRule(Number(count));
  return chosen.flatMap((id) => all.find((row) => row.id === id) ?? []);
}

const withPicture = <Row extends { image: string | null }>(row: Row): WithPicture<Row> => ({
  row,
  picture: row.image === null ? null : siteData().pictures[row.image],
});

const MAKERS: Record<SectionOf<"cards">["kind"], (section: SectionOf<"cards">) => Cards> = {
  products: (section) => {
    const { categories, products } = siteData();
    const { rule, category, chosen } = section;
    const active = chosen.length === 0 ? categories.find(({ id }) => id === category) : undefined;
    // A category that was deleted or switched off shows nothing, not everything.
    const within = category === null ? null : active ? categoryWithDescendants(categories, active.id) : new Set();
    const isWithin = ({ category_id }: ProductWithBrand): boolean => within === null || within.has(category_id ?? "");
    const byRule = (count: number): ProductWithBrand[] =>
      rule === "newest"
        ? firstOf(newestProducts(), isWithin, count)
        : firstOf(products, (product) => product.featured && isWithin(product), count);
    return {
      kind: "products",
      cards: rowsOf(products, section, byRule).map(productCard),
      more: active
        ? { name: SECTION_TEXTS.allOfCategory(active.name), href: links.category(active.slug) }
        : { name: SECTION_TEXTS.allProducts, href: links.products() },
    };
  },
  brands: (section) => {
    const { brands } = siteData();
    const byRule = (count: number): Brand[] =>
      (section.rule === "newest" ? brands.toSorted(newestFirst) : brands.filter(({ featured }) => featured)).slice(
        0,
        count,
      );
    return { kind: "brands", cards: rowsOf(brands, section, byRule).map(brandCard), more: null };
  },
  services: (section) => ({
    kind: "services",
    cards: rowsOf(siteData().services, section).map(({ title, summary, icon, slug }) => ({
      title,
      text: summary,
      icon,
      href: links.services(slug),
    })),
    more: null,
  }),
  projects: (section) => ({
    kind: "projects",
    cards: rowsOf(siteData().projects, section).map(withPicture),
    more: hasPage("references") ? { name: SECTION_TEXTS.allReferences, href: links.references() } : null,
  }),
  testimonials: (section) => ({ kind: "testimonials", cards: rowsOf(siteData().testimonials, section), more: null }),
  news: (section) => ({
    kind: "news",
    cards: rowsOf(siteData().articles, section).map(withPicture),
    more: hasPage("news") ? { name: SECTION_TEXTS.allNews, href: links.news() } : null,
  }),
};

/** The first so many that fit, without looking at those behind them. */
function firstOf<T>(all: readonly T[], fits: (one: T) => boolean, count: number): T[] {
  const found: T[] = [];
  for (const one of all) {
    if (found.length === count) break;
    if (fits(one)) found.push(one);
  }
  return found;
}
