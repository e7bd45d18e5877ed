import { routes } from "#domain/routes.ts";
import { makeSearchIndex } from "#domain/search-index.ts";
import { textWords } from "#domain/search-words.ts";
import { SUMMARY_LENGTH, type SearchData, type SearchRecord } from "#domain/search.ts";
import { excerpt } from "#domain/text.ts";
import { brandProfiles } from "#copy/brand-profiles.ts";
import { perRow, servedPicture, siteData } from "#build-data/site-data.ts";
import type { Brand } from "#db/brands.ts";
import type { ProductWithBrand } from "#db/products.ts";

/** A search result, and the words by which it is found. */
type Findable = { record: SearchRecord; words: readonly string[] };

type Text = string | null | undefined | readonly string[];
const findable = (record: SearchRecord, ...texts: Text[]): Findable => ({
  record,
  words: [...textWords(texts.flat().filter(Boolean).join(". "))],
});

/** The address of the smallest size of a picture. */
function thumbnail(address: string | null | undefined): string | undefined {
  const picture = address ? servedPicture(address) : null;
  return picture ? (picture.sizes[0]?.src ?? picture.src) : undefined;
}

/** The search index of products and brands; the pages with text (company, services, …) are found by Pagefind. */
export function searchData(): SearchData {
  const all = allFindable();
  return {
    records: all.map(({ record }) => record),
    index: makeSearchIndex(all.map(({ words }) => words)),
  };
}

function allFindable(): Findable[] {
  const { products, brands } = siteData();
  return [...products.map(findableProduct), ...brands.map(findableBrand)];
}

const findableProduct = perRow(
  (product: ProductWithBrand) =>
    findable(
      {
        url: routes.product(product.slug),
        kind: "Product",
        title: product.name,
        summary: excerpt(product.description, SUMMARY_LENGTH),
        brand: product.brand?.name,
        category: product.category ?? undefined,
        image: thumbnail(product.images[0]?.url),
      },
      // The same as the database column product_texts.full_text, in which the administration searches.
      [product.name, product.slug],
      product.model,
      product.brand?.name,
      product.category,
      product.description,
      product.features,
      product.specifications.map(({ name, value }) => `${name} ${value}`),
    ),
  ({ images: [first] }) => (first ? [siteData().pictures[first.url]] : []),
);

function findableBrand(brand: Brand): Findable {
  const profile = brandProfiles.find(({ id }) => id === brand.slug);
  return findable(
    {
      url: routes.brand(brand.slug),
      kind: "Brand",
      title: brand.name,
      summary: excerpt(brand.description ?? "", SUMMARY_LENGTH),
      brand: brand.name,
      image: thumbnail(brand.logo),
    },
    [brand.name],
    brand.description,
    brand.country,
    profile?.fullDescription,
    profile?.specialties,
  );
}
