import { expect, test } from "vitest";
import { raw } from "../support/raw-requests.ts";

/** Takes hours on any text; the second wants to match at once what it compares. */
const ENDLESS = "(.%2B)(.%2B)(.%2B)%5C1%5C2%5C3";

test.each([
  `description=match.${ENDLESS}`,
  `description=imatch.${ENDLESS}`,
  `description=not.match.${ENDLESS}`,
  `description=not.not.match.${ENDLESS}`,
  `description=match(any).{${ENDLESS}}`,
  `or=(name.eq.a,description.match.${ENDLESS})`,
  `and=(or(description.not.imatch.${ENDLESS},name.eq.a))`,
  `not.or=(description.match(all).{${ENDLESS}})`,
  `select=id,brands(id)&brands.description=match.${ENDLESS}`,
  `select=id,brands(id)&brands.or=(description.match.${ENDLESS})`,
])("a regular expression of the caller is not run: %s", async (query) => {
  for (const as of ["stranger", "plain"] as const) {
    const { status, text } = await raw(`/rest/v1/products?${query}`, { as });
    expect([status, text]).toEqual([400, expect.stringContaining("This query would take too long.")]);
  }
});

test("deeply nested joins and very many joins are refused", async () => {
  const deep = "id,brands(id,products(id,brands(id)))";
  const wide = Array.from({ length: 11 }, (_, n) => `a${n}:brands(id)`).join(",");
  for (const select of [deep, wide])
    expect((await raw(`/rest/v1/products?select=${select}`, { as: "stranger" })).status).toBe(400);
  expect((await raw("/rest/v1/products?select=id,brands(id,products(id))", { as: "stranger" })).status).toBe(200);
});

test("values that only look like a regular expression filter are found", async () => {
  for (const query of ["name=eq.match.point", "slug=like.match.*", "or=(name.eq.match,slug.eq.imatch)"])
    expect((await raw(`/rest/v1/products?select=id&${query}`, { as: "stranger" })).status).toBe(200);
});

test("an endless body is not read to its end", async () => {
  const body = `{"token": "${"a".repeat(40_000_000)}"}`;
  const headers = { "content-type": "application/json", connection: "close" };
  const answer = await raw("/rest/v1/rpc/is_setup_token", { method: "POST", as: "stranger", headers, body }).catch(
    () => null,
  );
  expect([413, undefined]).toContain(answer?.status);
  expect((await raw("/rest/v1/brands?select=id&limit=1", { as: "stranger" })).status).toBe(200);
});
