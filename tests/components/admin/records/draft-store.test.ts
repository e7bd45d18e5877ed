import { expect, test } from "vitest";
import { draftValues } from "../../../../admin/records/draft-store.ts";

const draft = (values: Record<string, unknown>) => ({ version: null, at: 0, values });

test("what was typed into a field that was empty before is in the draft, whichever of the two is null", () => {
  const form: { years: number | null; name: string } = { years: null, name: "Carrier" };
  expect(draftValues(form, draft({ years: 5, name: "Trane" }))).toEqual({ years: 5, name: "Trane" });
  expect(draftValues({ ...form, years: 5 }, draft({ years: null }))).toEqual({ years: null, name: "Carrier" });
});

test("a field that the form no longer has, or holds in another type, is left out", () => {
  expect(draftValues({ tags: ["a"] }, draft({ tags: "a", colour: "red" }))).toEqual({ tags: ["a"] });
});
