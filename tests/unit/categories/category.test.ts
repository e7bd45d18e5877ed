import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  categoriesAbove,
  categoryTree,
  categoryWithDescendants,
  countWithBelow,
  flattenTree,
  idsAfterPlacing,
  lastSortOrder,
  matchingBranches,
  visibleRows,
} from "#domain/categories/category-tree.ts";
import { categorySchema } from "#domain/categories/category.ts";

const row = (id: string, parent_id: string | null = null, sort_order = 0, name = id) => ({
  id,
  parent_id,
  sort_order,
  name,
});

/** Rows whose parent comes earlier in the list, is missing from it, or is null: all that the database allows. */
const rowsArbitrary = fc
  .array(
    fc.record({ parent: fc.nat(20), sort_order: fc.integer({ min: -3, max: 3 }), name: fc.string({ maxLength: 3 }) }),
    {
      maxLength: 20,
    },
  )
  .map((list) =>
    list.map(({ parent, sort_order, name }, index) => ({
      id: `c${index}`,
      parent_id: parent < index ? `c${parent}` : parent % 2 === 0 ? null : "gone",
      sort_order,
      name,
    })),
  );

describe("categoryTree", () => {
  test("contains each row once, with children one level below their parent", () => {
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const flat = flattenTree(categoryTree(rows));
        expect(flat.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
        const depth = new Map(flat.map((node) => [node.id, node.depth]));
        for (const { id, parent_id } of rows) {
          const above = parent_id === null ? undefined : depth.get(parent_id);
          expect(depth.get(id)).toBe(above === undefined ? 0 : above + 1);
        }
      }),
    );
  });

  test("does not depend on the order of the rows", () => {
    const rows = [row("a"), row("b", "a", 2), row("c", "a", 1), row("d", null, -1)];
    expect(categoryTree(rows.toReversed())).toEqual(categoryTree(rows));
  });

  test("sorts by sort order, then name", () => {
    const names = ["Pumps", "chillers", "Unit 1076", "Unit 742"];
    const rows = [row("1", null, 1, "A"), ...names.map((name) => row(name, null, 0, name))];
    expect(categoryTree(rows).map(({ name }) => name)).toEqual(["chillers", "Pumps", "Unit 742", "Unit 1076", "A"]);
  });

  test("a row whose parent is missing is at the top level", () => {
    expect(categoryTree([row("a", "gone")]).map(({ id, depth }) => [id, depth])).toEqual([["a", 0]]);
  });
});

test("categoryWithDescendants finds all below, and only those", () => {
  const rows = [row("a"), row("b", "a"), row("c", "b"), row("d")];
  expect(categoryWithDescendants(rows, "a")).toEqual(new Set(["a", "b", "c"]));
  expect(categoryWithDescendants(rows, "d")).toEqual(new Set(["d"]));
});

test("categoryWithDescendants ends in spite of a cycle", () => {
  expect(categoryWithDescendants([row("a", "b"), row("b", "a")], "a")).toEqual(new Set(["a", "b"]));
});

describe("a tree with folded categories", () => {
  const rows = [row("a", null, 1), row("b", "a", 1), row("c", "a", 0), row("d", "c"), row("e", null, 0)];
  const shown = (open: string[]) =>
    visibleRows(categoryTree(rows), ({ id }) => open.includes(id)).map(({ id, hidden }) => [id, hidden]);

  test("shows open branches and counts the children of folded ones", () => {
    expect(shown([])).toEqual([
      ["e", 0],
      ["a", 2],
    ]);
    expect(shown(["a"])).toEqual([
      ["e", 0],
      ["a", 0],
      ["c", 1],
      ["b", 0],
    ]);
    expect(shown(["a", "b", "c"])).toEqual([
      ["e", 0],
      ["a", 0],
      ["c", 0],
      ["d", 0],
      ["b", 0],
    ]);
  });

  test("a search keeps the ancestors and descendants of a match", () => {
    const tree = categoryTree(
      rows.map((one) => ({
        ...one,
        slug: `slug-of-${one.id}`,
        name: one.id === "c" ? "Chillers" : one.id,
        description: one.id === "d" ? "For cooling towers." : null,
      })),
    );
    const found = (text: string) => flattenTree(matchingBranches(tree, text)).map(({ id }) => id);
    expect(found(" chill ")).toEqual(["a", "c", "d"]);
    expect(found("OF-B")).toEqual(["a", "b"]);
    expect(found("Tower")).toEqual(["a", "c", "d"]);
    expect(found("pump")).toEqual([]);
    expect(found("")).toEqual(["e", "a", "c", "d", "b"]);
  });

  test("a new category goes last below its parent; the category itself does not count", () => {
    expect(lastSortOrder(rows, "a")).toBe(2);
    expect(lastSortOrder(rows, "a", "b")).toBe(1);
    expect(lastSortOrder(rows, "d")).toBe(0);
    expect(lastSortOrder([row("x", null, -5)], null)).toBe(0);
  });

  test("the ancestors of a category, nearest first", () => {
    expect(categoriesAbove(rows, "d")).toEqual(["c", "a"]);
    expect(categoriesAbove(rows, "e")).toEqual([]);
  });

  test("a moved category is inserted among the children of its new parent", () => {
    expect(idsAfterPlacing(rows, "e", "a", 1)).toEqual(["c", "e", "b"]);
    expect(idsAfterPlacing(rows, "b", "a", 0)).toEqual(["b", "c"]);
    expect(idsAfterPlacing(rows, "d", null, 2)).toEqual(["e", "a", "d"]);
  });
});

test("the form", () => {
  const ofPage = { page_title: "", search_description: " ", introduction: "", translations: {} };
  const filled = { name: " Chillers ", slug: "chillers", description: " ", parent_id: "", ...ofPage };
  expect(categorySchema.parse(filled)).toEqual({
    name: "Chillers",
    slug: "chillers",
    description: null,
    parent_id: null,
    sort_order: 0,
    is_active: true,
    page_title: null,
    search_description: null,
    introduction: null,
    translations: {},
  });
  const messages = (change: object) =>
    categorySchema.safeParse({ ...filled, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(messages({ name: " " })).toEqual([["name", "Category name is required"]]);
  expect(messages({ slug: "" })?.[0]).toEqual(["slug", "Slug is required"]);
  expect(messages({ sort_order: "1.5" })).toEqual([["sort_order", "Enter a whole number, such as 0 or 10"]]);
  expect(messages({ sort_order: "ten" })).toEqual([["sort_order", "Enter a whole number, such as 0 or 10"]]);
  expect(categorySchema.parse({ ...filled, introduction: " ## Sizes " }).introduction).toBe("## Sizes");
  expect(messages({ introduction: ">".repeat(30) })).toEqual([["introduction", expect.stringContaining("20 levels")]]);
  for (const [typed, stored] of [
    ["", 0],
    [" 7 ", 7],
    ["-3", -3],
  ])
    expect(categorySchema.parse({ ...filled, sort_order: typed }).sort_order).toBe(stored);
});

test("a category counts the products of all categories below it", () => {
  const counted = [
    { ...row("chillers"), product_count: 0 },
    { ...row("scroll", "chillers"), product_count: 3 },
    { ...row("small", "scroll"), product_count: 4 },
    { ...row("pumps"), product_count: 5 },
  ];
  expect(categoryTree(counted).map((node) => [node.id, countWithBelow(node)])).toEqual([
    ["chillers", 7],
    ["pumps", 5],
  ]);
});
