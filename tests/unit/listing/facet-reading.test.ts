import { expect, test } from "vitest";
import { packFacets, type FacetRow } from "#domain/listing/facet-columns.ts";
import { readFacets, allSteps, type Steps } from "#domain/listing/facet-reading.ts";
import { inSlices } from "#client/data/use-steps.ts";
import { sampleCatalogue } from "../../support/content/sample-catalogue.ts";

const at = (number: number) => ({ low: number, high: number });
const ROWS: FacetRow[] = [
  { capacity: at(100), refrigerant: ["R-32", "R-134a"] },
  { refrigerant: ["R-32"] },
  { head: { low: 8, high: null }, refrigerant: ["r-134A"] },
  {},
];
const NAMES = ["A", "B", "C", "D"];
const CATEGORY = [1, 1, 3, 3];
const { catalogue } = sampleCatalogue(NAMES.map((name, index) => ({ name, category: CATEGORY[index] ?? null })));
const FILES = {
  chillers: packFacets(ROWS.slice(0, 2), NAMES.slice(0, 2)),
  pumps: packFacets(ROWS.slice(2), NAMES.slice(2)),
};

test("files are put together, and a choice that is written in two ways is one", () => {
  const { facets, isCurrent } = allSteps(readFacets(catalogue, FILES));
  expect(isCurrent).toBe(true);
  expect([...(facets.numbers.get("head")?.at ?? [])]).toEqual([2]);
  expect([...(facets.numbers.get("head")?.high ?? [])]).toEqual([NaN, NaN, Infinity, NaN]);
  const { choices, sets, set, at: positions } = facets.choices.get("refrigerant") ?? {};
  expect([choices, [...(positions ?? [])]]).toEqual([
    ["R-134a", "R-32"],
    [0, 1, 2],
  ]);
  expect(Array.from(set ?? [], (number) => sets?.[number])).toEqual([[0, 1], [1], [0], undefined]);
});

test("a file of another release is left out and reported", () => {
  const other = { ...FILES, pumps: packFacets(ROWS.slice(2), ["C", "E"]) };
  const { facets, isCurrent } = allSteps(readFacets(catalogue, other));
  expect(isCurrent).toBe(false);
  expect(facets.numbers.has("head")).toBe(false);
  expect([...(facets.numbers.get("capacity")?.at ?? [])]).toEqual([0]);
});

test("no step reads more than one column", () => {
  const steps = readFacets(catalogue, FILES);
  let count = 0;
  while (!steps.next().done) count += 1;
  // Each file, each of its columns, and each column put together.
  expect(count).toBe(2 + 4 + 3);
});

test("others have their turn between steps that take long, and nothing is done after it was stopped", async () => {
  const done: string[] = [];
  function* slow(): Steps<string> {
    for (const name of ["first", "second"]) {
      const started = performance.now();
      while (performance.now() - started < 8);
      done.push(name);
      yield;
    }
    return "result";
  }
  const whole = inSlices(slow());
  setTimeout(() => done.push("other"));
  expect([await whole, done]).toEqual(["result", ["first", "other", "second"]]);

  done.length = 0;
  const stop = new AbortController();
  const stopped = inSlices(slow(), stop.signal);
  stop.abort();
  expect([await stopped, done]).toEqual([undefined, []]);
});
