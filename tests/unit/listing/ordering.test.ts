import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moved, placeInTree, stepInTree, withoutDescendants, type TreeRow } from "#domain/listing/ordering.ts";

test.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
])("from %i to %i", (from, to, list) => expect(moved(["a", "b", "c"], from, to)).toEqual(list));

test("loses nothing, and moving back restores the list", () => {
  const places = fc
    .integer({ min: 1, max: 10 })
    .chain((length) => fc.tuple(fc.constant(length), fc.nat(length - 1), fc.nat(length - 1)));
  fc.assert(
    fc.property(places, ([length, from, to]) => {
      const list = Array.from({ length }, (_, index) => index);
      const next = moved(list, from, to);
      expect(next[to]).toBe(from);
      expect(moved(next, to, from)).toEqual(list);
    }),
  );
});

describe("a tree", () => {
  const row = (id: string, depth: number, parent_id: string | null = null, hidden = 0): TreeRow => ({
    id,
    depth,
    parent_id,
    hidden,
  });
  const ROWS = [row("a", 0), row("b", 1, "a"), row("c", 1, "a"), row("d", 0, null, 2), row("e", 0)];
  const place = (id: string, over: string, levels = 0) => placeInTree(ROWS, id, over, levels);

  test("moves among siblings", () => {
    expect(place("c", "b")).toEqual({ parentId: "a", index: 0, count: 2, depth: 1 });
    expect(place("e", "d")).toMatchObject({ parentId: null, index: 1, count: 3 });
  });

  test("moves to another level, as far as the neighbouring rows allow", () => {
    expect(place("c", "c", -1)).toEqual({ parentId: null, index: 1, count: 4, depth: 0 });
    expect(place("c", "c", 5)).toEqual({ parentId: "b", index: 0, count: 1, depth: 2 });
    // A higher level than the row below would change that row's parent.
    expect(place("b", "b", -1)).toMatchObject({ parentId: "a", depth: 1 });
  });

  test("becomes the last child of a folded parent", () => {
    expect(place("e", "e", 1)).toEqual({ parentId: "d", index: 2, count: 3, depth: 1 });
  });

  test("moves to the top level in the first row", () =>
    expect(place("c", "a", 3)).toMatchObject({ parentId: null, index: 0, depth: 0 }));

  test("an unknown entry has no place", () => expect([place("x", "a"), place("a", "x")]).toEqual([null, null]));

  test("descendants are moved together with their entry", () => {
    expect(withoutDescendants(ROWS, "a").map(({ id }) => id)).toEqual(["a", "d", "e"]);
    expect(withoutDescendants(ROWS, "e")).toEqual(ROWS);
    expect(withoutDescendants(ROWS, "x")).toEqual(ROWS);
  });

  test("the buttons move an entry among its siblings", () => {
    expect(stepInTree(ROWS, "d", -1)).toEqual({ parentId: null, index: 0, count: 3, depth: 0 });
    expect([stepInTree(ROWS, "c", 1), stepInTree(ROWS, "a", -1), stepInTree(ROWS, "x", 1)]).toEqual([null, null, null]);
  });

  test("no move makes an entry its own parent or gives an index beyond its siblings", () => {
    const depths = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(depths, fc.nat(11), fc.nat(11), fc.integer({ min: -4, max: 4 }), (wanted, from, to, levels) => {
        const above: string[] = [];
        const rows = wanted.map((depth, index) => {
          const at = Math.min(depth, above.length);
          above.length = at;
          const made = row(`r${index}`, at, above.at(-1) ?? null);
          above.push(made.id);
          return made;
        });
        const active = rows[from % rows.length];
        if (!active) return;
        const listed = withoutDescendants(rows, active.id);
        const over = listed[to % listed.length];
        const there = placeInTree(listed, active.id, over?.id ?? "", levels);
        const parent = listed.find(({ id }) => id === there?.parentId);
        expect(there).not.toBeNull();
        expect(there?.parentId).not.toBe(active.id);
        expect(there?.depth).toBe(parent ? parent.depth + 1 : 0);
        expect(there?.index).toBeGreaterThanOrEqual(0);
        expect(there?.index).toBeLessThan(there?.count ?? 0);
      }),
    );
  });
});
