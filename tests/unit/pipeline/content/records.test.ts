import { expect, test } from "vitest";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import {
  deployProblems,
  PROBLEMS_MAX,
  problemEditor,
  problemText,
  storedProblems,
} from "#domain/publishing/deploy-problems.ts";
import { pageRecordFinder, pictureProblems } from "../../../../scripts/pipeline/content/records.ts";

const snapshot = {
  settings: [],
  brands: [{ id: "b", slug: "maker", name: "Maker", logo: "/pictures/none.png" }],
  products: [
    { id: "p", slug: "pump", name: "Pump", images: [{ url: "/pictures/none.png" }, { url: "/pictures/fine.png" }] },
  ],
  categories: [{ id: "c", slug: "pumps", name: "Pumps" }],
  pages: [{ id: "g", slug: "careers", title: "Careers", sections: [] }],
  projects: [],
  services: [],
  sectors: [],
  certificates: [],
  members: [],
  articles: [{ id: "n", slug: "fair", title: "At the fair", image: null }],
} as unknown as Snapshot;

test("a record is found by the address of its page", () => {
  const find = pageRecordFinder(snapshot);
  expect(find("products/pump")).toEqual({ kind: "product", record: "p", name: "Pump" });
  expect(find("products/category/pumps")).toEqual({ kind: "category", record: "c", name: "Pumps" });
  expect(find("careers")).toEqual({ kind: "page", record: "g", name: "Careers" });
  expect(find("news/fair")).toEqual({ kind: "article", record: "n", name: "At the fair" });
  expect(find("contact")).toBeUndefined();
});

test("a picture that was left out is a problem of every record that has it, with its editor", () => {
  const problems = pictureProblems(snapshot, new Map([["/pictures/none.png", "is damaged"]]));
  expect(problems.map(problemEditor)).toEqual(["/admin/brands/b", "/admin/products/p"]);
  expect(problems.map(problemText)).toEqual([
    "The brand “Maker” has a picture that was left out: /pictures/none.png is damaged.",
    "The product “Pump” has a picture that was left out: /pictures/none.png is damaged.",
  ]);
  expect(pictureProblems(snapshot, new Map([["/pictures/own.png", "is damaged"]])).map(problemEditor)).toEqual([null]);
});

test("what is stored of many problems are the most serious ones, and what cannot be read is passed over", () => {
  const dead = { what: "dead-link" as const, kind: "page" as const, record: "g", name: "Careers", detail: "/x" };
  const many = [...Array.from({ length: PROBLEMS_MAX + 5 }, () => dead), { ...dead, what: "left-out" as const }];
  const stored = storedProblems(many);
  expect(stored).toHaveLength(PROBLEMS_MAX);
  expect(stored[0]?.what).toBe("left-out");
  expect(deployProblems([...stored, { what: "of tomorrow" }, null])).toEqual(stored);
  expect(deployProblems("none")).toEqual([]);
});

test("a logo that was left out leads to its setting", () => {
  const settings = [{ key: "logo", value: "/pictures/logo.png" }];
  const problems = pictureProblems(
    { ...snapshot, settings } as unknown as Snapshot,
    new Map([["/pictures/logo.png", "is damaged"]]),
  );
  expect(problems.map(problemEditor)).toEqual(["/admin/settings#logo"]);
});
