import { CONTENT_KINDS, type ContentKind } from "#domain/content-kinds.ts";
import type { EnquiryFilter } from "#db/enquiries.ts";
import type { SubscriberFilter } from "#db/subscribers.ts";

/**
 * The key of everything the administration reads. A key begins with the subject, so that all reads of a subject can be
 * refreshed by their beginning.
 */
export const queryKeys = {
  /** Lists with records of a kind, and what is counted from them. */
  lists: (kind: ContentKind, ...what: readonly unknown[]) => [CONTENT_KINDS[kind].table, ...what] as const,
  /** One record in its editor. */
  record: (kind: ContentKind, id: string) => [kind, id] as const,
  /** All products of a filter, for the table. Not one of the lists: it is updated after a save, not read again. */
  productTable: (filter: object) => ["product-table", filter] as const,
  lastSave: (kind?: ContentKind, record?: string) => ["last-save", ...(kind ? [kind, record] : [])] as const,
  /** The catalogue of specifications, and what is expected of it. */
  attributes: ["attributes"],
  expectedAttributes: ["attributes", "expected"],
  featuredItems: (brand: string) => ["featured", brand] as const,
  trash: ["trash"],
  /** What the session of an import returns about the open file. */
  importAnswer: (...asked: readonly unknown[]) => ["import", ...asked] as const,
  productBatches: (page?: number) => ["product-batches", ...(page ? [page] : [])] as const,
  enquiries: ["enquiries"],
  unreadEnquiries: ["enquiries", "unread"],
  enquiryList: (filter: EnquiryFilter, page: number) => ["enquiries", "list", filter, page] as const,
  enquiryCounts: (archived: boolean) => ["enquiries", "counts", archived] as const,
  enquiry: (id: string) => ["enquiries", "one", id] as const,
  requestedProducts: (id: string) => ["enquiries", "products", id] as const,
  enquiryNotes: (id: string) => ["enquiries", "notes", id] as const,
  subscribers: ["subscribers"],
  subscriberList: (filter: SubscriberFilter, page: number) => ["subscribers", filter, page] as const,
  person: (email: string) => ["person", email] as const,
  retention: ["retention"],
  lastBackup: ["last-backup"],
  accounts: ["accounts"],
  signUp: ["sign-up"],
  /** Whether an account is an administrator; without an argument, the key of all accounts. */
  rights: (account?: string) => ["is-admin", ...(account ? [account] : [])] as const,
  hasAdmin: ["has-admin"],
  setupLink: ["setup-link"],
  setupCounts: ["setup", "counts"],
  palette: (term: string) => ["palette", term] as const,
  publishing: ["publishing"],
  latestDeploys: ["publishing", "lately"],
} as const;
