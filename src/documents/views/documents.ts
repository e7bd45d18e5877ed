import type { Snapshot } from "#db/publishing/snapshot.ts";
import { addressIn, FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { settingsIn } from "#domain/settings/setting-words.ts";
import { CATALOGUE_NAMES, downloads } from "#domain/addresses/routes.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { catalogueView, type CatalogueView } from "./catalogue-view.ts";
import { companyView } from "./company-view.ts";
import type { FindPicture } from "./pictures.ts";
import { isoDate, type ProductSheetView } from "./product-view.ts";
import { profileView, type ProfileView } from "./profile-view.ts";
import {
  referenceSheetView,
  referencesListView,
  type ReferenceSheetView,
  type ReferencesListView,
} from "./reference-view.ts";
import { brochureView, type BrochureView } from "./solution-view.ts";

export type DocumentView =
  ProductSheetView | BrochureView | ReferenceSheetView | ReferencesListView | ProfileView | CatalogueView;
/** A document and its address on the site. */
export type PlannedDocument = { address: string; view: DocumentView };

/** The settings that the company's own documents show. The latest change of one of them is the date of those documents. */
const SHOWN_SETTINGS = new Set([
  "company_name",
  "company_tagline",
  "company_legal_name",
  "phones",
  "whatsapp_number",
  "sales_email",
  "support_email",
  "address",
  "opening_hours",
  "support_hours",
  "founding_year",
  "projects_completed",
  "satisfaction_percent",
  "engineers_count",
  "response_time",
]);

/**
 * Every document of the site in a language as plain data, without the datasheets; the content is in this language. A document must
 * be drawn again exactly when its data changes.
 */
export function plannedDocuments(snapshot: Snapshot, find: FindPicture, language: Language): PlannedDocument[] {
  const site = settingsIn(siteSettings(snapshot.settings), language);
  const company = companyView(site);
  const { projects, sectors } = snapshot;
  const isShown = (key: string): boolean =>
    SHOWN_SETTINGS.has(key) || (key === "setting_words" && language !== FIRST_LANGUAGE);
  const dated = isoDate(...snapshot.settings.filter(({ key }) => isShown(key)).map(({ updated_at }) => updated_at));
  const catalogues = CATALOGUE_NAMES.flatMap((name) => {
    const view = catalogueView(name, snapshot, company, find, language);
    return view ? [{ address: downloads.catalogue(name), view }] : [];
  });
  const profile = profileView(snapshot, site, company, find, dated, language);
  const documents: PlannedDocument[] = [
    ...(profile ? [{ address: downloads.companyProfile(), view: profile }] : []),
    ...(projects.length > 0
      ? [{ address: downloads.referencesList(), view: referencesListView(projects, company, dated, language) }]
      : []),
    ...sectors.map((sector) => ({
      address: downloads.solution(sector.slug),
      view: brochureView(sector, company, find, dated, language),
    })),
    ...projects.map((project) => ({
      address: downloads.reference(project.slug),
      view: referenceSheetView(project, company, find, dated, language),
    })),
    ...catalogues,
  ];
  return documents.map(({ address, view }) => ({ address: addressIn(language, address), view }));
}
