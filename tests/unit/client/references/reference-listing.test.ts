import { expect, test } from "vitest";
import { isListed, parseReferences } from "#client/references/reference-listing.ts";
import { routes } from "#domain/addresses/routes.ts";

const SECTORS = ["Healthcare", "Food & Beverage"];
const parse = (query: string) => parseReferences(new URLSearchParams(query), SECTORS);

test("search, sector and view survive writing and reading the address", () => {
  const state = { search: "ice water", sector: "Food & Beverage", view: "list" } as const;
  const address = routes.references(state);
  expect(address).toBe("/references?search=ice+water&sector=Food+%26+Beverage&view=list");
  expect(parse(address.split("?")[1] ?? "")).toEqual(state);
});

test("missing values and unknown sectors give the whole list as a grid", () => {
  const start = { search: "", sector: "", view: "grid" };
  expect(parse("")).toEqual(start);
  expect(parse("sector=Shipping&view=round&search=%20")).toEqual(start);
});

test("a project is listed if it belongs to the sector and contains every word, in any order and case", () => {
  const project = { sector: "Healthcare", text: "Lotus Heart Centre, Assiut" };
  const listed = (search: string, sector = "") => isListed(project, { search, sector, view: "grid" });
  expect(listed("")).toBe(true);
  expect(listed("assiut LOTUS")).toBe(true);
  expect(listed("assiut hotel")).toBe(false);
  expect(listed("lotus", "Healthcare")).toBe(true);
  expect(listed("lotus", "Food & Beverage")).toBe(false);
});

test("Arabic is found however its letters are written", () => {
  const project = { sector: "الرعاية الصحية", text: "مستشفى أسيوط الجامعي، 220 سريرًا" };
  for (const search of ["مستشفي اسيوط", "مُستشفى", "٢٢٠ سريرا"])
    expect(isListed(project, { search, sector: "", view: "grid" })).toBe(true);
});
