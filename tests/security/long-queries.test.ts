import { expect, test } from "vitest";
import { SETTINGS_DRAFT } from "#domain/content/draft.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import { readAll } from "#db/read-all.ts";
import { makeBrand, secret, stranger, unique } from "../support/database/database.ts";
import { raw } from "../support/database/raw-requests.ts";

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

test("a query of thousands of steps or levels is refused; the database goes on", async () => {
  const query = (levels: number) => `and=(${"or(".repeat(levels)}id.is.null,name.eq.a${")".repeat(levels)},name.eq.b)`;
  for (const as of ["stranger", "plain", "administrator"] as const) {
    for (const deep of [
      `select=id&limit=1&specifications${"->0".repeat(3000)}=eq.1`,
      `limit=1&select=specifications${"->0".repeat(3000)}`,
      `select=id&limit=1&order=specifications${"->0".repeat(3000)}`,
      `select=id&limit=1&or=(specifications${"->0".repeat(3000)}.eq.1,name.eq.a)`,
      `select=id&limit=1&${query(2000)}`,
      `select=id&limit=1&specifications=eq.${"[".repeat(5000)}`,
    ]) {
      const { status, text } = await raw(`/rest/v1/products?${deep}`, { as });
      expect([as, deep.slice(0, 40), status, text]).toEqual([
        as,
        deep.slice(0, 40),
        400,
        expect.stringContaining("This query would take too long."),
      ]);
    }
    for (const body of [
      { changes: "[".repeat(6000) },
      { reason: "]".repeat(6000), changes: "[".repeat(6000) },
      `{"changes":${"[".repeat(6000)}${"]".repeat(6000)}}`,
    ])
      expect((await raw("/rest/v1/rpc/save_settings", { method: "POST", as, body })).status).toBe(400);
    const { status } = await raw("/rest/v1/products?select=id,specifications->0->name&limit=1", { as });
    expect(status).toBe(200);
  }
});

test("signs in quotes hide no levels, and are none", async () => {
  const hidden = (levels: number): string =>
    `or=(${'or(slug.eq."))))))))",'.repeat(levels)}slug.eq.a${',slug.eq."((((((((")'.repeat(levels)})`;
  const runs = Array.from({ length: 20 }, () => `${"[".repeat(400)}"${"]".repeat(400)}",`).join("");
  const deep = `${'["]",'.repeat(6_000)}1${"]".repeat(6_000)}`;
  for (const as of ["stranger", "plain", "administrator"] as const) {
    const asked = await raw(`/rest/v1/products?select=id&limit=1&${hidden(300)}`, { as });
    expect([asked.status, asked.text]).toEqual([400, expect.stringContaining("This query would take too long.")]);
    for (const body of [
      deep,
      `${runs}1${"]".repeat(8_000)}`,
      JSON.stringify({ changes: deep }),
      JSON.stringify([deep]),
    ]) {
      const request = { method: "POST", as, body, headers: { "content-type": "application/json" } };
      for (const path of ["/rest/v1/rpc/save_settings", "/rest/v1/products"]) {
        const { status, text } = await raw(path, request);
        expect([path, status, text]).toEqual([path, 400, expect.stringContaining("too many levels")]);
      }
    }
    const names = `name=in.("a (1)","b ((((((((((((2)","c [3]")&name=not.eq."(((((((((((("`;
    for (const query of [names, `or=(name.in.("a (1)","(((((((((((("),slug.eq.a)`])
      expect((await raw(`/rest/v1/products?select=id&${encodeURI(query)}`, { as })).text).toBe("[]");
  }
});

test("words, names and kinds of any length are refused or cut before anything is compared with them", async () => {
  const post = (as: "sales" | "writer", name: string, body: object) =>
    raw(`/rest/v1/rpc/${name}`, { method: "POST", as, body });
  const long = "A".repeat(1_100_000);
  expect((await post("writer", "products_with_specifications", { names: [long] })).status).toBe(413);
  expect((await post("writer", "list_changes", { of_kinds: Array.from({ length: 270_000 }, () => "x") })).status).toBe(
    413,
  );
  // What is short enough for a request is not compared as a whole either.
  const { status, text } = await post("writer", "products_with_specifications", { names: ["A".repeat(501)] });
  expect([status, text]).toEqual([400, expect.stringContaining("500 characters")]);
  expect((await post("sales", "enquiries_containing", { term: "A".repeat(90_000) })).text).toBe("[]");
  expect((await post("writer", "list_changes", { of_kinds: Array.from({ length: 21 }, () => "x") })).text).toBe("[]");
  // A record is longer than that.
  const draft = {
    of_table: "pages",
    of_record: crypto.randomUUID(),
    draft_name: "Long",
    content: { seen: null, values: { body: "A".repeat(1_500_000) } },
  };
  expect((await post("writer", "save_draft", draft)).status).toBe(200);
});

