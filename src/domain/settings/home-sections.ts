import * as z from "zod";

/** The parts of the home page below its head, in the order in which they stand at first. */
export const HOME_PARTS = ["about", "catalogue", "brands", "services"] as const;
export type HomePart = (typeof HOME_PARTS)[number];

/** What the office calls each part. */
export const HOME_PART_NAMES: Record<HomePart, string> = {
  about: "About the company",
  catalogue: "Parts of the catalogue",
  brands: "Brands",
  services: "Services and consultation",
};

/** The most entries of the home page. */
export const HOME_ENTRIES_MAX = 12;

/** A part of the home page; with `page`, the sections of the written page with the slug `page`. */
export const homeEntrySchema = z.object({
  part: z.enum([...HOME_PARTS, "page"]),
  page: z.string(),
  shown: z.boolean(),
});
export type HomeEntry = z.infer<typeof homeEntrySchema>;

/** The entries in their order, each part and each page once. Parts that are missing follow in the order of the start. */
export function homeOrder(entries: readonly HomeEntry[]): HomeEntry[] {
  const all = [...entries, ...HOME_PARTS.map((part): HomeEntry => ({ part, page: "", shown: true }))];
  const taken = new Set<string>();
  return all.filter(({ part, page }) => {
    const key = part === "page" ? `/${page}` : part;
    const isNew = !taken.has(key);
    taken.add(key);
    return isNew;
  });
}
