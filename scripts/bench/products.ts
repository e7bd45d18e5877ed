import type { ProductInput } from "#domain/products/product.ts";
import { hyphenate } from "#domain/text/plain-slug.ts";
import { PRODUCT_KINDS, type ProductKind } from "./product-kinds.ts";

/** What products are made of, besides their number. */
export type ProductSources = {
  brands: readonly { id: string }[];
  categories: readonly { id: string; slug: string }[];
  /** Sets of pictures that some products show. */
  pictures: readonly ProductInput["images"][];
};

const WITH_PICTURES = 0.4;
const USES = [
  "a hospital",
  "an office tower",
  "a hotel",
  "a school",
  "a shopping centre",
  "a factory",
  "a data centre",
];

/**
 * `count` products that look like those of a real catalogue, from number `first` on. The product of a number is always the
 * same, however many are made. Their names and slugs are unique.
 */
export function sampleProducts(first: number, count: number, sources: ProductSources): ProductInput[] {
  return Array.from({ length: count }, (_, index) => sampleProduct(first + index, sources));
}

function sampleProduct(number: number, { brands, categories, pictures }: ProductSources): ProductInput {
  const random = randomNumbers(number);
  const pick = <T>(list: readonly T[]): T => chosen(list, random());
  const kind = pick(PRODUCT_KINDS);
  const model = `${kind.series}-${String(number).padStart(5, "0")}`;
  const name = `${kind.name} ${model}`;
  const category = categories.find(({ slug }) => slug === kind.category) ?? pick(categories);
  const specifications = specificationsOf(kind, random);
  return {
    brand_id: pick(brands).id,
    category_id: category.id,
    item_type: "product",
    series_id: null,
    availability: "current",
    successor: null,
    name,
    slug: hyphenate(name),
    model,
    description: descriptionOf(kind, specifications[0]?.value ?? "", pick(USES), random),
    specifications,
    features: kind.features.slice(0, 2 + Math.floor(random() * (kind.features.length - 1))),
    images: pictures.length > 0 && random() < WITH_PICTURES ? pick(pictures) : [],
  };
}

/** Its figures and facts: five to eight of them. */
function specificationsOf({ figures, facts }: ProductKind, random: () => number): ProductInput["specifications"] {
  // One size decides all figures: a larger machine has more of everything.
  const size = random();
  return [
    ...figures.map(([name, least, most, unit]) => {
      const value = least + (most - least) * Math.min(1, size * (0.9 + random() * 0.2));
      return { name, value: `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}` };
    }),
    ...facts.map(([name, ...values]) => ({ name, value: chosen(values, random()) })),
    ...(random() < 0.5 ? [{ name: "Warranty", value: random() < 0.5 ? "2 years" : "5 years" }] : []),
  ];
}

/** Two or three sentences. */
function descriptionOf(kind: ProductKind, figure: string, use: string, random: () => number): string {
  const first = Math.floor(random() * kind.sentences.length);
  const sentences = [...kind.sentences.slice(first), ...kind.sentences.slice(0, first)].slice(
    0,
    random() < 0.5 ? 1 : 2,
  );
  return [`At ${figure}, this ${kind.name.toLowerCase()} is the size for ${use}.`, ...sentences].join(" ");
}

function chosen<T>(list: readonly T[], random: number): T {
  const one = list[Math.floor(random * list.length)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}

/** Numbers from 0 to 1 that look random and are the same for each seed (the generator mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
