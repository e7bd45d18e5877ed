import { perContent, perRow, siteData } from "../content/site-data.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import { cardShards, type CardFigure, type CardRow, type CardShard } from "#domain/listing/cards.ts";
import {
  listedName,
  mainCategories,
  packProductData,
  slugOfName,
  type PackedProductData,
  type ListedCategory,
  type ListedProduct,
} from "#domain/listing/product-data.ts";
import { categoryTree, categoryWithDescendants, flattenTree } from "#domain/categories/category-tree.ts";
import { packFacets, WITHOUT_CATEGORY, type FacetFile, type FacetRow } from "#domain/listing/facet-columns.ts";
import { CARD_SPECIFICATIONS, cardFigures } from "#domain/specifications/product-figures.ts";
import { excerpt } from "#domain/text/text.ts";
import {
  siteAttributes,
  categoryExpectations,
  facetRow,
  textRow,
  categoryFigures,
  categoryFigureText,
  listedAttributeOf,
  typedFigures,
} from "../content/attribute-data.ts";
import type { ProductCardView } from "#client/products/listing-cards.ts";
import { pictureView, type PictureView } from "../pictures/pictures.ts";
import { seriesSummary, sizesOf } from "../products/series.ts";

/** The categories from top to bottom, each before those below it. */
export const listedCategories = perContent((): ListedCategory[] => {
  const { categories } = siteData();
  const tree = flattenTree(categoryTree(categories));
  const at = new Map(tree.map(({ id }, index) => [id, index]));
  return tree.map(({ id, slug, name, depth }) => ({
    slug,
    name,
    depth,
    holds: [...categoryWithDescendants(categories, id)].flatMap((below) => at.get(below) ?? []),
    expected: categoryExpectations(id),
  }));
});

/** The positions of a product's brand and category in the lists of the product data; null without one. */
const positions = perContent(() => {
  const { brands, categories } = siteData();
  const brandAt = new Map(brands.map(({ id }, index) => [id, index]));
  const slugAt = new Map(listedCategories().map(({ slug }, index) => [slug, index]));
  const categoryAt = new Map(categories.map(({ id, slug }) => [id, slugAt.get(slug) ?? -1]));
  return (product: ProductWithBrand) => ({
    brand: brandAt.get(product.brand_id) ?? null,
    category: categoryAt.get(product.category_id ?? "") ?? null,
  });
});

/** By product, in the order of the product data: the position of its category, or -1. */
export const categoryColumn = perContent((): Int32Array =>
  Int32Array.from(siteData().products, (product) => positions()(product).category ?? -1),
);

/** What the browser knows of all products: the content of /data/products.json. */
export const packedProductData = perContent((): PackedProductData => {
  const { brands, products, redirects } = siteData();
  const placeOf = new Map(products.map(({ id }, position) => [id, position]));
  const old = redirects.filter(({ kind }) => kind === "category").map(({ from, to }) => [from, to]);
  const lists = {
    brands: brands.map(({ id, slug, name }) => ({ id, slug, name })),
    categories: listedCategories(),
    oldCategories: Object.fromEntries(old) as Record<string, string>,
    attributes: siteAttributes(),
  };
  return packProductData(
    lists,
    products.map((product) => {
      const { brand, category } = positions()(product);
      return listedProduct(product, brand, category, placeOf.get(product.series_id ?? "") ?? null);
    }),
  );
});

const listedProduct = perRow(
  (product: ProductWithBrand, brand: number | null, category: number | null, series: number | null): ListedProduct => {
    const name = listedName(product.name);
    return {
      name,
      slug: slugOfName(name) === product.slug ? null : product.slug,
      brand,
      category,
      categoryText: product.category,
      updated: Math.floor(Date.parse(product.updated_at) / 1000),
      family: product.item_type === "category",
      series,
      featured: product.featured,
      availability: product.availability,
    };
  },
  (_, ...places) => places,
);