test("who may not write sends little, and no picture: both are refused before they have arrived", async () => {
  const headers = { "content-type": "application/json", "content-length": "8000000", connection: "close" };
  const begun = { method: "POST", as: "sales", headers, body: "x".repeat(150_000) } as const;
  // The server may close before its answer is read.
  const statusOf = async (path: string) => (await raw(path, begun).catch(() => null))?.status;
  for (const path of ["rpc/save_draft", "rpc/enquiries_containing", "pages"])
    expect([path, [413, undefined].includes(await statusOf(`/rest/v1/${path}`))]).toEqual([path, true]);
  for (const path of ["object/media", "object/upload/sign/media"])
    expect([path, [403, undefined].includes(await statusOf(`/storage/v1/${path}/${"0".repeat(32)}.png`))]).toEqual([
      path,
      true,
    ]);
  expect((await raw("/rest/v1/brands?select=id&limit=1", { as: "sales" })).status).toBe(200);
});

test("a request of more values than a record has is refused before it is read", async () => {
  const changes = Object.fromEntries(Array.from({ length: 120_000 }, (_, index) => [index.toString(36), 1]));
  const body = { changes };
  const { status, text } = await raw("/rest/v1/rpc/save_settings", { method: "POST", as: "writer", body });
  expect([status, text]).toEqual([413, expect.stringContaining("too many values")]);
  // Commas of a text are no values.
  const long = {
    of_table: "pages",
    of_record: crypto.randomUUID(),
    draft_name: ",",
    content: { seen: null, values: { body: ",".repeat(200_000) } },
  };
  expect((await raw("/rest/v1/rpc/save_draft", { method: "POST", as: "writer", body: long })).status).toBe(200);
});

test("the settings have one draft, of no more settings than a site has", async () => {
  const values = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`key_${index}`, { value: index }]));
  const draft = (of_record: string, after: object) => ({
    of_table: "settings",
    of_record,
    draft_name: "Settings",
    content: { seen: {}, values: {} },
    before: {},
    after,
  });
  for (const body of [draft(SETTINGS_DRAFT, values), draft(crypto.randomUUID(), {})])
    expect((await raw("/rest/v1/rpc/save_draft", { method: "POST", as: "writer", body })).status).toBe(400);
});

test("a long list of columns is refused for its length, and names of all objects are no tables", async () => {
  for (const select of ["a".repeat(15_000), "(".repeat(15_000), "a,".repeat(7_000), ":".repeat(15_000)]) {
    const { status, text } = await raw(`/rest/v1/brands?select=${select}`, { as: "stranger" });
    expect([status, text]).toEqual([400, expect.stringContaining("This query would take too long.")]);
  }
  expect((await raw("/rest/v1/constructor?select=a(b)", { as: "stranger" })).status).toBe(400);
});

test.each([
  `products?description=like.*${"a".repeat(400)}*`,
  `products?description=not.ilike.${"*a".repeat(20)}`,
  `products?or=(name.eq.a,description.like."*${"a".repeat(400)}*")`,
  `products?or=(name.eq.a,description.ilike.${"a*".repeat(20)},slug.eq.a)`,
  "products?specifications->0->>name=like.*a*",
  "products?or=(specifications->0->>name.like.*a*,slug.eq.a)",
  "changes?details->values->>a=like.*a*",
  "changes?reason=ilike.*a*",
  "change_rows?or=(name.like.*a*,name.eq.a)",
  "change_rows?select=id,changes(id)&changes.reason=like.*a*",
])("a pattern that takes long on a long text is not compared: %s", async (query) => {
  for (const as of ["stranger", "plain", "writer", "administrator"] as const) {
    const { status, text } = await raw(`/rest/v1/${query.includes("select=") ? query : `${query}&select=id`}`, { as });
    expect([as, status, text]).toEqual([as, 400, expect.stringContaining("This query would take too long.")]);
  }
});

test.each([
  // 62 MB of the sample catalogue: every brand once for each of its products.
  "products?select=*,brands(*,products(*))",
  "products?select=*,brand:brands!products_brand_id_fkey(*,products(*))",
  "brands?select=*,products(*)",
  "products?select=id,...brands!products_brand_id_fkey(name)",
  "products?select=id,brands!brand_featured_products(id)",
  "products?select=id,a:brands!products_brand_id_fkey(id),b:brands!products_brand_id_fkey(id)",
  "categories?select=id,children:categories(id)",
  "products?select=*,a:description,b:description",
  "products?select=a:images->0,b:images->1",
  "products?select=a:description::text,description",
  'products?select="description",description',
  "products?select=count()",
  "rpc/list_redirects?select=*,products(*)",
])("no row or column can be asked for twice: %s", async (query) => {
  const method = query.startsWith("rpc/") ? "POST" : "GET";
  for (const as of ["stranger", "plain"] as const)
    expect((await raw(`/rest/v1/${query}`, { as, method })).text).toContain("This query would take too long.");
});

