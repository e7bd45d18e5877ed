import fc from "fast-check";
import { expect, test } from "vitest";
import { lookUpIn, partsWith, type IndexedText, type IndexPart } from "#domain/search/search-index.ts";
import { indexMaker, type BuiltPart } from "#domain/search/search-parts.ts";
import { indexed } from "../../support/content/search-index.ts";

const WORDS = [
  "chiller",
  "chilled",
  "chain",
  "pump",
  "pumps",
  "Zürich",
  "742 kW",
  "30XA-80",
  "air-cooled",
  "c",
  "مضخة",
];
/** Texts that are long enough for an index of several parts. */
const many = (count: number): IndexedText[] =>
  Array.from({ length: count }, (_, at) =>
    indexed(`${WORDS[at % WORDS.length]} ${at}. Serial ${(at * 7919).toString(36)} ${WORDS[(at * 3) % WORDS.length]}`),
  );
const MANY = many(3000);

const content = (parts: readonly BuiltPart[]) => parts.map(({ beginning, json }) => ({ beginning, json }));

test("an index that is made edit by edit is the one that is made at once; untouched parts are the same objects", () => {
  const edit = fc.record({ at: fc.nat(MANY.length + 5), text: fc.constantFrom(...WORDS, null) });
  fc.assert(
    fc.property(fc.array(fc.array(edit, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rounds) => {
      const make = indexMaker();
      let texts: (IndexedText | undefined)[] = MANY;
      let parts = make(texts);
      expect(parts.length).toBeGreaterThan(3);
      for (const edits of rounds) {
        texts = [...texts];
        for (const { at, text } of edits) texts[at] = text === null ? undefined : indexed(`${text} edited`);
        const next = make(texts);
        expect(content(next)).toEqual(content(indexMaker()(texts)));
        if (edits.length === 0) expect(next.every((part, at) => part === parts[at])).toBe(true);
        parts = next;
      }
    }),
    { numRuns: 12 },
  );
});

test("the parts for a beginning have all words that begin so", () => {
  const parts = indexMaker()(MANY);
  const beginnings = parts.map(({ beginning }) => beginning);
  const read = parts.map(({ json }) => JSON.parse(json) as IndexPart);
  const all = read.flatMap(({ words }) => words);
  expect(all).toEqual(all.toSorted());
  expect(new Set(all).size).toBe(all.length);
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.integer({ min: 1, max: 6 }), (word, length) => {
      const beginning = word.slice(0, length);
      const needed = partsWith(beginnings, beginning).flatMap((at) => read[at] ?? []);
      expect(lookUpIn(needed)(beginning)).toEqual(lookUpIn(read)(beginning));
    }),
  );
  expect(lookUpIn(read)("chiller").titles.size).toBeGreaterThan(0);
});

test("a text that is added at the end leaves most parts as they are", () => {
  const make = indexMaker();
  const before = make(MANY);
  const after = make([...MANY, indexed("Pump 99")]);
  expect(after.filter((part) => !before.includes(part)).length).toBeLessThan(4);
});
