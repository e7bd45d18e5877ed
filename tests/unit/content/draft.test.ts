import fc from "fast-check";
import { expect, test } from "vitest";
import { withTyped } from "#domain/content/draft.ts";

test("what was typed into a field that was empty before is shown, whichever of the two is null", () => {
  const form: { years: number | null; name: string } = { years: null, name: "Carrier" };
  expect(withTyped(form, null, { values: { years: 5, name: "Trane" } })).toEqual({ years: 5, name: "Trane" });
  expect(withTyped({ ...form, years: 5 }, null, { values: { years: null } })).toEqual({ years: null, name: "Carrier" });
});

test("a field that the form no longer has, or holds in another type, is left out", () => {
  expect(withTyped({ tags: ["a"] }, null, { values: { tags: "a", colour: "red" } })).toEqual({ tags: ["a"] });
});

test("a field that was not typed into has what is stored now, not what the editor began with", () => {
  const seen = { name: "Carrier", country: "" };
  const now = { name: "Carrier Egypt", country: "" };
  expect(withTyped(now, seen, { values: { name: "Carrier", country: "Finland" } })).toEqual({
    name: "Carrier Egypt",
    country: "Finland",
  });
});

test("each field has either what was typed or what is stored, never what was only seen", () => {
  const record = fc.record({ name: fc.string(), country: fc.string(), tags: fc.array(fc.string()) });
  fc.assert(
    fc.property(record, record, record, (now, seen, values) => {
      const shown = withTyped(now, seen, { values });
      for (const key of ["name", "country", "tags"] as const) {
        const typed = JSON.stringify(values[key]) !== JSON.stringify(seen[key]);
        expect(shown[key]).toEqual(typed ? values[key] : now[key]);
      }
    }),
  );
});
