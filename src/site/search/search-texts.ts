import { perContent, perRow, servedPicture, siteData } from "../content/site-data.ts";
import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import { attributeFinder } from "#domain/specifications/attribute.ts";
import { figuresFirst } from "#domain/specifications/product-figures.ts";
import { readSpecificationValues } from "#domain/units/quantity.ts";
import { links } from "#texts/language/links.ts";
import { indexedWords, type IndexedText } from "#domain/search/search-index.ts";
import { figuresByDimension, type Figure } from "#domain/search/search-quantities.ts";
import { textWords } from "#domain/search/search-words.ts";
import { SUMMARY_LENGTH, type SearchRecord } from "#domain/search/search.ts";
import { excerpt } from "#domain/text/text.ts";
import { categoryFigures, categoryFigureText, listedAttributeOf } from "../content/attribute-data.ts";
import type { PictureView } from "../pictures/pictures.ts";

/** A search result, and the words by which it is found. */
export type Findable = IndexedText & {
  record: SearchRecord;
  brand: string | null;
  category: string | null;
  figures?: ReadonlyMap<string, readonly Figure[]>;
};

type Text = string | null | undefined | readonly string[];
const wordsOf = (...texts: Text[]): string => indexedWords(textWords(texts.flat().filter(Boolean).join(". ")));

/** The address of the smallest size of a picture. */
function thumbnail(address: string | null | undefined): string | undefined {
  const picture = address ? servedPicture(address) : null;
  return picture ? (picture.sizes[0]?.src ?? picture.src) : undefined;
}

const attributesByName = perContent(() => attributeFinder(siteData().attributes));

export const findableProduct = perRow(
  (product: ProductWithBrand): Findable => {
    const specifications = product.specifications.map(({ name }) => ({ name, attribute: attributesByName()(name) }));
    const values = product.specification_values ?? readSpecificationValues(product.specifications);
    const sized = specifications.map(({ name, attribute }, at) => ({
      name,
      unit: attribute?.unit ?? null,
      quantities: values[at] ?? null,
    }));
    return {
      brand: product.brand?.name ?? null,
      category: product.category,
      record: {
        url: links.product(product.slug),
        title: product.name,
        summary: excerpt(product.description, SUMMARY_LENGTH),
        image: thumbnail(product.images[0]?.url),
      },
      title: wordsOf(product.name),
      words: wordsOf(
        // The same as the database column product_texts.full_text, in which the administration searches.
        [product.name, product.slug],
        product.model,
        [product.brand?.name ?? "", product.brand?.slug ?? ""],
        product.category,
        product.description,
        product.features,
        product.specifications.map(({ name, value }) => `${name} ${value}`),
        // Only in this index: the other names of its specifications.
        specifications.flatMap(({ attribute }) => (attribute ? [attribute.name, ...attribute.synonyms] : [])),
      ),
      figures: figuresByDimension(figuresFirst(sized, categoryFigures(product.category_id), listedAttributeOf)),
    };
  },
  ({ images: [first], category_id }) => [
    attributesByName(),
    categoryFigureText(category_id),
    first && siteData().pictures[first.url],
  ],
);

const MARKDOWN_SIGNS = /[#*_>[\]|]/g;
/** The first address of a srcset is the smallest picture. */
const smallest = ({ src, srcset }: PictureView): string => srcset?.split(" ", 1)[0] ?? src;

/** A category with the picture of one of its products. */
export const findableCategory = perRow(
  ({ slug, name, description, introduction }: Category, picture: PictureView | null): Findable => ({
    brand: null,
    category: name,
    record: {
      url: links.category(slug),
      title: name,
      summary: excerpt(description ?? "", SUMMARY_LENGTH),
      image: picture ? smallest(picture) : undefined,
    },
    title: wordsOf(name),
    // Addresses are in English in every language.
    words: wordsOf([name, slug], description, introduction?.replace(MARKDOWN_SIGNS, " ")),
  }),
  (_category, picture) => [picture],
);

export const findableBrand = perRow(
  (brand: Brand): Findable => {
    return {
      brand: brand.name,
      category: null,
      record: {
        url: links.brand(brand.slug),
        title: brand.name,
        summary: excerpt(brand.description ?? "", SUMMARY_LENGTH),
        image: thumbnail(brand.logo),
      },
      title: wordsOf(brand.name),
      words: wordsOf([brand.name, brand.slug], brand.description, brand.country, brand.paragraphs, brand.specialties),
    };
  },
  ({ logo }) => [logo && siteData().pictures[logo]],
);
