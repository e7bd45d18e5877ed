import {
  addFeaturedItem,
  listFeaturedItems,
  removeFeaturedItem,
  reorderFeaturedItems,
  setFeaturedItemActive,
} from "#db/products/featured.ts";
import { NothingToChoose, type Random } from "../random.ts";
import { brandsOf, categoriesOf, productsOf, type Desk, type Edits } from "./desk.ts";

export const FEATURED_EDITS = {
  "feature an item": async (desk, random) => {
    const { id } = random.oneOf(await brandsOf(desk));
    const present = new Set((await listFeaturedItems(desk.administrator, id)).map(({ item_id }) => item_id));
    const own = (await productsOf(desk))
      .filter(({ brand_id }) => brand_id === id)
      .map((row) => ({ row, type: "product" as const }));
    const all = (await categoriesOf(desk)).slice(0, 3).map((row) => ({ row, type: "category" as const }));
    const { row, type } = random.oneOf([...own, ...all].filter((item) => !present.has(item.row.id)));
    await addFeaturedItem(desk.administrator, id, row.id, type);
  },
  "stop featuring an item": async (desk, random) =>
    removeFeaturedItem(desk.administrator, random.oneOf((await featuring(desk, random)).items).id),
  "switch a featured item": async (desk, random) => {
    const item = random.oneOf((await featuring(desk, random)).items);
    await setFeaturedItemActive(desk.administrator, item.id, !item.is_active);
  },
  "reorder featured items": async (desk, random) => {
    const { brandId, items } = await featuring(desk, random, 2);
    await reorderFeaturedItems(desk.administrator, brandId, random.shuffled(items.map(({ id }) => id)));
  },
} satisfies Edits;

/** A brand that features at least so many items, switched on or not. */
async function featuring(desk: Desk, random: Random, fewest = 1) {
  for (const { id } of random.shuffled(await brandsOf(desk))) {
    const items = await listFeaturedItems(desk.administrator, id);
    if (items.length >= fewest) return { brandId: id, items };
  }
  throw new NothingToChoose();
}
