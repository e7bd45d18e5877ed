import fc from "fast-check";
import { expect, test } from "vitest";
import { cardShards, CARDS_PER_SHARD } from "#domain/listing/cards.ts";
import { categoryTextAt, packProductData, readProductData } from "#domain/listing/product-data.ts";
import { LISTS, listed } from "../../support/content/sample-catalogue.ts";

test("a catalogue is the same after it was packed, sent and read", () => {
  const products = [
    listed({ name: "19XR", brand: 0, category: 0, updated: 1_700_000_100 }),
    listed({ name: "30XA-80", brand: 0, category: 1, family: true }),
    listed({ name: "Größe 7", slug: "groesse-7", category: 3, categoryText: "Old pumps", featured: true }),
    listed({ name: "Orphan", slug: "lost", categoryText: "Discontinued" }),
    listed({ name: "Unnamed kind", category: 3, categoryText: null }),
  ];
  const data = packProductData(LISTS, products);
  const read = readProductData(JSON.parse(JSON.stringify(data)) as typeof data);
  expect(read.names).toEqual(products.map(({ name }) => name));
  expect(read.names.map((_, at) => read.slugAt(at))).toEqual(["19xr", "30xa-80", "groesse-7", "lost", "unnamed-kind"]);
  expect([read.positionOf("groesse-7"), read.positionOf("none")]).toEqual([2, undefined]);
  expect([...read.brand]).toEqual([0, 0, -1, -1, -1]);
  expect([...read.category]).toEqual([0, 1, 3, -1, 3]);
  expect(read.names.map((_, at) => categoryTextAt(read, at))).toEqual([
    "Chillers",
    "Screw Chillers",
    "Old pumps",
    "Discontinued",
    null,
  ]);
  expect(read.updated[0]).toBe(1_700_000_100);
  expect([[...read.families], read.featured]).toEqual([[1], [2]]);
});

test("cards of a category stand together, in files that are not too large", () => {
  const column = fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 600 });
  fc.assert(
    fc.property(column, (category) => {
      const shards = [...cardShards(category, 4)];
      const members = Map.groupBy(category.keys(), (position) => shards[position] ?? 0);
      for (const [, positions] of members) {
        expect(positions.length).toBeLessThanOrEqual(CARDS_PER_SHARD);
        expect(new Set(positions.map((position) => category[position])).size).toBe(1);
      }
      // Numbered without a gap.
      expect([...members.keys()].sort((a, b) => a - b)).toEqual([...members.keys()].map((_, index) => index));
    }),
  );
});
