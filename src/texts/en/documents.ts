/** Texts of the PDFs. Sheets of one kind share those of the frame and of the contact block. */

import { counted } from "#domain/text/text.ts";
import { AVAILABILITY_LABELS, SERIES_TEXTS } from "./products.ts";
import { COMPANY_FIGURE_TEXTS } from "./sections.ts";
import { SPECIFICATION_GROUPS, SPECIFICATION_TEXTS } from "./units.ts";

/** What stands below a figure, however much it is; in other languages it changes with it. */
const always =
  (text: string): ((count: number) => string) =>
  () =>
    text;
const CONSULTATION =
  "Send a drawing, a schedule or just the floor area. You get an answer that you can calculate with.";

/** What stands on every page, and phrases that several documents use. */
export const SHEET_WORDS = {
  contact: "Contact",
  revision: "Revision",
  sheet: "Sheet",
  sales: "Sales",
  service: "Documents and service",
  whatsapp: "WhatsApp",
  hours: "Office hours",
  /** Facts in one line: 'Carrier · 50PG12'. */
  line: (parts: readonly string[]): string => parts.join("  ·  "),
  /** A name with what belongs to it: 'Cooling capacity: 12 kW'. */
  pair: (name: string, text: string): string => `${name}: ${text}`,
} as const;

export const DATASHEET_WORDS = {
  kind: "Product datasheet",
  familyKind: "Product family datasheet",
  availability: AVAILABILITY_LABELS,
  description: "Description",
  features: "Features",
  specification: "Specification",
  columns: [SPECIFICATION_TEXTS.specification, SPECIFICATION_TEXTS.value, SPECIFICATION_TEXTS.unit],
  groups: SPECIFICATION_GROUPS,
  sizes: SERIES_TEXTS.inThisSeries,
  size: SERIES_TEXTS.size,
  heldAt: (names: string, conditions: string) => `${names} at ${conditions}`,
  ask: {
    title: "Selection, quotation, documents",
    text: "Values describe the equipment at its stated conditions. Send us yours, with the ambient temperature on site, and you receive a selection, a quotation and the maker's documents.",
  },
} as const;

export const CATALOGUE_WORDS = {
  kinds: {
    "air-handling-general": "General catalogue",
    "air-handling-technical": "Technical specifications",
    "rooftop-units": "Catalogue",
  },
  products: (count: number): string => (count === 1 ? "product" : "products"),
  manufacturers: (count: number): string => (count === 1 ? "manufacturer" : "manufacturers"),
  values: always("specification values"),
  range: "The range",
  shows: (shown: number, total: number) =>
    `This catalogue shows ${shown} of ${counted(total, "product")}; the website has them all.`,
  product: "Product",
  others: "Products",
  also: "Also",
  ask: {
    title: "Selection, quotation, documents",
    text: "Values describe the equipment at its stated conditions. Send us yours, and you receive a selection, a quotation and the maker's documents.",
  },
} as const;

export const BROCHURE_WORDS = {
  kind: "Solution brochure",
  subtitle: "Building services by sector",
  asked: "What the sector asks for",
  brought: "What we bring",
  services: "Services",
  cases: "From our projects",
  ask: { title: "Your project", text: CONSULTATION },
} as const;

export const PROFILE_WORDS = {
  kind: "Company profile",
  picture: "From our work",
  figures: COMPANY_FIGURE_TEXTS,
  glance: "At a glance",
  values: "Our values",
  steps: "How we work",
  services: "Services",
  sectors: "Sectors",
  projects: "Selected projects",
  columns: ["Year", "Project", "Works", "Value"],
  founded: "Founded",
  response: "Service response",
  ask: { title: "Talk to an engineer", text: CONSULTATION },
} as const;

export const REFERENCE_WORDS = {
  kind: "Project datasheet",
  client: "Client",
  location: "Location",
  sector: "Sector",
  completed: "Completed",
  value: "Contract value",
  duration: "Duration",
  project: "The project",
  scope: "Scope of works",
  pairs: "Challenges and solutions",
  challenge: "Challenge",
  solution: "Solution",
  results: "Results",
  technology: "Technology",
  certification: "Standards and certification",
  plant: "Plant",
  ask: {
    title: "A project like this?",
    text: "We show you the calculations behind these figures and, where the owner agrees, the plant itself.",
  },
} as const;

export const REFERENCES_WORDS = {
  kind: "Reference list",
  title: "Reference projects",
  lead: "Hotels, hospitals, cleanrooms, offices, plants and homes: what was built, for whom, and on what scale. Each project has a datasheet of its own.",
  projects: always("projects in this list"),
  sectors: always("sectors"),
  years: "years of completion",
  bySector: "Projects by sector",
  columns: ["Year", "Project", "Works", "Client and place", "Value, duration"],
  ask: { title: "More about a project", text: "Datasheets, calculations and visits on request." },
} as const;

export const QUOTE_LIST_WORDS = {
  kind: "Quote list",
  title: (company: string) => `Quote list for ${company}`,
  products: (count: number): string => (count === 1 ? "product" : "products"),
  pieces: (count: number): string => (count === 1 ? "piece" : "pieces"),
  heading: "Products",
  columns: ["No.", "Product", "Key figures", "Quantity", "Note"],
  gone: "Not in the catalogue any more",
  ask: {
    title: "From list to quotation",
    text: (count: number) =>
      `${counted(count, "product")}, not an order and no price yet. Send the list from the website, or mail us this sheet with the conditions on site and the day you need the answer.`,
  },
} as const;
