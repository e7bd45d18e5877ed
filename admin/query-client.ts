import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isNotFound } from "#db/errors.ts";
import { contentKind, type ContentKind, CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import type { Mapping } from "#domain/import/columns/mapping.ts";
import type { RowKind } from "#domain/import/plan-types.ts";
import type { PlanSummary, Reading } from "#domain/import/session.ts";
import type { EnquiryFilter } from "#db/enquiries/enquiries.ts";
import type { ProductFilter } from "#db/products/product-filters.ts";
import type { SubmittalFilter } from "#db/submittals/submittals.ts";
import type { SubscriberFilter } from "#db/enquiries/subscribers.ts";

const PRODUCTS = [CONTENT_KINDS.product.table] as const;

/**
 * The key of everything the administration reads. A key begins with the subject, so that all reads of a subject can be
 * refreshed by their beginning.
 */
export const queryKeys = {
  /** All records of a kind; also the beginning of the keys of its lists, which a save invalidates. */
  lists: (kind: ContentKind) => [CONTENT_KINDS[kind].table] as const,
  productList: (filter: ProductFilter, page: number) => [...PRODUCTS, "list", filter, page] as const,
  missingCounts: [...PRODUCTS, "missing"],
  productStats: [...PRODUCTS, "stats"],
  /** The names of specifications that products use. */
  specificationNames: [...PRODUCTS, "specification-names"],
  /** Of all products what a document may name. */
  namedProducts: [...PRODUCTS, "named"],
  /** What the other products of a category state. */
  specificationMedians: (category: string, except: string | undefined) =>
    [...PRODUCTS, "medians", category, except] as const,
  productsWithSpecifications: (names: readonly string[]) => [...PRODUCTS, "with-specifications", names] as const,
  productCountOfBrands: (brands: readonly string[]) => [...PRODUCTS, "of-brands", brands] as const,
  /** The product families of a brand, or of all. */
  series: (brand: string) => [...PRODUCTS, "series", brand] as const,
  /** The products offered in a field that chooses one. */
  offeredSuccessors: (text: string) => [...PRODUCTS, "successors", text] as const,
  offeredProducts: (brand: string, search: string) => [...PRODUCTS, "picker", brand, search] as const,
  categoryTree: [CONTENT_KINDS.category.table, "tree"],
  /** All settings as one record in their editor. */
  settingsRecord: [CONTENT_KINDS.setting.table, "record"],
  /** Whether the site has a name. */
  companyName: [CONTENT_KINDS.setting.table, "company-name"],
  /** One record in its editor. */
  record: (kind: ContentKind, id: string) => [kind, id] as const,
  /** All products of a filter, for the table. Not one of the lists: it is updated after a save, not read again. */
  productTable: (filter: object) => ["product-table", filter] as const,
  lastSave: (kind?: ContentKind, record?: string) => ["last-save", ...(kind ? [kind, record] : [])] as const,
  recentlyEdited: ["last-save", "recent"],
  /** The catalogue of specifications, and what is expected of it. */
  attributes: ["attributes"],
  allAttributes: ["attributes", "all"],
  expectedAttributes: ["attributes", "expected"],
  featuredItems: (brand: string) => ["featured", brand] as const,
  trash: ["trash"],
  /** Saved drafts: all of them, those of a kind, and that of a record. */
  drafts: ["drafts"],
  draftCount: ["drafts", "count"],
  draftList: (page: number) => ["drafts", "list", page] as const,
  draftsOfKind: (kind: ContentKind) => ["drafts", "of-kind", kind] as const,
  draft: (kind: ContentKind, record: string) => ["drafts", "of-record", kind, record] as const,
  /** Drafts that could be put into a plan. */
  offeredDrafts: ["drafts", "offered"],
  /** Plans: all of them, those that wait, those that were published, one of them, and what publishing it would do. */
  plans: ["plans"],
  failedPlans: ["plans", "failed"],
  waitingPlans: ["plans", "waiting"],
  publishedPlans: (page: number) => ["plans", "published", page] as const,
  plan: (id: string) => ["plans", "one", id] as const,
  planCheck: (id: string) => ["plans", "check", id] as const,
  /** The links to a preview of this; without a subject, where previews are. */
  preview: (subject = "") => ["preview", subject] as const,
  /** Results of the session of an import for the open table: the pictures that these columns name, */
  importPictures: (reading: Reading, columns: readonly number[]) => ["import", "pictures", reading, columns] as const,
  /** the values that are missing in the catalogue, */
  importUnknown: (reading: Reading, columns: { brand: number; category: number }, made: Mapping["made"]["category"]) =>
    ["import", "unknown", reading, columns, made] as const,
  /** and the rows of its plan. */
  importRows: (summary: PlanSummary, kind: RowKind | "all", page: number) =>
    ["import", "rows", summary, kind, page] as const,
  /** The log, and what one change or one record has in it. */
  changes: ["changes"],
  changeList: (filter: object, page: number) => ["changes", "list", filter, page] as const,
  changedRecords: (change: string) => ["changes", "records", change] as const,
  versions: (table: string, record: string) => ["changes", "versions", table, record] as const,
  deletedRecords: (change: string, search: string) => ["trash", change, search] as const,
  /** How much is translated: all of it, the counts of a language, and the records with something to do. */
  translations: ["translations"],
  translationCounts: (language: string) => ["translations", "counts", language] as const,
  translationList: (filter: object, page: number) => ["translations", "list", filter, page] as const,
  enquiries: ["enquiries"],
  unreadEnquiries: ["enquiries", "unread"],
  enquiryList: (filter: EnquiryFilter, page: number) => ["enquiries", "list", filter, page] as const,
  enquiryCounts: (archived: boolean) => ["enquiries", "counts", archived] as const,
  enquiry: (id: string) => ["enquiries", "one", id] as const,
  requestedProducts: (id: string) => ["enquiries", "products", id] as const,
  enquiryNotes: (id: string) => ["enquiries", "notes", id] as const,
  /** The enquiry that a submittal is made of, with its products. */
  enquirySource: (id: string) => ["enquiries", "source", id] as const,
  submittals: ["submittals"],
  waitingSubmittals: ["submittals", "waiting"],
  submittalList: (filter: SubmittalFilter, page: number) => ["submittals", "list", filter, page] as const,
  submittal: (id: string) => ["submittals", "one", id] as const,
  reviewLinks: (id: string) => ["submittals", "links", id] as const,
  subscribers: ["subscribers"],
  subscriberList: (filter: SubscriberFilter, page: number) => ["subscribers", filter, page] as const,
  person: (email: string) => ["person", email] as const,
  /** The uploaded pictures, to choose one from. */
  pictures: ["pictures"],
  retention: ["retention"],
  enquiryMail: ["enquiry-mail"],
  lastBackup: ["last-backup"],
  accounts: ["accounts"],
  sessions: ["sessions"],
  signUp: ["sign-up"],
  /** What an account may do; without an argument, the key of all accounts. */
  rights: (account?: string) => ["rights", ...(account ? [account] : [])] as const,
  hasAdmin: ["has-admin"],
  setupLink: ["setup-link"],
  setupCounts: ["setup", "counts"],
  palette: (term: string) => ["palette", term] as const,
  publishing: ["publishing"],
  latestDeploys: (count: number) => ["publishing", "lately", count] as const,
} as const;

const MINUTE = 60_000;

/** How long lists stay fresh, where it is not the default of five minutes (products). */
export const FRESH = { categories: 60 * MINUTE, brands: 30 * MINUTE } as const;

/** How often a failed read is repeated; never after a 404. */
const retries = (times: number) => (failures: number, error: Error) => failures < times && !isNotFound(error);

/** For lists of products; other reads are repeated once. */
export const RETRY_TWICE = retries(2);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.error(`Loading ${String(queryKey[0])} failed`, error),
  }),
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: retries(1), refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

/** Refetches the lists that show something of a kind's records. */
export async function refreshLists(kind: ContentKind): Promise<void> {
  const kinds = [kind, ...contentKind(kind).shownIn] as ContentKind[];
  await Promise.all(kinds.map((shown) => queryClient.invalidateQueries({ queryKey: queryKeys.lists(shown) })));
}
