import { createCategory, placeCategory, updateCategory, type Category } from "#db/products/categories.ts";
import { categoryWithDescendants } from "#domain/categories/category-tree.ts";
import type { Random } from "../random.ts";
import {
  categoriesOf,
  deleteSome,
  freeSlug,
  moveBack,
  nameFor,
  text,
  type Change,
  type Desk,
  type Edits,
} from "./desk.ts";

export const CATEGORY_EDITS = {
  "create a category": async (desk, random) => {
    const all = await categoriesOf(desk);
    const above = random.oneIn(2) ? null : random.oneOf(all.filter(({ parent_id }) => parent_id === null)).id;
    const name = nameFor(
      random,
      all.map((category) => category.name),
    );
    const slug = await freeSlug(desk, random, "category", all);
    await createCategory(desk.secret, { id: random.uuid(), name, slug, parent_id: above, sort_order: random.below(9) });
  },
  "rename a category": (desk, random) =>
    category(desk, random, (all) => ({
      name: nameFor(
        random,
        all.map(({ name }) => name),
      ),
      description: text(random, 9),
    })),
  "move a category to an address": async (desk, random) => {
    const slug = await freeSlug(desk, random, "category", await categoriesOf(desk));
    await category(desk, random, () => ({ slug }));
  },
  "move a category back to its old address": (desk, random) =>
    moveBack(desk, random, "category", (id, slug) => updateCategory(desk.administrator, id, { slug })),
  "place a category": async (desk, random) => {
    const all = await categoriesOf(desk);
    const { id } = random.oneOf(all.filter(({ parent_id }) => parent_id !== null));
    const below = categoryWithDescendants(all, id);
    const mains = all.filter((row) => row.parent_id === null && !below.has(row.id));
    const parent = random.oneIn(4) ? null : random.oneOf(mains).id;
    const children = all.filter((row) => row.parent_id === parent && row.id !== id).map((row) => row.id);
    await placeCategory(desk.administrator, id, parent, random.shuffled([...children, id]));
  },
  "deactivate a category": (desk, random) =>
    category(
      desk,
      random,
      () => ({ is_active: false }),
      (row) => row.is_active,
    ),
  "activate a category": (desk, random) =>
    category(
      desk,
      random,
      () => ({ is_active: true }),
      (row) => !row.is_active,
    ),
  "delete a category": async (desk, random) => deleteSome(desk, random, "category", await categoriesOf(desk)),
} satisfies Edits;

async function category(
  desk: Desk,
  random: Random,
  change: Change<Category, Partial<Category>>,
  fits: (row: Category) => boolean = () => true,
): Promise<void> {
  const all = await categoriesOf(desk);
  const row = random.oneOf(all.filter(fits));
  await updateCategory(desk.administrator, row.id, change(all, row));
}
