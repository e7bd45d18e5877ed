import { downloads } from "#domain/addresses/routes.ts";
import type { SubmittalItem } from "#domain/submittals/items.ts";
import type { PackageItem } from "#domain/submittals/parts.ts";
import { PACKAGE_TEXTS } from "#texts/en/submittals/package.ts";
import type { Wanted } from "./make-package.ts";

/** An item as its pages of the package have it. `pages`: of each datasheet and document of a maker, by its address. */
export function packageItem(
  item: SubmittalItem,
  { leftOut, taken, added }: Wanted,
  pages: ReadonlyMap<string, number>,
): PackageItem {
  const { slug, name, brand, tags, quantity, note, compared } = item;
  const datasheet = leftOut[slug]?.datasheet ? undefined : pages.get(downloads.product(slug));
  return {
    name,
    brand,
    tags,
    quantity,
    note,
    compared,
    notCompared:
      compared.length === 0
        ? PACKAGE_TEXTS.noSchedule
        : leftOut[slug]?.comparison
          ? PACKAGE_TEXTS.comparisonLeftOut
          : "",
    datasheet: datasheet === undefined ? null : { title: PACKAGE_TEXTS.datasheet, pages: datasheet },
    documents: [
      ...(taken.get(slug) ?? []).map(({ title, href }) => ({ title, pages: pages.get(href) ?? 1 })),
      ...(added.get(slug) ?? []).map(({ file, papers }) => ({ title: documentTitle(file), pages: papers.length })),
    ],
  };
}

/** What a document that a visitor has added is called. */
export const documentTitle = ({ name }: File): string => (name.replace(/\.pdf$/i, "") || name).slice(0, 300);
