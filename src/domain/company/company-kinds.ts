import * as z from "zod";
import {
  choice,
  date,
  groups,
  lines,
  mandatoryDate,
  mandatoryText,
  markdown,
  paragraphs,
  picture,
  pictures,
  slug,
  text,
  wholeNumber,
  year,
  yesNo,
} from "../content/fields.ts";
import { kindForm } from "../content/kind-form.ts";
import { PRODUCT_IMAGE_MAX_MB } from "../pictures/picture.ts";
import { isPlainName, PLAIN_NAME_MESSAGE } from "../text/plain-name.ts";
import { SYMBOLS } from "./symbols.ts";

/** What the company shows of itself: its projects, sectors, services, news, certificates and people, and what clients say of it. */

const LISTED_LINES = 40;
const ARTICLE_MAX = 200_000;
/** A project may be announced before it is handed over. */
const YEARS_AHEAD = 5;
const OLDEST_YEAR = 1900;

const image = picture({ label: "Picture", maxMB: PRODUCT_IMAGE_MAX_MB });
const symbol = choice({ label: "Symbol", options: SYMBOLS });
const title = (noun: string, max: number) =>
  mandatoryText({ label: "Title", max, missing: `Enter the title of the ${noun}` });
const order = wholeNumber({
  label: "Sort order",
  hint: "Lower numbers come first.",
  initial: 0,
  min: -1_000_000,
  max: 1_000_000,
});
const list = (label: string) => lines({ label, max: LISTED_LINES });

export const projectForm = kindForm(
  {
    title: title("project", 200),
    slug: slug(),
    sector: mandatoryText({
      label: "Sector",
      hint: "Projects of one sector are shown together.",
      max: 100,
      missing: "Enter the sector, such as Healthcare",
    }),
    location: mandatoryText({ label: "Location", max: 200, missing: "Enter the place of the project" }),
    year: year({ label: "Completed", from: OLDEST_YEAR, ahead: YEARS_AHEAD }),
    client: text({ label: "Client", hint: "Only if the client agrees to be named.", max: 200 }),
    value: text({ label: "Contract value", max: 100, placeholder: "EGP 84 million" }),
    duration: text({ label: "Duration", max: 100, placeholder: "14 months" }),
    description: mandatoryText({
      label: "Summary",
      max: 1000,
      rows: 3,
      wide: true,
      missing: "Say in a sentence what the project was",
    }),
    paragraphs: paragraphs({ label: "Text" }),
    features: list("Key points"),
    scope: list("Scope"),
    challenges: list("Challenges"),
    solutions: list("Solutions"),
    results: list("Results"),
    technologies: list("Technologies"),
    certifications: list("Certifications"),
    image,
    gallery: pictures({ label: "Further pictures", max: 20, maxMB: PRODUCT_IMAGE_MAX_MB }),
    sort_order: order,
  },
  { title: "Project", paragraphs: "Description", image: "Pictures", sort_order: "Place in the list" },
);

export const serviceForm = kindForm(
  {
    title: title("service", 100),
    slug: slug(),
    icon: symbol,
    summary: mandatoryText({
      label: "Summary",
      max: 1000,
      rows: 3,
      wide: true,
      missing: "Say in a sentence what the service is",
    }),
    paragraphs: paragraphs({ label: "Text" }),
    scope: list("Scope"),
    deliverables: list("What the client receives"),
    standards: list("Standards"),
    image,
    sort_order: order,
  },
  { title: "Service", paragraphs: "Description", image: "Picture and place" },
);

