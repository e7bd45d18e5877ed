import { PICTURE_TEXTS } from "#texts/products.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import { attributeFinder } from "#domain/specifications/attribute.ts";
import type { CardFigure } from "#domain/listing/cards.ts";
import { catalogueCategories } from "#domain/publishing/catalogues.ts";
import type { ComparedSpecification } from "#domain/comparison/compared-product.ts";
import type { PackageDocument } from "#domain/documents/package-document.ts";
import { pictureFileName } from "#domain/pictures/picture-file-name.ts";
import { leadAndRest } from "#domain/pages/lead.ts";
import { KEY_SPECIFICATIONS } from "#domain/products/product.ts";
import { readSpecificationValues } from "#domain/units/quantity.ts";
import type { Availability } from "#domain/products/availability.ts";
import { relatedFinders } from "#domain/products/related-products.ts";
import { CATALOGUE_NAMES, type CatalogueName } from "#domain/addresses/routes.ts";
import type { InUnits } from "#domain/units/shown-value.ts";
import { conditionNotes, type ConditionNote } from "#domain/specifications/conditions.ts";
import type { SpecificationCategory } from "#domain/specifications/specification-categories.ts";
import { specificationRows, splitValue, type SpecificationRow } from "#domain/specifications/specifications.ts";
import { excerpt } from "#domain/text/text.ts";
import type { ChosenSystem } from "#domain/units/unit-system.ts";
import {
  comparableFigures,
  comparableSpecifications,
  expectedNotStated,
  typedFigures,
} from "../content/attribute-data.ts";
import type { ProductCardView } from "#client/products/listing-cards.ts";
import { productCard } from "../listing/listing-data.ts";
import { documentsOfProduct, documentView, packageDocument, type DocumentView } from "../documents/document-view.ts";
import { replacementOf, replacementView, type ReplacementView } from "./replacement.ts";
import { seriesOf, seriesView, sizeSelector, withCommon, type SeriesView, type SizeOfView } from "./series.ts";
import { stepsToCategory, type Step } from "../navigation/category-steps.ts";
import { pictureView, PLANT_ROOM, shareImage, type PictureView } from "../pictures/pictures.ts";
import { perContent, perRow, siteData } from "../content/site-data.ts";
import { hashOf } from "../content/static-path.ts";
import type { Specification } from "#domain/specifications/specification-schema.ts";
import type { Quantity } from "#domain/units/specification-values.ts";

/** A picture of a product, with the name of the file that a visitor downloads. */
export type ProductPicture = PictureView & { fileName: string };

/** The data of a product for comparisons, embedded in its page (see client/comparison/compared-products.ts). */
export type ComparedProduct = {
  slug: string;
  name: string;
  model: string | null;
  brand: string | null;
  category: string | null;
  picture: PictureView | null;
  availability: Availability;
  specifications: ComparedSpecification[];
};

/** A row of the specification panel, with the converted texts for its columns Value and Unit. */
export type PanelRow = SpecificationRow & Partial<Record<ChosenSystem, { value: string; unit: string }>>;

const splitInUnits = (row: SpecificationRow, { si, ip }: InUnits): PanelRow => ({
  ...row,
  ...(si !== undefined && { si: splitValue(si) }),
  ...(ip !== undefined && { ip: splitValue(ip) }),
});

/** A specification with the quantities read from its value; null if it is text. */
export type PropertyView = Specification & { quantities: Quantity[] | null };

/** All that a product's page shows. */
export type ProductPageView = {
  slug: string;
  name: string;
  model: string | null;
  description: string;
  /** The description's first sentences, which are shown beside the picture. */
  lead: string;
  /** The paragraphs of the overview: the description without its lead. */
  overview: string[];
  brand: { name: string; slug: string } | null;
  /** The category. An inactive one has no slug, so that nothing links to it. */
  category: { name: string; slug: string | null } | null;
  /** The path to it from the home page, for the breadcrumb. */
  steps: Step[];
  family: boolean;
  /** The sizes of a series that has some; null of every other product. */
  series: SeriesView | null;
  /** Of a size: its series, with all sizes. */
  sizeOf: SizeOfView | null;
  availability: Availability;
  /** What stands in its place if it is not current. */
  replacement: ReplacementView | null;
  pictures: ProductPicture[];
  /** The numbers, from 1, of those that other products show too: they show a kind of machine, and not this one. */
  picturesOfKind: number[];
  /** The image that social networks show for the page. */
  share: string | null;
  keySpecifications: CardFigure[];
  specifications: PanelRow[];
  /** The conditions at which the figures above them hold: of the key specifications, and of each group. */
  keyConditions: ConditionNote[];
  conditions: Partial<Record<SpecificationCategory, ConditionNote[]>>;
  /** What products of its category are expected to state, and this one does not. */
  notStated: string[];
  /** The specifications for search engines. */
  properties: PropertyView[];
  features: string[];
  /** The PDF catalogues that contain the product. */
  catalogues: CatalogueName[];
  /** The documents of the maker, and those of them that a submittal package can take in. */
  documents: DocumentView[];
  forPackage: PackageDocument[];
  related: ProductCardView[];
  compared: ComparedProduct;
};

const LEAD_CHARACTERS = 180;

