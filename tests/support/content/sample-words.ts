import { readFileSync } from "node:fs";
import { siteSettings } from "#domain/settings/settings.ts";
import { SAMPLE_PROFILE } from "#texts/company-profile.ts";
import { BRANDS } from "../../../scripts/seed/brands.ts";
import { PRODUCTS } from "../../../scripts/seed/products.ts";
import { SETTINGS } from "../../../scripts/seed/settings.ts";
import { SAMPLE } from "./sample-company.ts";

/** Every sentence in a value; single words are those of forms, too. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.length > 20 && value.includes(" ") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The second sample, which the administration of every site offers: its wordings are no traces of the first. */
const OTHER = readFileSync(new URL("../../../samples/delta-cooling-works/workbook.json", import.meta.url), "utf8");

/** What only the sample company of the seed says, in both languages. */
export function sampleWords(): string[] {
  // The greeting of the chat is a default of the program.
  const greeting = siteSettings([]).whatsapp_greeting;
  const said = [
    SAMPLE_PROFILE,
    SAMPLE,
    SETTINGS.map(({ value }) => value),
    PRODUCTS.map(({ name, text }) => [name, text]),
  ];
  const names = [
    ...SAMPLE.projects.flatMap(({ title, client }) => [title, client]),
    ...SAMPLE.testimonials.flatMap(({ name, company }) => [name, company]),
    ...["Plantroom MEP", "plantroom.example", "+20 2 5550", "+20 100 555", "Sample Street", "Dokki", "98%", "98 %"],
    ...["بلانت روم", "شارع النموذج"],
  ];
  return [...new Set([...textsIn(said), ...names])].filter(
    (text) => text !== greeting && !OTHER.includes(JSON.stringify(text).slice(1, -1)),
  );
}

/** The brands of the seed, which are real: the search knows how some of them are spelt, whoever sells them. */
export const SAMPLE_BRANDS = new RegExp(
  `\\b(?:${BRANDS.flatMap(({ slug, name }) => (slug === "plantroom-selection" ? [] : [name])).join("|")})\\b`,
);
