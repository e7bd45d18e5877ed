import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { categorySchema, categoryTree, categoryWithDescendants, flattenTree } from "#domain/category.ts";

const row = (id: string, parent_id: string | null = null, sort_order = 0, name = id) => ({ id, parent_id, sort_order, name });

/** Rows whose parent comes earlier in the list, is missing, or is nobody: what the database can hold. */
const rowsArbitrary = fc
  .array(fc.record({ parent: fc.nat(20), sort_order: fc.integer({ min: -3, max: 3 }), name: fc.string({ maxLength: 3 }) }), {
    maxLength: 20,
  })
  .map((list) =>
    list.map(({ parent, sort_order, name }, index) => ({
      id: `c${index}`,
      parent_id: parent < index ? `c${parent}` : parent % 2 === 0 ? null : "gone",
      sort_order,
      name,
    })),
  );

describe("categoryTree", () => {
  test("loses no row, shows none twice, and puts children one deeper than their parent", () => {
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
    const rows = [row("1", null, 1, "A"), row("2", null, 0, "Pumps"), row("3", null, 0, "Chillers")];
    expect(categoryTree(rows).map(({ name }) => name)).toEqual(["Chillers", "Pumps", "A"]);
  });

  test("a row whose parent is missing stands at the root", () => {
    expect(categoryTree([row("a", "gone")]).map(({ id, depth }) => [id, depth])).toEqual([["a", 0]]);
  });
});

test("categoryWithDescendants finds all below, and only those", () => {
  const rows = [row("a"), row("b", "a"), row("c", "b"), row("d")];
  expect(categoryWithDescendants(rows, "a")).toEqual(new Set(["a", "b", "c"]));
  expect(categoryWithDescendants(rows, "d")).toEqual(new Set(["d"]));
});

test("categoryWithDescendants ends on a circle", () => {
  expect(categoryWithDescendants([row("a", "b"), row("b", "a")], "a")).toEqual(new Set(["a", "b"]));
});

test("the form", () => {
  const filled = { name: "Chillers", slug: "chillers", description: " ", parent_id: null };
  expect(categorySchema.parse(filled)).toEqual({ ...filled, description: null, sort_order: 0, is_active: true });
  expect(categorySchema.safeParse({ ...filled, name: " " }).error?.issues[0]?.message).toBe("Category name is required");
});
