import type { ProductWithBrand } from "#db/products/products.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { companyView, type CompanyView } from "#documents/views/company-view.ts";
import type { FindPicture } from "#documents/views/pictures.ts";
import { productView, shownPicture, type ProductView } from "#documents/views/product-view.ts";
import { downloads } from "#domain/addresses/routes.ts";
import { addressIn, type Language } from "#domain/languages/languages.ts";
import { settingsIn } from "#domain/settings/setting-words.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import type { Fault } from "../render/last-good.ts";

const PICTURE_WIDTH = 1200;

/** The datasheet of one product: its address and what it shows of the product. */
export type PlannedDatasheet = { address: string; slug: string; product: ProductView };
export type PlannedDatasheets = { language: Language; company: CompanyView; datasheets: PlannedDatasheet[] };

/** The datasheets of all products in a language, in which the content is, and those that cannot be made of what the product says. */
export function plannedDatasheets(
  { products, settings, attributes }: Pick<Snapshot, "products" | "settings" | "attributes">,
  find: FindPicture,
  language: Language,
): PlannedDatasheets & { faults: Fault[] } {
  const company = companyView(settingsIn(siteSettings(settings), language));
  const datasheets: PlannedDatasheet[] = [];
  const faults: Fault[] = [];
  const sizes = Map.groupBy(products, ({ series_id }) => series_id ?? "");
  for (const row of products) {
    const { slug } = row;
    const address = addressIn(language, downloads.product(slug));
    try {
      datasheets.push({ address, slug, product: viewOf(row, sizes.get(row.id) ?? NONE, attributes, find, language) });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      faults.push({ address, why: `Its datasheet could not be made: ${why}` });
    }
  }
  return { language, company, datasheets, faults };
}

const NONE: readonly ProductWithBrand[] = [];
type Made = {
  language: Language;
  picture: string;
  sizes: readonly ProductWithBrand[];
  attributes: Snapshot["attributes"];
  view: ProductView;
};
/** What was made of a row before, for a process that builds several times: an unchanged row is the same object. */
const made = new WeakMap<ProductWithBrand, Made>();

function viewOf(
  row: ProductWithBrand,
  sizes: readonly ProductWithBrand[],
  attributes: Snapshot["attributes"],
  find: FindPicture,
  language: Language,
): ProductView {
  const shown = shownPicture(row, find, PICTURE_WIDTH);
  const picture = JSON.stringify(shown);
  const before = made.get(row);
  const areSame = before?.sizes.length === sizes.length && before.sizes.every((size, at) => size === sizes[at]);
  if (areSame && before.picture === picture && before.attributes === attributes && before.language === language)
    return before.view;
  const view = productView(row, attributes, shown, language, sizes);
  made.set(row, { language, picture, sizes, attributes, view });
  return view;
}
