import { choice, mandatoryText, text } from "../content/fields.ts";
import { PART_NAMES } from "./own-pages.ts";
import { buttonAddress, categoryChoice, heading, lead, recordsChoice, sectionType } from "./section-fields.ts";

/** The types of sections that show what is kept elsewhere, or lead there. */

/** Whether no cards were chosen one by one, so that a rule finds them. */
const hasNoChosen = ({ chosen }: Readonly<Record<string, unknown>>): boolean =>
  !Array.isArray(chosen) || chosen.length === 0;

export const SHOWN_TYPES = {
  part: sectionType({
    label: "Part of this page",
    about: "What the site itself shows on this page",
    fields: { part: choice({ label: "Part", options: PART_NAMES }) },
    isEmpty: () => false,
    only: { part: () => false },
  }),
  search: sectionType({
    label: "Search",
    about: "The field that searches the catalogue",
    fields: { heading, lead },
    isEmpty: () => false,
  }),
  cards: sectionType({
    label: "Cards",
    about: "Products, brands, projects or news, chosen or by a rule",
    fields: {
      heading,
      lead,
      kind: choice({
        label: "Cards of",
        hint: "News begin with the newest; projects, services and testimonials stand in the order of their lists.",
        options: ["products", "brands", "services", "projects", "testimonials", "news"],
        labels: {
          products: "Products",
          brands: "Brands",
          services: "Services",
          projects: "Projects",
          testimonials: "Testimonials",
          news: "News",
        },
      }),
      chosen: recordsChoice("kind"),
      count: choice({ label: "At most", options: ["3", "4", "6", "8", "12"] }),
      rule: choice({
        label: "Which",
        options: ["featured", "newest"],
        labels: { featured: "Featured", newest: "The newest" },
      }),
      category: categoryChoice,
    },
    isEmpty: () => false,
    only: {
      count: hasNoChosen,
      rule: (section) => hasNoChosen(section) && (section["kind"] === "products" || section["kind"] === "brands"),
      category: (section) => hasNoChosen(section) && section["kind"] === "products",
    },
  }),
  map: sectionType({
    label: "Map of the projects",
    about: "The projects on a map of Egypt, by the governorate or city in their location, and as a list",
    fields: { heading, lead },
    isEmpty: () => false,
  }),
  action: sectionType({
    label: "Call to action",
    about: "A coloured band with a button",
    fields: {
      heading,
      text: text({ label: "Text", max: 500, rows: 2, wide: true }),
      button: mandatoryText({ label: "Button", max: 60, missing: "Enter the words on the button" }),
      address: buttonAddress,
    },
    isEmpty: () => false,
  }),
  form: sectionType({
    label: "Form",
    about: "The contact form itself, or a coloured band that leads to it or to the quote list",
    fields: {
      heading,
      text: text({ label: "Text", max: 500, rows: 2, wide: true }),
      form: choice({
        label: "Which",
        options: ["contact", "quotes", "here"],
        labels: {
          contact: "A button to the contact form",
          quotes: "A button to the quote list",
          here: "The contact form, on this page",
        },
      }),
    },
    isEmpty: () => false,
  }),
} as const;
