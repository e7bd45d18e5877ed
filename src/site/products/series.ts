import type { ProductWithBrand } from "#db/products/products.ts";
import type { Availability } from "#domain/products/availability.ts";
import type { ComparedSpecification } from "#domain/comparison/compared-product.ts";
import {
  commonSpecifications,
  inSizeOrder,
  seriesRange,
  sizeColumns,
  sizeLabels,
  type SeriesRange,
  type SizeColumn,
} from "#domain/products/series.ts";
import { conditionNotes, type ConditionNote } from "#domain/specifications/conditions.ts";
import type { Specification } from "#domain/specifications/specification-schema.ts";
import {
  categoryFigures,
  categoryFigureText,
  comparableSpecifications,
  listedAttributeOf,
} from "../content/attribute-data.ts";
import { perContent, perRow, siteData } from "../content/site-data.ts";

/** A size among the others of its series. */
export type SizeLink = { slug: string; name: string; label: string };

/** What the page of a series shows of its sizes. */
export type SeriesView = {
  sizes: (SizeLink & { availability: Availability })[];
  ranges: SeriesRange[];
  /** At which conditions the figures in the ranges hold. */
  conditions: ConditionNote[];
  columns: SizeColumn[];
  /** What all sizes state alike. */
  common: (Specification & { shown: ComparedSpecification })[];
};

/** What the page of a size shows of its series. */
export type SizeOfView = { slug: string; name: string; sizes: SizeLink[] };

/** The table of sizes has at most so many columns of specifications. */
const MOST_COLUMNS = 10;

/** The sizes of each series, in the order of the figure that they give first. */
const bySeries = perContent((): Map<string, ProductWithBrand[]> => {
  const sizes = siteData().products.filter(({ series_id }) => series_id !== null);
  const groups = Map.groupBy(sizes, ({ series_id }) => series_id ?? "");
  return new Map([...groups].map(([id, own]) => [id, inSizeOrder(own, comparableSpecifications)]));
});

/** The sizes of a series; none of a product that is no series, or has none. */
export const sizesOf = ({ id }: Pick<ProductWithBrand, "id">): readonly ProductWithBrand[] => bySeries().get(id) ?? [];

/** The series by their ids. */
const allSeries = perContent(
  () => new Map(siteData().products.flatMap((one) => (one.item_type === "category" ? [[one.id, one] as const] : []))),
);

/** The series of a size; null of a product that is none. */
export const seriesOf = ({ series_id }: Pick<ProductWithBrand, "series_id">): ProductWithBrand | null =>
  allSeries().get(series_id ?? "") ?? null;

const sizeLinks = (sizes: readonly ProductWithBrand[]): SizeLink[] => {
  const labels = sizeLabels(sizes);
  return sizes.map(({ slug, name }, index) => ({ slug, name, label: labels[index] ?? name }));
};

/** What the pages of a series and of its sizes show of one another: made again when one of the names changes. */
export const sizeSelector = perRow(
  (series: ProductWithBrand): SizeOfView => ({
    slug: series.slug,
    name: series.name,
    sizes: sizeLinks(sizesOf(series)),
  }),
  (series) => sizesOf(series).flatMap(({ slug, name, model }) => [slug, name, model]),
);

/** The ranges of the figures that its category expects, and what all sizes state alike. */
export const seriesSummary = perRow(
  (series: ProductWithBrand): { count: number; ranges: SeriesRange[]; common: ComparedSpecification[] } => {
    const sizes = sizesOf(series).map(comparableSpecifications);
    const ranges = figureNames(series, sizes).flatMap((name) => seriesRange(sizes, name) ?? []);
    return { count: sizes.length, ranges, common: commonSpecifications(sizes) };
  },
  (series) => [...sizesOf(series).map(comparableSpecifications), categoryFigureText(series.category_id)],
);

/** The names under which the sizes state the figures that the category expects first. */
function figureNames({ category_id }: ProductWithBrand, sizes: readonly ComparedSpecification[][]): string[] {
  const figures = categoryFigures(category_id);
  const names = [...new Set(sizes.flat().map(({ name }) => name))];
  return figures.flatMap((id) => names.find((name) => listedAttributeOf(name) === id) ?? []);
}

/** What the page of a series shows of its sizes; null of a product that has none. */
export const seriesView = perRow(
  (series: ProductWithBrand): { of: SeriesView | null } => {
    const products = sizesOf(series);
    const [first] = products;
    if (!first) return { of: null };
    const sizes = products.map(comparableSpecifications);
    const { ranges, common } = seriesSummary(series);
    const links = sizeLinks(products);
    return {
      of: {
        sizes: products.flatMap(({ availability }, at) => {
          const link = links[at];
          return link ? [{ ...link, availability }] : [];
        }),
        ranges,
        conditions: conditionNotes(ranges),
        columns: sizeColumns(sizes, figureNames(series, sizes)).slice(0, MOST_COLUMNS),
        common: first.specifications.flatMap((specification, at) => {
          const shown = comparableSpecifications(first)[at];
          return shown && common.includes(shown) ? [{ ...specification, shown }] : [];
        }),
      },
    };
  },
  (series) => [seriesSummary(series), ...sizesOf(series)],
);

/** The specifications of a product, with what all sizes of a series state alike and it does not state itself. */
export function withCommon(
  product: ProductWithBrand,
  series: SeriesView | null,
): { lines: Specification[]; shown: ComparedSpecification[] } {
  const own = comparableSpecifications(product);
  const names = new Set(own.map(({ name }) => name));
  const common = (series?.common ?? []).filter(({ shown }) => !names.has(shown.name));
  return {
    lines: [...product.specifications, ...common.map(({ name, value }) => ({ name, value }))],
    shown: [...own, ...common.map(({ shown }) => shown)],
  };
}
