import { expect, test } from "vitest";
import { columnLookup, specificationColumn, specificationKey } from "#domain/products/editor-columns.ts";
import { brandChoices, categoryChoices } from "../../../admin/features/table-editor/choices.ts";
import { chosenColumns, usualKeys } from "../../../admin/features/table-editor/use-columns.ts";
import { restoredDraft } from "../../../admin/features/table-editor/table-draft.ts";
import { COLUMNS, product } from "./edited-table.ts";

const FIELDS = COLUMNS.filter(({ specification }) => !specification);
const fieldKeys = FIELDS.map(({ key }) => key);
const names = (...all: string[]) => all.map((name) => ({ name, count: 1 }));
const COP = { name: "COP", unit: "W/W", synonyms: ["Reference COP"] };
const findAttribute = (name: string) => [COP].find((known) => [known.name, ...known.synonyms].includes(name));

test("a category shows what it expects, anything else its six most frequent specifications", () => {
  const frequent = names("A", "B", "C", "D", "E", "F", "G");
  const expected = [specificationColumn("COP")];
  expect(usualKeys(FIELDS, { findAttribute, expected, frequent })).toEqual([...fieldKeys, specificationKey("COP")]);
  expect(usualKeys(FIELDS, { findAttribute, expected: [], frequent })).toHaveLength(fieldKeys.length + 6);
});

test("chosen columns keep their order, begin with the name, and lose fields that no longer exist", () => {
  const columnOf = columnLookup(COLUMNS);
  const keys = [specificationKey("COP"), "model", "gone", "name", "model"];
  expect(chosenColumns(keys, FIELDS, columnOf).map(({ label }) => label)).toEqual(["Name", "COP", "Model"]);
});

test("a column has the unit and the other names of the catalogue, and is always the same object", () => {
  const columnOf = columnLookup(FIELDS, findAttribute);
  const column = columnOf(specificationKey("COP"));
  expect(column).toMatchObject({ label: "COP", unit: "W/W", specification: ["COP", "Reference COP"] });
  expect(columnOf(specificationKey("COP"))).toBe(column);
});

test("choices with equal names can be distinguished", () => {
  const brand = (id: string, name: string) => ({ id, name, slug: `${name}-${id}`.toLowerCase() });
  const brands = [brand("1", "York"), brand("2", "york"), brand("3", "Trane")];
  expect(brandChoices(brands).map(({ label }) => label)).toEqual(["York (york-1)", "york (york-2)", "Trane"]);
  const category = (id: string, name: string, parent_id: string | null) => ({
    id,
    name,
    parent_id,
    slug: id,
    sort_order: 0,
  });
  const tree = [
    category("p", "Pumps", null),
    category("c", "Chillers", null),
    category("x", "Spare parts", "p"),
    category("y", "Spare parts", "c"),
  ];
  expect(categoryChoices(tree).map(({ label }) => label)).toEqual([
    "Chillers",
    "Spare parts (Chillers)",
    "Pumps",
    "Spare parts (Pumps)",
  ]);
});

test("a draft is restored among the products as they are now: changed ones are conflicts, deleted ones are counted", () => {
  const [same, changed] = [product(1), product(2)];
  const draft = {
    at: 0,
    edits: { [same.id]: { name: "A" }, [changed.id]: { name: "B" }, gone: { name: "C" } },
    versions: { [same.id]: same.updated_at, [changed.id]: "2025-01-01", gone: "2025-01-01" },
  };
  const restored = restoredDraft(draft, [same, changed]);
  expect(restored.cells.map(({ cells }) => cells)).toEqual([{ name: "A" }, { name: "B" }]);
  expect(restored.conflicts.map(({ id }) => id)).toEqual([changed.id]);
  expect(restored.gone).toBe(1);
});
