import type { sectorForm } from "#domain/company/company-kinds.ts";
import type { FormInput } from "#domain/content/kind-form.ts";
import type { Client, Row } from "../client.ts";
import { contentTable } from "./content-table.ts";

/** What the company shows of itself, as stored. */
export type Project = Row<"projects">;
export type Service = Row<"services">;
export type Sector = Omit<Row<"sectors">, keyof SectorGroups> & SectorGroups;
export type Testimonial = Row<"testimonials">;

/** The lists of groups in a sector, which the database holds as JSON of this shape. */
type SectorGroups = Pick<FormInput<typeof sectorForm>, "figures" | "services" | "case_studies">;

const byPlace = (a: { sort_order: number }, b: { sort_order: number }): number => a.sort_order - b.sort_order;

/** By sort order, then newest first, then by title. */
export const { list: listProjects } = contentTable("project", (a, b) => byPlace(a, b) || (b.year ?? 0) - (a.year ?? 0));
export const { list: listServices } = contentTable("service", byPlace);
export const listSectors = async (client: Client): Promise<Sector[]> =>
  (await contentTable("sector", byPlace).list(client)) as unknown as Sector[];
export const { list: listTestimonials } = contentTable("testimonial", byPlace);
