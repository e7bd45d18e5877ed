import { pairOf } from "#domain/languages/translations.ts";
import { createBrand, updateBrand, type Brand } from "#db/products/brands.ts";
import type { Random } from "../random.ts";
import { brandsOf, deleteSome, freeSlug, moveBack, nameFor, text, type Change, type Desk, type Edits } from "./desk.ts";

export const BRAND_EDITS = {
  "create a brand": async (desk, random) => {
    const all = await brandsOf(desk);
    const name = nameFor(
      random,
      all.map((brand) => brand.name),
    );
    const slug = await freeSlug(desk, random, "brand", all);
    await createBrand(desk.secret, { id: random.uuid(), name, slug, featured: random.oneIn(2) });
  },
  "describe a brand": (desk, random) =>
    brand(desk, random, () => ({
      description: random.oneIn(4) ? null : text(random, 20),
      country: random.oneIn(2) ? null : text(random, 1),
      established: random.oneIn(2) ? null : 1900 + random.below(100),
      featured: random.oneIn(2),
    })),
  "translate a brand": (desk, random) =>
    brand(desk, random, (_, { name }) => ({
      translations: random.oneIn(4)
        ? {}
        : { ar: { name: [pairOf(random.oneIn(2) ? name : "Another", text(random, 1))] } },
    })),
  "rename a brand": (desk, random) =>
    brand(desk, random, (all) => ({
      name: nameFor(
        random,
        all.map(({ name }) => name),
      ),
    })),
  "move a brand to an address": async (desk, random) => {
    const slug = await freeSlug(desk, random, "brand", await brandsOf(desk));
    await brand(desk, random, () => ({ slug }));
  },
  "move a brand back to its old address": (desk, random) =>
    moveBack(desk, random, "brand", (id, slug) => updateBrand(desk.administrator, id, { slug })),
  "change how a brand features products": (desk, random) =>
    brand(desk, random, (_, row) => ({
      featured_products_limit: 1 + random.below(8),
      show_featured_products: !row.show_featured_products,
    })),
  "change a logo": (desk, random) =>
    brand(desk, random, (_, { logo }) => ({ logo: logo && random.oneIn(2) ? null : random.oneOf(desk.pictures) })),
  "delete a brand": async (desk, random) => deleteSome(desk, random, "brand", await brandsOf(desk)),
} satisfies Edits;

async function brand(desk: Desk, random: Random, change: Change<Brand, Partial<Brand>>): Promise<void> {
  const all = await brandsOf(desk);
  const row = random.oneOf(all);
  await updateBrand(desk.administrator, row.id, change(all, row));
}