export const sectorForm = kindForm(
  {
    title: title("sector", 100),
    slug: slug(),
    icon: symbol,
    hint: text({ label: "Menu hint", hint: "A few words below the title in the menu.", max: 200 }),
    description: mandatoryText({
      label: "Summary",
      max: 1000,
      rows: 3,
      wide: true,
      missing: "Say in a sentence what this sector needs",
    }),
    paragraphs: paragraphs({ label: "Text" }),
    features: list("Key points"),
    figures: groups({
      label: "Figures",
      noun: "figure",
      max: 8,
      fields: {
        number: mandatoryText({ label: "Figure", max: 40, sameInAll: true, missing: "Enter the figure, or remove it" }),
        label: mandatoryText({ label: "What it says", max: 200, missing: "Say what the figure means" }),
      },
    }),
    services: groups({
      label: "What we do",
      noun: "service",
      max: 12,
      fields: {
        title: mandatoryText({ label: "Title", max: 100, missing: "Enter a title, or remove the entry" }),
        description: mandatoryText({ label: "Text", max: 1000, rows: 3, missing: "Enter a text" }),
      },
    }),
    projects_label: text({ label: "Heading of the case studies", max: 200 }),
    case_studies: groups({
      label: "Case studies",
      noun: "case study",
      max: 6,
      fields: {
        title: mandatoryText({ label: "Title", max: 200, missing: "Enter a title, or remove the entry" }),
        location: mandatoryText({ label: "Location", max: 200, missing: "Enter the place" }),
        description: mandatoryText({ label: "Text", max: 2000, rows: 3, missing: "Enter a text" }),
        results: lines({ label: "Results", max: 10 }),
        image: picture({ label: "Picture", maxMB: PRODUCT_IMAGE_MAX_MB }),
        project: text({
          label: "Slug of the project",
          hint: "The end of its address, for the link to it.",
          max: 120,
          sameInAll: true,
        }),
      },
    }),
    image,
    sort_order: order,
  },
  { title: "Sector", paragraphs: "Description", services: "Work", image: "Picture and place" },
);

const RATINGS = ["", "1", "2", "3", "4", "5"] as const;

const personName = (missing: string) =>
  mandatoryText({ label: "Name", max: 200, missing, also: { test: isPlainName, message: PLAIN_NAME_MESSAGE } });

export const testimonialForm = kindForm(
  {
    name: personName("Enter who says it"),
    slug: slug(),
    position: text({ label: "Position", max: 200 }),
    company: text({ label: "Company", max: 200 }),
    quote: mandatoryText({ label: "Quotation", max: 2000, rows: 5, wide: true, missing: "Enter what they say" }),
    rating: {
      label: "Rating",
      hint: "Of 5; may be left out.",
      control: { type: "choice", options: RATINGS },
      schema: z.enum(RATINGS).transform((typed) => (typed === "" ? null : Number(typed))),
      typed: (stored: number | null | undefined) => RATINGS.find((rating) => rating === String(stored ?? "")) ?? "",
      show: (typed: string) => typed,
    },
    project_value: text({ label: "Value of the project", max: 100 }),
    completion_year: year({ label: "Completed", from: OLDEST_YEAR, ahead: YEARS_AHEAD }),
    sort_order: order,
  },
  { name: "Testimonial" },
);

export const articleForm = kindForm(
  {
    title: title("article", 200),
    slug: slug(),
    published_on: mandatoryDate({ label: "Date", missing: "Enter the day of the news" }),
    summary: mandatoryText({
      label: "Summary",
      max: 1000,
      rows: 3,
      wide: true,
      missing: "Say in a sentence what happened",
    }),
    body: markdown({ label: "Text", max: ARTICLE_MAX }),
    image,
  },
  { title: "Article", body: "Text", image: "Picture" },
);

export const certificateForm = kindForm(
  {
    title: title("certificate", 200),
    slug: slug(),
    issuer: mandatoryText({ label: "Issued by", max: 200, missing: "Enter who issued it" }),
    number: text({ label: "Number", max: 100, sameInAll: true }),
    issued_on: date({ label: "Issued on" }),
    valid_until: date({ label: "Valid until", hint: "Left empty if it does not end." }),
    scope: text({ label: "Scope", max: 1000, rows: 3, wide: true }),
    image,
    sort_order: order,
  },
  { title: "Certificate", image: "Picture and place" },
);

export const memberForm = kindForm(
  {
    name: personName("Enter the name"),
    slug: slug(),
    position: mandatoryText({ label: "Position", max: 200, missing: "Enter what they do here" }),
    about: text({ label: "About", hint: "A sentence or two.", max: 1000, rows: 3, wide: true }),
    consent: yesNo({
      label: "Agreed to be shown",
      hint: "Without their consent nothing of them appears on the site.",
      initial: false,
    }),
    image,
    sort_order: order,
  },
  { name: "Team member", image: "Picture and place" },
);
