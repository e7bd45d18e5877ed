import type { sectorForm } from "#domain/company/company-kinds.ts";
import type { FormInput } from "#domain/content/kind-form.ts";
import type { Client, Row } from "../client.ts";
import { contentTable } from "./content-table.ts";

/** What the company shows of itself, as stored. */
export type Sector = Omit<Row<"sectors">, keyof SectorGroups> & SectorGroups;

/** The lists of groups in a sector, which the database holds as JSON of this shape. */
type SectorGroups = Pick<FormInput<typeof sectorForm>, "figures" | "services" | "case_studies">;

const byPlace = (a: { sort_order: number }, b: { sort_order: number }): number => a.sort_order - b.sort_order;

/** The lists by table, in the order in which the site shows them. */
export const COMPANY_LISTS = {
  projects: contentTable("project", (a, b) => byPlace(a, b) || (b.year ?? 0) - (a.year ?? 0)).list,
  services: contentTable("service", byPlace).list,
  sectors: async (client: Client): Promise<Sector[]> =>
    (await contentTable("sector", byPlace).list(client)) as unknown as Sector[],
  testimonials: contentTable("testimonial", byPlace).list,
  /** Newest first. */
  articles: contentTable("article", (a, b) => Date.parse(b.published_on) - Date.parse(a.published_on)).list,
  certificates: contentTable("certificate", byPlace).list,
  /** For visitors those who have agreed to be shown. */
  members: contentTable("member", byPlace).list,
} as const;
export type Company = { [Table in keyof typeof COMPANY_LISTS]: Awaited<ReturnType<(typeof COMPANY_LISTS)[Table]>> };
