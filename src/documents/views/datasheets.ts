import type { Language } from "#domain/languages/languages.ts";
import type { CompanyView } from "./company-view.ts";
import type { ProductSheetView, ProductView } from "./product-view.ts";

/** One of the files from which the edge function draws datasheets, by the slugs of the products. */
export type DatasheetFile = {
  language: Language;
  company: CompanyView;
  datasheets: Record<string, Datasheet>;
};

export type Datasheet = {
  /** Changes with everything that the PDF is made of: content, code, typeface. */
  version: string;
  /** The address of the product's picture in a format that PDF takes. */
  picture: string | null;
  product: ProductView;
};

/** What the datasheet of a product shows. */
export function datasheetView(
  { language, company }: Pick<DatasheetFile, "language" | "company">,
  product: ProductView,
): ProductSheetView {
  return { kind: "product", language, company, product, revised: product.revised };
}
