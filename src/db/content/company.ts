import type { sectorForm } from "#domain/company/company-kinds.ts";
import type { FormInput } from "#domain/content/kind-form.ts";
import type { Client, Row } from "../client.ts";
import { contentTable } from "./content-table.ts";

/** What the company shows of itself, as stored. */
export type Sector = Omit<Row<"sectors">, keyof SectorGroups> & SectorGroups;

/** The lists of groups in a sector, which the database holds as JSON of this shape. */
type SectorGroups = Pick<FormInput<typeof sectorForm>, "figures" | "services" | "case_studies">;

const byPlace = (a: { sort_order: number }, b: { sort_order: number }): number => a.sort_order - b.sort_order;

/** By sort order, then newest first, then by title. */
export const { list: listProjects } = contentTable("project", (a, b) => byPlace(a, b) || (b.year ?? 0) - (a.year ?? 0));
export const { list: listServices } = contentTable("service", byPlace);
export const listSectors = async (client: Client): Promise<Sector[]> =>
  (await contentTable("sector", byPlace).list(client)) as unknown as Sector[];
export const { list: listTestimonials } = contentTable("testimonial", byPlace);
/** Newest first. */
export const { list: listArticles } = contentTable(
  "article",
  (a, b) => Date.parse(b.published_on) - Date.parse(a.published_on),
);
export const { list: listCertificates } = contentTable("certificate", byPlace);
/** For visitors those who have agreed to be shown. */
export const { list: listMembers } = contentTable("member", byPlace);

/** The lists that a build reads, by table. */
export const COMPANY_LISTS = {
  projects: listProjects,
  services: listServices,
  sectors: listSectors,
  testimonials: listTestimonials,
  articles: listArticles,
  certificates: listCertificates,
  members: listMembers,
} as const;
export type Company = { [Table in keyof typeof COMPANY_LISTS]: Awaited<ReturnType<(typeof COMPANY_LISTS)[Table]>> };
