import type { ProductWithBrand } from "#db/products.ts";
import { comparableNumbers } from "#domain/specifications/comparable-numbers.ts";
import { leadAndRest } from "#domain/lead.ts";
import { CARD_SPECIFICATIONS } from "#domain/specifications/product-figures.ts";
import { KEY_SPECIFICATIONS } from "#domain/product.ts";
import { relatedFinder } from "#domain/related-products.ts";
import type { Specification } from "#domain/specifications/specification-schema.ts";
import { specificationRows, type SpecificationRow } from "#domain/specifications/specifications.ts";
import { excerpt } from "#domain/text.ts";

type Card = {
  slug: string;
  name: string;
  brand: string;
  category: string;
  text: string;
  image: string | null;
  specifications: Specification[];
};

/** All that the page of a product shows, ready for the templates of the other generators. */
export type PageRow = {
  slug: string;
  name: string;
  model: string | null;
  summary: string;
  lead: string;
  overview: string[];
  brand: { name: string; slug: string } | null;
  category: string;
  images: { url: string; alt: string }[];
  keySpecifications: Specification[];
  specifications: Omit<SpecificationRow, "id">[];
  features: string[];
  related: Card[];
};

/** The header, footer and head around the content of every page, as Plantroom rendered them. */
export type Frame = { site: string; company: string; head: string; header: string; footer: string };

/**
 * The pages of the other generators. They are given what Plantroom has to find out for itself: the related products, the
 * parts of a description, the units of the specifications.
 */
export function pageRows(products: readonly ProductWithBrand[]): PageRow[] {
  const related = relatedFinder(products, (product) => comparableNumbers(product));
  return products.map((product) => {
    const { lead, rest } = leadAndRest(product.description, 180);
    return {
      slug: product.slug,
      name: product.name,
      model: product.model,
      summary: excerpt(product.description, 155),
      lead,
      overview: rest,
      brand: product.brand && { name: product.brand.name, slug: product.brand.slug },
      category: product.category ?? "",
      images: product.images,
      keySpecifications: product.specifications.slice(0, KEY_SPECIFICATIONS),
      specifications: specificationRows(product.specifications, []).map(({ name, value, unit, category }) => ({
        name,
        value,
        unit,
        category,
      })),
      features: product.features,
      related: related(product).map(cardOf),
    };
  });
}

const cardOf = (product: ProductWithBrand): Card => ({
  slug: product.slug,
  name: product.name,
  brand: product.brand?.name ?? "",
  category: product.category ?? "",
  text: excerpt(product.description),
  image: product.images[0]?.url ?? null,
  specifications: product.specifications.slice(0, CARD_SPECIFICATIONS),
});

/** Cuts the header, the footer and what every head contains out of a page that Plantroom made. */
export function frameOf(page: string, site: string): Frame {
  const [, head = "", body = ""] = /<head>([\s\S]*)<\/head>\s*<body[^>]*>([\s\S]*)<\/body>/.exec(page) ?? [];
  const [header, rest = ""] = body.split(/<main\b/);
  const footer = rest.slice(rest.indexOf("</main>") + "</main>".length);
  if (!header || footer === rest) throw new Error("The product page has no header, main part and footer.");
  const shared = head.match(/<(link|style|script)\b[^>]*>(?:(?!<\1)[\s\S]*?<\/\1>)?/g) ?? [];
  return {
    site,
    company: /property="og:site_name" content="([^"]*)"/.exec(head)?.[1] ?? "",
    head: shared.filter((tag) => !/rel="canonical"|ld\+json/.test(tag)).join(""),
    header,
    footer,
  };
}
