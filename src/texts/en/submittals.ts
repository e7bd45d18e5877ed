import { PURPOSES } from "#domain/submittals/form.ts";
import { plural } from "../language/plural.ts";

/** Texts of the page that makes submittal packages. */
export const SUBMITTAL_TEXTS = {
  title: "Submittal package",
  contact: "Contact",
  lead: "One PDF of your quote list: cover, transmittal form, index with links, and for each item a comparison sheet, the datasheet, the documents of the maker and your own. It is made on this device; nothing is sent.",
  needsJavaScript:
    "The package is made by your browser and needs JavaScript. Without it, ask for the datasheets with a request; they are PDFs, too.",
  emptyTitle: "The quote list has no products",
  emptyText: "A package is made of the products on your quote list, in their order.",
  toProducts: "View All Products",
  toSchedule: "Read an equipment schedule",
  goneTitle: "None of these products is in the catalogue any more",
  goneText: "A package needs at least one product of the catalogue on your quote list.",
  toQuoteList: "Open the quote list",
  loading: "Loading the catalogue …",
  loadFailed: "The catalogue could not be loaded",
  retry: "Try again",
  transmittal: "Transmittal",
  required: "required",
  fields: {
    project: "Project",
    client: "Client",
    consultant: "Consultant",
    contractor: "Contractor",
    number: "Transmittal number",
    revision: "Revision",
    date: "Date",
    purpose: "Purpose",
    remarks: "Remarks",
  },
  purposes: PURPOSES,
  /** What is wrong with a field, by its label. */
  faults: {
    missing: (field: string) => `${field} is required.`,
    tooLong: (field: string) => `${field} is too long.`,
    noRevision: (field: string) => `${field} has to be a whole number from 0 to 99.`,
    noDay: (field: string) => `${field} has to be a day between 2000 and 2099.`,
  },
  faultsTitle: "Please correct the form:",
  items: "Items",
  itemsHint: "The products of your quote list. Quantities and order are changed there.",
  quantity: "Quantity",
  notListed: "Not in the catalogue any more: there is no datasheet.",
  noSchedule: "No equipment schedule asked for this item, so it has no comparison sheet.",
  datasheet: "Datasheet",
  comparison: (requirements: number) =>
    `Comparison sheet (${plural(requirements, { one: "# requirement", other: "# requirements" })})`,
  pages: (count: number) => plural(count, { one: "# page", other: "# pages" }),
  makerDocuments: "Documents of the maker",
  makerDocumentsFailed: "The documents of the maker could not be loaded. Are you offline?",
  ended: (day: string) => `Valid until ${day} only`,
  documentNotLoaded: (document: string) =>
    `${document} could not be loaded, so no package was made. Are you offline? Try again, or leave it out above.`,
  documents: "Your documents",
  documentsHint: "Brochures of the maker, certificates, test reports",
  addDocuments: "Add PDF documents",
  dropDocuments: "or drop them here",
  notKept: "Your own documents stay on this page only: after a reload they have to be added again.",
  checking: "Checking the documents …",
  added: (count: number, item: string) =>
    `${plural(count, { one: "# document", other: "# documents" })} added to ${item}.`,
  removed: (document: string) => `${document} removed.`,
  remove: "Remove",
  up: "Move up",
  down: "Move down",
  moved: (document: string, at: number, of: number) => `${document} is now document ${at} of ${of}.`,
  /** Why a document was not added. */
  problems: {
    notPdf: (document: string) => `Not added: ${document} is not a PDF.`,
    damaged: (document: string) => `Not added: ${document} is damaged: its pages cannot be read.`,
    encrypted: (document: string) => `Not added: ${document} is encrypted. Save it without a password first.`,
    tooLarge: (document: string) =>
      `Not added: ${document} is too large: all documents of a package together may have 100 MB.`,
    tooMany: (document: string) => `Not added: ${document} is one too many: an item takes 20 documents.`,
    tooLong: (document: string) =>
      `Not added: ${document} is too long: all documents of a package together may have 2,000 pages.`,
    endless: (document: string) =>
      `Not added: ${document} could not be read in time: save it again, or print it as a PDF.`,
    unreadable: (document: string) =>
      `Not added: ${document} could not be read from the disk. Is it open in another program?`,
  },
  make: "Make the package",
  makeAgain: "Make it again",
  loadingDatasheets: "Loading datasheets:",
  putting: "Putting documents together:",
  /** Of a package that the office issues and keeps. */
  storing: "Storing files:",
  tooManyOf: (item: string, most: number) => `${item} has more than ${most} documents. Leave some of them out.`,
  packageTooLarge: "All documents together have more than 100 MB or 2,000 pages. Leave some of them out.",
  nothingChanged: "Nothing has changed since the last revision.",
  progress: (done: number, of: number) => `${done} of ${of}`,
  made: (file: string, pages: number, size: string) =>
    `${file} is in your downloads: ${plural(pages, { other: "# pages" })}, ${size}.`,
  missingTitle: "These datasheets could not be loaded, so no package was made:",
  missingText: "Are you offline? Try again, or leave the datasheets of these items out above.",
  failed: "The package could not be made. Reload the page and try again.",
  fontsFailed: "The typeface of the documents could not be loaded. Are you offline?",
  changed: "A document was changed or moved since it was added, so no package was made. Remove it and add it again.",
  notChecked: "The documents could not be checked. Are you offline? Try again.",
  notTaken: (document: string) => `${document} could not be taken in, so no package was made. Remove it and try again.`,
} as const;
