import type { Brand } from "#db/products/brands.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import type { SectionOf } from "#domain/pages/sections.ts";
import { routes } from "#domain/addresses/routes.ts";
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

/** What the rule of a section finds now; null if that is nothing. */
export function sectionCards(section: SectionOf<"cards">): Cards | null {
  const cards = MAKERS[section.kind](section, Number(section.count));
  return cards.cards.length > 0 ? cards : null;
}

const withPicture = <Row extends { image: string | null }>(row: Row): WithPicture<Row> => ({
  row,
  picture: row.image === null ? null : siteData().pictures[row.image],
});

const MAKERS: Record<SectionOf<"cards">["kind"], (section: SectionOf<"cards">, count: number) => Cards> = {
  products: ({ rule, category }, count) => {
    const { categories } = siteData();
    const active = categories.find(({ id }) => id === category);
    // A category that was deleted or switched off shows nothing, not everything.
    const within = category === null ? null : active ? categoryWithDescendants(categories, active.id) : new Set();
    const isWithin = ({ category_id }: ProductWithBrand): boolean => within === null || within.has(category_id ?? "");
    const all = rule === "newest" ? newestProducts() : siteData().products.filter(({ featured }) => featured);
    return {
      kind: "products",
      cards: firstOf(all, isWithin, count).map(productCard),
      more: active
        ? { name: `All of ${active.name}`, href: routes.category(active.slug) }
        : { name: "All products", href: routes.products() },
    };
  },
  brands: ({ rule }, count) => {
    const { brands } = siteData();
    const chosen: Brand[] =
      rule === "newest" ? brands.toSorted(newestFirst) : brands.filter(({ featured }) => featured);
    return { kind: "brands", cards: chosen.slice(0, count).map(brandCard), more: null };
  },
  services: (_section, count) => ({
    kind: "services",
    cards: siteData()
      .services.slice(0, count)
      .map(({ title, summary, icon, slug }) => ({ title, text: summary, icon, href: routes.services(slug) })),
    more: null,
  }),
  projects: (_section, count) => ({
    kind: "projects",
    cards: siteData().projects.slice(0, count).map(withPicture),
    more: hasPage("references") ? { name: "All references", href: routes.references() } : null,
  }),
  testimonials: (_section, count) => ({
    kind: "testimonials",
    cards: siteData().testimonials.slice(0, count),
    more: null,
  }),
  news: (_section, count) => ({
    kind: "news",
    cards: siteData().articles.slice(0, count).map(withPicture),
    more: hasPage("news") ? { name: "All news", href: routes.news() } : null,
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
