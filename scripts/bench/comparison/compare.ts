import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listAllProducts, type ProductWithBrand } from "#db/products.ts";
import { routes } from "#domain/routes.ts";
import { liveRelease } from "../../build/release.ts";
import type { TemporaryStack } from "../../stacks/temporary-stack.ts";
import type { Office } from "../office.ts";
import { evenlySpaced } from "../statistics.ts";
import { measureAstro } from "./astro.ts";
import { measureEleventy } from "./eleventy.ts";
import { averageSize, type Material, type Measured } from "./generator.ts";
import { installEleventy } from "./install-eleventy.ts";
import { frameOf, pageRows } from "./rows.ts";

export type Comparison = {
  size: number;
  /** The bytes of a product page of Plantroom, on average. */
  pageSize: number;
  generators: (Measured | { name: string; missing: string })[];
};

const EDITS = 3;

/**
 * Builds the product pages of a stack with other generators: the same rows, header, menu and footer, as plain HTML without
 * islands. Their times begin when all rows are in a file and end when the pages are written; reading a database, pictures,
 * documents, search, checks and going live, which the times of Plantroom include, are not part of their times.
 */
export async function compare(
  stack: TemporaryStack,
  office: Office,
  size: number,
  log: (text: string) => void,
): Promise<Comparison> {
  const folder = mkdtempSync(join(stack.env.PLANTROOM_DATA, "comparison-"));
  try {
    const products = await listAllProducts(office.client);
    const example = await (await fetch(office.site + routes.product(products[0]?.slug ?? ""))).text();
    const frame = frameOf(example, office.site);
    const material: Material = { rows: pageRows(products), edits: evenlySpaced(products, EDITS).map(editIn(products)) };
    log("Plain Astro …");
    const astro = await measuredOrFailed("Astro", () => measureAstro(join(folder, "astro"), material, frame));
    log("Eleventy …");
    const eleventy = await measuredOrFailed("Eleventy", () =>
      measureEleventy(installEleventy(), join(folder, "eleventy"), material, frame),
    );
    const release = liveRelease(stack.env.PLANTROOM_DATA) ?? "";
    return { size, pageSize: averageSize(join(release, "products")), generators: [eleventy, astro] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One generator that fails must not lose the other figures of a long run. */
async function measuredOrFailed(
  name: string,
  measure: () => Promise<Measured>,
): Promise<Comparison["generators"][number]> {
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    return { name, missing: "not measured: it failed" };
  }
}

/** The rows with another description of one product. */
const editIn =
  (products: readonly ProductWithBrand[]) =>
  ({ id, slug }: ProductWithBrand, run: number): Material["edits"][number] => {
    const text = `Edit side-by-side-${run}.`;
    const edited = products.map((product) =>
      product.id === id ? { ...product, description: `${text} ${product.description}` } : product,
    );
    return { rows: pageRows(edited), slug, text };
  };