/** The hash of a product's page by its row. It is kept instead of the page, which is made when it is rendered. */
const pageHash = perRow(
  (product: ProductWithBrand) => ({ hash: hashOf(productPage(product)) }),
  (product) => {
    const { categories, pictures, attributes, expected } = siteData();
    const own = product.images.flatMap(({ url }) => [pictures[url], isShared(url)]);
    const replacement = replacementOf(product);
    return [
      categories,
      attributes,
      expected,
      pictures[PLANT_ROOM],
      ...own,
      replacement?.product,
      replacement?.isNamed,
      seriesView(product),
      ...[seriesOf(product)].map((series) => series && sizeSelector(series)),
      ...documentsOfProduct(product),
      ...related()(product).map(productCard),
    ];
  },
);

export const productPageHash = (product: ProductWithBrand): string => pageHash(product).hash;

export function productPage(product: ProductWithBrand): ProductPageView {
  const { categories, attributes } = siteData();
  const shown = shownPictures(product);
  const [{ of: series }, of] = [seriesView(product), seriesOf(product)];
  const { lines, shown: inUnits } = withCommon(product, series);
  const documents = documentsOfProduct(product);
  const active = categories.find(({ id }) => id === product.category_id);
  return {
    slug: product.slug,
    name: product.name,
    model: product.model,
    description: product.description,
    ...leadAndOverview(product),
    brand: product.brand && { name: product.brand.name, slug: product.brand.slug },
    category: product.category === null ? null : { name: product.category, slug: active?.slug ?? null },
    steps: [...stepsToCategory(product.category_id), { name: product.name }],
    family: product.item_type === "category",
    series,
    sizeOf: of && sizeSelector(of),
    availability: product.availability,
    replacement: replacementView(product),
    pictures: shown.map(({ picture }) => picture),
    picturesOfKind: shown.flatMap(({ url }, index) => (isShared(url) ? [index + 1] : [])),
    share: shareImage(...product.images.map(({ url }) => url)),
    keySpecifications: typedFigures(product).slice(0, KEY_SPECIFICATIONS),
    specifications: specificationRows(lines, attributes).map((row, index) => splitInUnits(row, inUnits[index] ?? {})),
    ...conditionsOf(product),
    notStated: expectedNotStated(product),
    properties: propertiesOf(product),
    features: product.features,
    catalogues: cataloguesWith(product.category_id),
    documents: documents.map((one) => documentView(one)),
    forPackage: documents.flatMap((one) => packageDocument(one).document ?? []),
    related: related()(product).map(productCard),
    compared: comparedProduct(product, inUnits),
  };
}

/** The pictures of a product that are there, with their addresses in its row. */
function shownPictures({ images, name, slug }: ProductWithBrand): { url: string; picture: ProductPicture }[] {
  return images.flatMap(({ url, alt }, index) => {
    const text = alt || (index === 0 ? name : PICTURE_TEXTS.further(name, index + 1));
    const picture = pictureView(url, text);
    const fileName = picture && pictureFileName(slug, alt, index + 1, picture.src);
    return picture && fileName ? [{ url, picture: { ...picture, fileName } }] : [];
  });
}

function comparedProduct(product: ProductWithBrand, specifications: ComparedSpecification[]): ComparedProduct {
  const { slug, name, brand, category, picture, availability } = productCard(product);
  return {
    slug,
    name,
    model: product.model,
    brand,
    category,
    picture,
    availability,
    specifications,
  };
}

function conditionsOf(product: ProductWithBrand): Pick<ProductPageView, "keyConditions" | "conditions"> {
  const figures = comparableSpecifications(product);
  const byGroup = [...Map.groupBy(figures, ({ group }) => group)].map(([group, some]) => [group, conditionNotes(some)]);
  return {
    keyConditions: conditionNotes(figures.slice(0, KEY_SPECIFICATIONS)),
    conditions: Object.fromEntries(byGroup) as ProductPageView["conditions"],
  };
}

/** In how many products each picture is. */
const pictureUses = perContent(() => {
  const uses = new Map<string, number>();
  for (const { images } of siteData().products)
    for (const url of new Set(images.map((image) => image.url))) uses.set(url, (uses.get(url) ?? 0) + 1);
  return uses;
});
const isShared = (url: string): boolean => (pictureUses().get(url) ?? 0) > 1;

const attributesByName = perContent(() => attributeFinder(siteData().attributes));

/** A number without a unit is meant in that of its attribute. */
function propertiesOf({ specifications, specification_values }: ProductWithBrand): PropertyView[] {
  const values = specification_values ?? readSpecificationValues(specifications);
  return specifications.map(({ name, value }, at) => {
    const usual = attributesByName()(name)?.unit ?? null;
    const quantities = values[at]?.map((quantity) => ({ ...quantity, unit: quantity.unit ?? usual })) ?? null;
    return { name, value, quantities };
  });
}

/** A short description becomes the lead; the overview repeats it only where it would be empty otherwise. */
function leadAndOverview({ description, features }: ProductWithBrand): { lead: string; overview: string[] } {
  const { lead, rest } = leadAndRest(description, LEAD_CHARACTERS);
  return { lead, overview: rest.length === 0 && features.length === 0 ? [lead] : rest };
}

/** Finds the related products of one product; by the rows of each language. */
const findRelated = perContent(() => relatedFinders(comparableFigures));
const related = perContent(() => findRelated()(siteData().products));

/** The catalogues that have the products of a category. A catalogue is made as soon as it has a product, so each one exists. */
function cataloguesWith(category: string | null): CatalogueName[] {
  const { categories } = siteData();
  return CATALOGUE_NAMES.filter(
    (name) => category !== null && catalogueCategories(name, categories)?.ids.has(category),
  );
}

/** A short description of a product for search engines and social networks. */
export function productSummary(description: string): string {
  return excerpt(description.replace(/\s+/g, " "), 155);
}
