import "../../../scripts/database/closed-prototype.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPrivateBackend } from "../../../scripts/database/private-backend.ts";
import { hasInheritedKey, usesInheritedName } from "../../../scripts/database/gateway/inherited-names.ts";
import { copyEmptyDatabase } from "../../../scripts/testing/database-cache.ts";

const root = mkdtempSync(join(tmpdir(), "plantroom-inherited-"));
await copyEmptyDatabase(root);
const backend = await openPrivateBackend(root);
await backend.migrate();
afterAll(async () => {
  await backend.close();
  rmSync(root, { recursive: true });
});

const PUBLIC_KEY = `sb_publishable_${"0".repeat(32)}`;
/** What Supabase Lite itself answers, without the gateway before it. */
const ask = async (query: string): Promise<number> => {
  const request = new Request(`http://127.0.0.1/rest/v1/${query}`, { headers: { apikey: PUBLIC_KEY } });
  return (await backend.fetch(request)).status;
};
/** All that can be reached through any object of a process. */
const shared = (): string[] =>
  [Object.prototype, ...Object.getOwnPropertyNames(Object.prototype).map((name) => ownOf(Object.prototype, name))]
    .filter((value) => value !== null && ["object", "function"].includes(typeof value))
    .map((value) => Reflect.ownKeys(value as object).join());
const ownOf = (of: object, name: string): unknown => Object.getOwnPropertyDescriptor(of, name)?.value as unknown;

test("Supabase Lite by itself adds nothing to what all objects share, and goes on to answer", async () => {
  const before = [shared(), 200];
  expect(await ask("brands?select=id&limit=1")).toBe(200);
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const embedded = `products?select=id,${name}:brands!products_brand_id_fkey(name)&limit=1`;
    for (const query of [
      ...["ignoreAuthorization", "transaction", "name"].map((property) => `${embedded}&${name}.${property}=eq.1`),
      `brands?select=id&limit=1&${name}=eq.1`,
      `brands?select=id&limit=1&or=(${name}.eq.1,${name}.neq.2)`,
      `${embedded}&${name}.order=name&${name}.limit=1&${name}.offset=1&${name}.a.limit=1`,
    ])
      await ask(query).catch(() => 500);
    expect([name, shared(), await ask("brands?select=id&limit=1")]).toEqual([name, ...before]);
  }
});

test.each([
  "rest/v1/brands?__proto__=eq.1",
  "rest/v1/brands?%5f_proto__=eq.1",
  "rest/v1/brands?%22__proto__%22=eq.1",
  "rest/v1/brands?+__proto__+=eq.1",
  "rest/v1/brands?a->__proto__->>b=eq.1",
  "rest/v1/brands?brands.constructor::text=eq.1",
  "rest/v1/brands?select=a:b,%22c%22,toString:d",
  "rest/v1/brands?a.select=valueOf",
  "rest/v1/brands?brands.order=constructor.desc",
  "rest/v1/brands?or=(a.eq.b,not.hasOwnProperty->x.eq.1)",
  "rest/v1/brands?brands.and=(or(%22__proto__%22.eq.1))",
  "rest/v1/rpc/constructor",
  "storage/v1/object/public/__proto__/a",
])("%s names what every object has", (path) => {
  expect(usesInheritedName(new URL(`http://127.0.0.1/${path}`))).toBe(true);
});

test.each([
  "name=eq.constructor&select=name,construct&order=name.desc",
  "or=(name.eq.constructor,name.in.(toString,valueOf),name.ilike.*constructor*)",
  'name=in.("constructor.","a->__proto__")',
])("%s has it as a value", (query) => {
  expect(usesInheritedName(new URL(`http://127.0.0.1/rest/v1/brands?${query}`))).toBe(false);
});

test("of a body the columns and arguments count, not what is within their values", () => {
  const own = (text: string): boolean => hasInheritedKey(JSON.parse(text));
  expect(['{"__proto__":1}', '[{"a":1},{"constructor":null}]', '{"\\u005f_proto__":1}'].map(own)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['{"a":{"constructor":1}}', '["constructor"]', "null", "1", "[]"].map(own).includes(true)).toBe(false);
});
