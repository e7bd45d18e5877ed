import { expect, test } from "vitest";
import { readRefusal, refusalMessage } from "#domain/content/refusals.ts";

test("refusals of the database become messages that say what to do", () => {
  const said = (detail: object) => {
    const refusal = readRefusal(JSON.stringify(detail));
    return refusal && refusalMessage(refusal);
  };
  expect(said({ refusal: "slug-used", kind: "page", name: "Jobs", slug: "careers", usedBy: "Careers" })).toBe(
    'The page "Jobs" cannot come back: its slug "careers" is now used by "Careers". Change that slug first.',
  );
  // The key of a setting is its name: it cannot be changed.
  expect(said({ refusal: "slug-used", kind: "setting", name: "motto", slug: "motto", usedBy: "motto" })).toBe(
    'The setting "motto" cannot come back: there is a setting of that key again. Delete that first.',
  );
  expect(said({ refusal: "owner-deleted", kind: "product", name: "Pump" })).toBe(
    'The product "Pump" cannot come back: its brand was deleted too. Restore that first.',
  );
  expect(said({ refusal: "owner-deleted", kind: "category", name: "Pumps" })).toContain("its parent category was");
  expect(said({ refusal: "last-administrator" })).toBe("The last administrator cannot be removed.");
});

test("other details of errors are not refusals", () => {
  for (const detail of [null, "", "Key (slug)=(a) already exists.", "{broken", '{"refusal":"something-else"}'])
    expect(readRefusal(detail)).toBeNull();
});
