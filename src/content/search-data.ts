import { routes } from "#domain/routes.ts";
import { makeSearchIndex } from "#domain/search-index.ts";
import type { SearchData, SearchRecord } from "#domain/search.ts";
import { excerpt } from "#domain/text.ts";
import { brandProfiles } from "./brand-profiles.ts";
import { references } from "./references.ts";
import { services } from "./services.ts";
import { servedPicture, siteData } from "./site-data.ts";
import { solutions } from "./solutions.ts";

/** So much of a text stands below the title of a result. */
const SUMMARY = 160;

/** Something to be found, and the text that it is found by. */
type Findable = { record: SearchRecord; text: string };

type Text = string | null | undefined | readonly string[];
const findable = (record: SearchRecord, ...texts: Text[]): Findable => ({
  record,
  text: texts.flat().filter(Boolean).join(". "),
});

/** The smallest file of a picture. */
function thumbnail(address: string | null | undefined): string | undefined {
  const picture = address ? servedPicture(address) : null;
  return picture ? (picture.sizes[0]?.src ?? picture.src) : undefined;
}

/** Everything a visitor can look for, from the same content as the pages. */
export function searchData(): SearchData {
  const all = allFindable();
  return {
    records: all.map(({ record }) => record),
    index: makeSearchIndex(all.map(({ text }) => text)),
  };
}

function allFindable(): Findable[] {
  const { products, brands, pages } = siteData();
  return [
    ...products.map((product) =>
      findable(
        {
          url: routes.product(product.slug),
          kind: "Product",
          title: product.name,
          summary: excerpt(product.description, SUMMARY),
          brand: product.brand?.name,
          category: product.category ?? undefined,
          image: thumbnail(product.images[0]?.url),
        },
        // The same as the column full_text of product_texts, by which the administration finds products.
        [product.name, product.slug],
        product.model,
        product.brand?.name,
        product.category,
        product.description,
        product.features,
        product.specifications.map(({ name, value }) => `${name} ${value}`),
      ),
    ),
    ...brands.map((brand) => {
      const profile = brandProfiles.find(({ id }) => id === brand.slug);
      return findable(
        {
          url: routes.brand(brand.slug),
          kind: "Brand",
          title: brand.name,
          summary: excerpt(brand.description ?? "", SUMMARY),
          brand: brand.name,
          image: thumbnail(brand.logo),
        },
        [brand.name],
        brand.description,
        brand.country,
        profile?.fullDescription,
        profile?.specialties,
      );
    }),
    ...solutions.map(({ id, title, description, image, detailedDescription, features }) =>
      findable(
        {
          url: routes.solution(id),
          kind: "Solution",
          title,
          summary: excerpt(description, SUMMARY),
          image: thumbnail(image),
        },
        [title, description],
        detailedDescription,
        features,
      ),
    ),
    ...references.map(({ id, title, location, category, description, image, features, technologies }) =>
      findable(
        {
          url: routes.reference(id),
          kind: "Reference",
          title,
          summary: excerpt(description, SUMMARY),
          image: thumbnail(image),
        },
        [title, location, category, description],
        features,
        technologies,
      ),
    ),
    ...services.map(({ id, title, summary, paragraphs, scope }) =>
      findable(
        { url: routes.services(id), kind: "Service", title, summary: excerpt(summary, SUMMARY) },
        [title, summary],
        paragraphs,
        scope,
      ),
    ),
    ...pages.map(({ slug, title, search_description, body }) => {
      const text = body.replace(/[#*_>[\]|]/g, " ");
      return findable(
        { url: routes.page(slug), kind: "Page", title, summary: search_description ?? excerpt(text, SUMMARY) },
        [title, text],
        search_description,
      );
    }),
  ];
}