/** The values of products by the slug of their main category: the contents of /data/facets. */
export const facetFiles = perContent(() => filesOf("values", facetRow));

/** The text attributes of products, likewise: the contents of /data/texts. */
export const textFiles = perContent(() => filesOf("texts", textRow));

function filesOf(what: "values" | "texts", rowOf: (product: ProductWithBrand) => FacetRow): Map<string, FacetFile> {
  const categories = listedCategories();
  const main = mainCategories(categories);
  const column = categoryColumn();
  const groups = Map.groupBy(
    siteData().products.keys(),
    (position) => categories[main[column[position] ?? -1] ?? -1]?.slug ?? WITHOUT_CATEGORY,
  );
  const { products } = siteData();
  const files = [...groups].map(([slug, members]): [string, FacetFile] => {
    const rows = members.flatMap((position) => products[position] ?? []);
    return [
      slug,
      facetFile(
        `${what}/${slug}`,
        rows.map(rowOf),
        rows.map(({ name }) => listedName(name)),
      ),
    ];
  });
  return new Map(files);
}

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Keeps the file of a main category in each language until a value or a name in it changes. */
const keptFiles = perContent(() => new Map<string, { rows: FacetRow[]; names: string[]; file: FacetFile }>());
function facetFile(name: string, rows: FacetRow[], names: string[]): FacetFile {
  const last = keptFiles().get(name);
  if (last && sameItems(last.rows, rows) && sameItems(last.names, names)) return last.file;
  const file = packFacets(rows, names);
  keptFiles().set(name, { rows, names, file });
  return file;
}

/** What the card of a product shows beyond its columns. */
const cardRow = perRow(
  (product: ProductWithBrand): CardRow<PictureView> => ({
    slug: product.slug,
    text: excerpt(product.description),
    picture: firstPicture(product),
    specifications: figuresOfCard(product),
  }),
  shownOfOthers,
);

/** The cards of all products in groups: the contents of /data/cards. */
export const cardFiles = perContent((): CardShard<PictureView>[] => {
  const shards = cardShards(categoryColumn(), listedCategories().length);
  const files: CardShard<PictureView>[] = [];
  for (const [position, product] of siteData().products.entries())
    (files[shards[position] ?? 0] ??= { cards: [] }).cards.push(cardRow(product));
  return files;
});

/** The card of a product, from its database row. */
export const productCard = perRow(
  (product: ProductWithBrand): ProductCardView => ({
    slug: product.slug,
    name: product.name,
    brand: product.brand?.name ?? null,
    category: product.category,
    text: excerpt(product.description),
    family: product.item_type === "category",
    sizes: sizesOf(product).length,
    availability: product.availability,
    picture: firstPicture(product),
    specifications: figuresOfCard(product),
  }),
  shownOfOthers,
);

/** The content of a card that is not in the row of its product: the served picture, and which figures are shown. */
function shownOfOthers(product: ProductWithBrand): unknown[] {
  const { images, category_id } = product;
  const [first] = images;
  const { attributes, pictures } = siteData();
  const summary = sizesOf(product).length > 0 ? seriesSummary(product) : null;
  return [attributes, categoryFigureText(category_id), first && pictures[first.url], summary];
}

/** Of a series the ranges of its sizes. */
function figuresOfCard(product: ProductWithBrand): CardFigure[] {
  const own = cardFigures(typedFigures(product), categoryFigures(product.category_id), listedAttributeOf);
  if (sizesOf(product).length === 0) return own;
  const ranges = seriesSummary(product).ranges.map(({ name, value, si, ip }): CardFigure => {
    return { name, value, ...(si !== undefined && { si }), ...(ip !== undefined && { ip }) };
  });
  return [...ranges, ...own].slice(0, CARD_SPECIFICATIONS);
}

/** The first picture of a product. Without an alternative text it has the name of the product. */
function firstPicture(product: ProductWithBrand) {
  const [first] = product.images;
  return first ? pictureView(first.url, first.alt || product.name) : null;
}
