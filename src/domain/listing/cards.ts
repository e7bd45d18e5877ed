import type { InUnits } from "../units/shown-value.ts";

/* What product cards show beyond the columns of the product data, in files that pages load when they show these cards. */

/** The most cards in a file. */
export const CARDS_PER_SHARD = 50;

/**
 * The file of each product's card. Cards of a category are in the same files, so that a page of a filtered list needs few files,
 * and a changed category changes few.
 */
export function cardShards(category: ArrayLike<number>, categories: number): Uint16Array {
  const none = categories;
  const at = (position: number): number => ((category[position] ?? -1) < 0 ? none : (category[position] ?? none));
  const counts = new Uint32Array(categories + 1);
  for (let position = 0; position < category.length; position += 1) {
    const one = at(position);
    counts[one] = (counts[one] ?? 0) + 1;
  }
  const first = new Uint32Array(categories + 1);
  for (let one = 1; one <= categories; one += 1)
    first[one] = (first[one - 1] ?? 0) + Math.ceil((counts[one - 1] ?? 0) / CARDS_PER_SHARD);
  const placed = new Uint32Array(categories + 1);
  const shards = new Uint16Array(category.length);
  for (let position = 0; position < category.length; position += 1) {
    const one = at(position);
    const index = placed[one] ?? 0;
    placed[one] = index + 1;
    shards[position] = (first[one] ?? 0) + Math.floor(index / CARDS_PER_SHARD);
  }
  return shards;
}

/** A specification on a card, with what the systems of units show in place of its value. */
export type CardFigure = { name: string; value: string } & InUnits;

/** What a card shows beyond the columns: an entry of /data/cards/<n>.json. The slug shows whether both are of one release. */
export type CardRow<Picture> = {
  slug: string;
  text: string;
  picture: Picture | null;
  specifications: CardFigure[];
};
export type CardShard<Picture> = { cards: CardRow<Picture>[] };
