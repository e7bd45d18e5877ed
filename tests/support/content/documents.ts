import type { ServedPicture } from "#site/content/site-data.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { PRODUCT_FIELDS } from "./product-fields.ts";
import { SAMPLE } from "./sample-company.ts";

/** A picture of the project that is a drawing. */
export const DRAWING = "/pictures/drawing-rooftop-unit.svg";
export const pictures: Record<string, ServedPicture> = {
  [DRAWING]: { src: DRAWING, width: 1200, height: 900, sizes: [], share: null },
};
const time = "2026-01-02T03:04:05+00:00";

/** A record of the sample as it is stored. */
const stored = <Texts extends { slug: string }>(texts: Texts, index: number) => ({
  ...texts,
  id: texts.slug,
  sort_order: index,
  translations: {},
  created_at: time,
  updated_at: time,
});

/** A content with these products, all in the category of rooftop units. */
export function snapshotOf(products: Partial<Snapshot["products"][number]>[]): Snapshot {
  return {
    revision: 1,
    brands: [],
    categories: [
      {
        id: "c",
        name: "Rooftop Units",
        slug: "rooftop-units",
        description: null,
        parent_id: null,
        sort_order: 0,
        is_active: true,
        page_title: null,
        search_description: null,
        introduction: null,
        translations: {},
        created_at: time,
        updated_at: time,
      },
    ],
    products: products.map((values, index) => ({
      ...PRODUCT_FIELDS,
      id: `p${index}`,
      brand_id: "b",
      category_id: "c",
      category: "Rooftop Units",
      name: `Unit ${index}`,
      slug: `unit-${index}`,
      specification_values: null,
      featured: false,
      translations: {},
      created_at: time,
      updated_at: time,
      brand: { id: "b", name: "Maker", slug: "maker" },
      ...values,
    })),
    featured: [],
    pages: [],
    projects: SAMPLE.projects.map(stored),
    services: SAMPLE.services.map(stored),
    sectors: SAMPLE.sectors.map(stored),
    testimonials: SAMPLE.testimonials.map(stored),
    articles: SAMPLE.articles.map(stored),
    certificates: SAMPLE.certificates.map(stored),
    members: SAMPLE.members.map(stored),
    documents: [],
    settings: [
      { id: "s", key: "company_name", value: "Test Company", description: null, updated_at: time },
      // Its company has documents, too.
      { id: "t", key: "sample_company", value: true, description: null, updated_at: time },
    ],
    redirects: [],
    attributes: [],
    expected: [],
  };
}

/** A content for a site that is in Arabic, too. */
export function inArabicToo(snapshot: Snapshot): Snapshot {
  const setting = { id: "l", key: "languages", value: ["ar"], description: null, updated_at: time };
  return { ...snapshot, settings: [...snapshot.settings, setting] };
}
