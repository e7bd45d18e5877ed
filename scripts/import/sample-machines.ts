import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createBrand, listBrands } from "#db/products/brands.ts";
import type { Client } from "#db/client.ts";
import { laterTranslations } from "../seed/translations.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";
import { importTable, type Imported } from "./import-table.ts";

/** The table of 287 machines that a new installation imports, as an office would import the list of a manufacturer. */
const MACHINES_TABLE = "supabase/machines.csv";

/** Brands of the table that supabase/seed.sql does not have. */
const BRANDS = [
  {
    name: "Lennox",
    slug: "lennox",
    description:
      "Lennox builds packaged rooftop units for shops, schools and small offices. We list the five-ton models that are often met in replacement work.",
    country: "United States",
    website: "https://www.lennox.com",
    established: 1895,
  },
  {
    name: "Goodman",
    slug: "goodman",
    description:
      "Goodman makes light commercial rooftop units with few parts and short delivery times. The brand belongs to the Daikin group.",
    country: "United States",
    website: "https://www.goodmanmfg.com",
    established: 1975,
  },
  {
    name: "Multistack",
    slug: "multistack",
    description:
      "Multistack invented the modular chiller: narrow modules that pass through a door and are joined on site, which helps where a plant room cannot be opened.",
    country: "United States",
    website: "https://www.multistack.com",
    established: null,
  },
];

/**
 * Imports the sample machines, new ones with their words in Arabic; those that the seed has already stay as they are. Throws if a
 * row is refused.
 */
export async function importSampleMachines(client: Client): Promise<Imported> {
  const known = new Set((await listBrands(client)).map(({ slug }) => slug));
  const ofBrand = laterTranslations("brands", "machine-brands");
  for (const brand of BRANDS) {
    if (!known.has(brand.slug)) await createBrand(client, { ...brand, translations: ofBrand(brand) });
  }
  const table = readFileSync(join(PROJECT_ROOT, MACHINES_TABLE));
  const imported = await importTable(client, "machines.csv", table, laterTranslations("products", "machines"));
  const { refused } = imported.summary.counts;
  if (refused > 0) throw new Error(`${refused} rows of ${MACHINES_TABLE} were refused.`);
  return imported;
}