test("what the site and the administration read along with a row can be read", async () => {
  for (const query of [
    "products?select=*,brand:brands!products_brand_id_fkey(id, name, slug)",
    "brand_featured_products?select=*,product:products(name,slug,category),category:categories(name,slug)",
    "enquiries?select=id,product:products(slug),lines:enquiry_lines(position,product_id)",
  ])
    expect((await raw(`/rest/v1/${encodeURI(query)}`, { as: "administrator" })).status).toBe(200);
});

test.each([
  "description=fts.a",
  "description=not.wfts(english).a",
  "or=(name.eq.a,description.plfts.a)",
  "description=like(any).{*a*,*b*}",
  "or=(description.not.ilike(all).{*a*})",
  `or=(${Array.from({ length: 21 }, (_, n) => `description.like.*${n}*`).join(",")})`,
  Array.from({ length: 21 }, (_, n) => `description=ilike.*${n}*`).join("&"),
])("a search of all texts by many patterns is not run: %s", async (query) => {
  for (const as of ["stranger", "plain"] as const)
    expect((await raw(`/rest/v1/products?${query}`, { as })).text).toContain("This query would take too long.");
});

test("an answer has a thousand rows and 24 MB at most; many long ones do not hold up the office", async () => {
  const brand = await makeBrand();
  const description = "é".repeat(13_000);
  const rows = Array.from({ length: 1_001 }, () => ({
    name: "Long",
    description,
    slug: unique("long"),
    brand_id: brand.id,
  }));
  for (let from = 0; from < rows.length; from += 251)
    unwrap(
      await secret
        .from("products")
        .insert(rows.slice(from, from + 251))
        .select("id"),
    );
  const all = `/rest/v1/products?brand_id=eq.${brand.id}`;
  const names = JSON.parse((await raw(`${all}&select=name&limit=5000`, { as: "stranger" })).text) as unknown[];
  expect(names).toHaveLength(1_000);
  let answered = 0;
  const strangers = Array.from({ length: 12 }, async () => {
    const answer = await raw(all, { as: "stranger" });
    answered++;
    return answer;
  });
  expect((await raw("/rest/v1/brands?select=id&limit=1", { as: "administrator" })).status).toBe(200);
  const before = answered;
  const answers = await Promise.all(strangers);
  for (const { status, text } of answers) expect([status, text]).toEqual([413, expect.stringContaining("too long")]);
  // The office waits for those that had begun, not for those that were waiting.
  expect(before).toBeLessThan(answers.length);
  // The build reads such rows in smaller pages.
  const read = await readAll((from, to) =>
    stranger.from("products").select("*").eq("brand_id", brand.id).order("id").range(from, to),
  );
  expect(read).toHaveLength(1_001);
  ensureDone(await secret.from("products").delete().eq("brand_id", brand.id));
});

test("values that only look like a regular expression filter are found", async () => {
  for (const query of ["name=eq.match.point", "slug=like.match.*", "or=(name.eq.match,slug.eq.imatch)"])
    expect((await raw(`/rest/v1/products?select=id&${query}`, { as: "stranger" })).status).toBe(200);
});

test.each([
  ["rows of one column", 33_000, { name: "a" }, ""],
  ["rows that replace others", 20_000, { name: "a", slug: "b" }, "?on_conflict=slug"],
])("more values than a query can have do not end the database: %s", async (_, count, row, query) => {
  const body = Array.from({ length: count }, () => row);
  const headers = { Prefer: "resolution=merge-duplicates", connection: "close" };
  for (const as of ["stranger", "plain", "administrator"] as const) {
    // The server may close before it has all of it.
    const request = { method: "POST", as, headers, body };
    const answer = await raw(`/rest/v1/brands${query}`, request).catch(() => null);
    expect(answer?.status ?? 413).toBeGreaterThanOrEqual(400);
    for (let next = 0; next < 10; next += 1)
      expect((await raw("/rest/v1/brands?select=id&limit=1", { as: "stranger" })).status).toBe(200);
  }
});

test("only the office searches products by names of specifications, and by a thousand at most", async () => {
  const search = (as: "plain" | "administrator", names: string[]) =>
    raw("/rest/v1/rpc/products_with_specifications", { method: "POST", as, body: { names } });
  expect((await search("plain", ["Cooling capacity"])).text).toBe("[]");
  const many = Array.from({ length: 1_001 }, (_, n) => `zz${n}`);
  expect((await search("administrator", many)).status).toBe(400);
  expect((await search("administrator", many.slice(1))).status).toBe(200);
});

test("an endless body is not read to its end", async () => {
  const headers = { "content-type": "application/json", connection: "close" };
  for (const [as, bytes] of [
    ["administrator", 40_000_000],
    ["stranger", 110_000],
    ["plain", 110_000],
  ] as const) {
    const body = `{"token": "${"a".repeat(bytes)}"}`;
    // The server may close before it has all of it.
    const answer = await raw("/rest/v1/rpc/is_setup_token", { method: "POST", as, headers, body }).catch(() => null);
    expect([413, undefined]).toContain(answer?.status);
  }
  expect((await raw("/rest/v1/brands?select=id&limit=1", { as: "stranger" })).status).toBe(200);
});
