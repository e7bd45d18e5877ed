import { storeChange } from "#db/changes/store-change.ts";
import type { Random } from "../random.ts";
import {
  brandsOf,
  categoriesOf,
  deleteSome,
  freeSlug,
  moveBack,
  nameFor,
  products,
  productsOf,
  text,
  WORDS,
  type Change,
  type Desk,
  type Edits,
  type Product,
} from "./desk.ts";

export const PRODUCT_EDITS = {
  "create a product": async (desk, random) => {
    const [all, brands, categories] = await Promise.all([productsOf(desk), brandsOf(desk), categoriesOf(desk)]);
    const names = all.map(({ name }) => name);
    const row = {
      id: random.uuid(),
      name: nameFor(random, names),
      slug: await freeSlug(desk, random, "product", all),
      description: text(random, 20),
      brand_id: random.oneOf(brands).id,
      category_id: random.oneOf(categories).id,
      specifications: specifications(random),
      images: Array.from({ length: random.below(3) }, () => picture(desk, random)),
    };
    await products.create(desk.secret, row);
  },
  "describe a product": (desk, random) =>
    product(desk, random, (all, row) => ({
      description: text(random, 30),
      model: random.oneIn(2) ? null : text(random, 1),
      features: random.someOf(WORDS, 4),
      specifications: specifications(random),
      ...(inSeries(all, row) ? {} : { item_type: random.oneIn(4) ? "category" : "product" }),
    })),
  "make a product a size of a series, or of none": (desk, random) =>
    product(desk, random, (all, { brand_id, item_type }) => {
      const series = all.filter((one) => one.item_type === "category" && one.brand_id === brand_id);
      const isSize = item_type === "product" && series.length > 0 && !random.oneIn(4);
      return { series_id: isSize ? random.oneOf(series).id : null };
    }),
  "rename a product": (desk, random) =>
    product(desk, random, (all) => ({
      name: nameFor(
        random,
        all.map(({ name }) => name),
      ),
    })),
  "move a product to an address": async (desk, random) => {
    const slug = await freeSlug(desk, random, "product", await productsOf(desk));
    await product(desk, random, () => ({ slug }));
  },
  "move a product back to its old address": (desk, random) =>
    moveBack(desk, random, "product", (id, slug) => products.update(desk.administrator, id, { slug })),
  "move a product to a brand": async (desk, random) => {
    const brand_id = random.oneOf(await brandsOf(desk)).id;
    await product(
      desk,
      random,
      () => ({ brand_id }),
      (row, all) => !inSeries(all, row),
    );
  },
  "move a product to a category": async (desk, random) => {
    const category_id = random.oneOf(await categoriesOf(desk)).id;
    await product(desk, random, () => ({ category_id }));
  },
  "move products to a category": async (desk, random) => {
    const [all, categories] = await Promise.all([productsOf(desk), categoriesOf(desk)]);
    const category_id = random.oneOf(categories).id;
    const changes = random.someOf(all, 5).map((row) => ({ id: row.id, seen: row, values: { category_id } }));
    await storeChange(desk.administrator, { kind: "bulk", title: "Category" }, changes);
  },
  "feature a product": (desk, random) => product(desk, random, (_, row) => ({ featured: !row.featured })),
  "withdraw a product, or offer it again": (desk, random) =>
    product(desk, random, (all, { availability }) => ({
      availability: availability === "current" ? random.oneOf(["discontinued", "survey"]) : "current",
      successor: random.oneIn(2) ? null : random.oneOf(all).slug,
    })),
  "add a picture": (desk, random) =>
    product(desk, random, (_, { images }) => ({ images: [picture(desk, random), ...listed(images)].slice(0, 5) })),
  "remove a picture": (desk, random) =>
    product(
      desk,
      random,
      (_, { images }) => ({ images: listed(images).slice(1) }),
      ({ images }) => listed(images).length > 0,
    ),
  "reorder pictures": (desk, random) =>
    product(
      desk,
      random,
      (_, { images }) => ({ images: listed(images).reverse() }),
      ({ images }) => listed(images).length > 1,
    ),
  "delete products": async (desk, random) => deleteSome(desk, random, "product", await productsOf(desk), 3),
} satisfies Edits;

async function product(
  desk: Desk,
  random: Random,
  change: Change<Product, Partial<Product>>,
  fits: (row: Product, all: readonly Product[]) => boolean = () => true,
): Promise<void> {
  const all = await productsOf(desk);
  const row = random.oneOf(all.filter((one) => fits(one, all)));
  await products.update(desk.administrator, row.id, change(all, row));
}

/** A size and its series have one brand, and stay what they are. */
const inSeries = (all: readonly Product[], { id, series_id }: Product): boolean =>
  series_id !== null || all.some((one) => one.series_id === id);

/** Some of them are in the catalogue of specifications. */
const specifications = (random: Random) =>
  Array.from({ length: random.below(6) }, (_, index) => ({
    name: random.oneOf([`Figure ${index}`, "Cooling capacity", "Air flow", "Refrigerant"]),
    value: random.oneOf([`${random.below(900)} kW`, `${random.below(90)} TR`, "R-134a", "2–3 m³/h"]),
  }));

const picture = (desk: Desk, random: Random) => ({
  url: random.oneOf(desk.pictures),
  alt: random.oneIn(2) ? "" : text(random, 5),
});

const listed = (images: Product["images"]): { url: string; alt: string }[] => [
  ...(images as { url: string; alt: string }[]),
];
