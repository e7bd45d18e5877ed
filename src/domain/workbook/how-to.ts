import { LANGUAGE, OTHER_LANGUAGES } from "../languages/languages.ts";
import { COMPANY_SHEET, EMPTIES, PRODUCTS_TITLE } from "./sheets.ts";

const [language = "ar"] = OTHER_LANGUAGES;
const { english } = LANGUAGE[language];

/** The tab that explains the others; an import does not read it. */
export const howToRows = (): string[][] => [
  ["What", "How it is written"],
  [
    "Rows",
    "Each row is a record. It changes the record with its URL slug, or without one the record with its name; otherwise it is new. Nothing is deleted by leaving a row out.",
  ],
  [
    "Columns",
    `They are called like the fields of the forms. Columns may be left out or put in another order. "(${english})" holds the words of the column before it.`,
  ],
  [
    "Empty cells",
    `Change nothing; a new record gets the initial value. Write ${EMPTIES} to empty a field of a record that exists.`,
  ],
  ["Yes or no, dates", "Yes or No; 2026-03-14."],
  ["Choices", "The words of the form's list, such as Number or Range of numbers."],
  ["Lists", "One entry on each line of the cell (Alt+Enter). In running text an empty line begins a new paragraph."],
  [
    "Other records",
    "Brands, categories, products by their name or URL slug; a category also as Chillers > Scroll. They may be in this workbook or on the site.",
  ],
  [
    "Pictures",
    "The name of a file that is dropped together with the workbook (or in a ZIP), or an address. Several: one on each line. PNG, JPEG, WebP or AVIF.",
  ],
  [
    "Groups",
    "Each entry is lines 'Label: value'; a line --- stands between entries. A value of several lines stands below its label, indented by two blanks.\n\nFigure: 24 h\nWhat it says: to the first visit\n---\nFigure: 120\nWhat it says: cold rooms under contract",
  ],
  [
    "Sections of a page",
    "Like groups; each entry begins with its type.\n\nSection: Text\nHeading: What a contract includes\nText:\n  Two visits a year.\n\n  - filters\n---\nSection: Call to action\nHeading: Send us the plans\nButton: Contact\nLeads to: /contact",
  ],
  [
    `Words in ${english}`,
    "Written like the column beside, with the same labels and the same number of lines or entries; - for one that is not translated.",
  ],
  [COMPANY_SHEET.title, "A row for each setting. Rows may be left out."],
  [
    PRODUCTS_TITLE,
    "Every column that no field has is a specification: its head is the name, its cells the values as typed, such as 35 kW.",
  ],
];
