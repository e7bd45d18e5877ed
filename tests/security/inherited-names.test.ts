import { beforeAll, expect, inject, test } from "vitest";
import { makeProduct } from "../support/database/database.ts";
import { raw, type Caller, type Raw, type RawAnswer } from "../support/database/raw-requests.ts";

const NAMES = Object.getOwnPropertyNames(Object.prototype);
const CALLERS = ["none", "stranger", "plain", "writer", "sales", "publisher", "administrator", "secret"] as const;
const NONE = "00000000-0000-4000-8000-000000000000";
const EMBED = "brands!products_brand_id_fkey(name)";

/** Every way known to us in which a request brings a name to the backend. The first are those of the report. */
const addresses = (name: string): string[] => [
  `products?select=id,${name}:${EMBED}&limit=1&${name}.ignoreAuthorization=eq.1`,
  `products?select=id,${name}:${EMBED}&limit=1&${name}.transaction=eq.1`,
  `products?select=id,${name}:${EMBED}&limit=1&${name}.name=eq.x`,
  `brands?select=id&limit=1&${name}=eq.1`,
  `brands?select=id&limit=1&${name}=not.in.(1,2)`,
  `products?select=id,brands!products_brand_id_fkey(name)&limit=1&brands.${name}=eq.1`,
  `brands?select=id&limit=1&%22${name}%22=eq.1`,
  `brands?select=id&limit=1&%20${name}%20=eq.1`,
  `brands?select=id&limit=1&${name}::text=eq.1`,
  `brands?select=id&limit=1&${name}->a->>b=eq.1`,
  `brands?select=id&limit=1&name->>${name}=eq.1`,
  `brands?select=id&limit=1&${name}!x=eq.1`,
  `brands?select=id&limit=1&${name}.${name}=eq.1`,
  `brands?select=id&limit=1&${name}.or=(name.eq.a,name.eq.b)`,
  `brands?select=id&limit=1&or=(${name}.eq.1,name.eq.a)`,
  `brands?select=id&limit=1&and=(or(name.eq.a,%22${name}%22.eq.1),name.eq.b)`,
  `brands?select=id&limit=1&not.or=(not.${name}.eq.1,name.eq.a)`,
  `brands?select=id&limit=1&or=${name}.eq.1`,
  `brands?select=${name}&limit=1`,
  `brands?select=a:${name}&limit=1`,
  `brands?select=${name}:name&limit=1`,
  `brands?select=%22${name}%22:name&limit=1`,
  `brands?select=${name}::text&limit=1`,
  `products?select=specifications->${name}&limit=1`,
  `products?select=id,${name}(id)&limit=1`,
  `products?select=id,...${name}(id)&limit=1`,
  `products?select=id,brands!${name}(id)&limit=1`,
  `brands?select=id&limit=1&order=${name}.desc`,
  `brands?select=id&limit=1&order=${name}(name)`,
  `products?select=id,${name}:${EMBED}&limit=1&${name}.order=name&${name}.limit=1&${name}.offset=1`,
  `products?select=id,${name}:${EMBED}&limit=1&${name}.${name}.limit=1`,
  `brands?on_conflict=${name}&columns=name`,
  `brands?columns=%22${name}%22`,
  `${name}?select=a(b)`,
  `rpc/${name}`,
  `rpc/is_setup_token?${name}=a`,
  `rpc/is_setup_token?token=a&${name}.x=eq.1`,
];

/** Requests that have the name elsewhere than in the address of the tables. */
const others = (name: string): [path: string, request: Raw][] => [
  ["/rest/v1/brands", { method: "POST", body: `{"${name}":{"polluted":1},"name":"x"}` }],
  ["/rest/v1/brands", { method: "POST", body: `[{"name":"x"},{"${name}":{"polluted":1}}]` }],
  [`/rest/v1/brands?id=eq.${NONE}`, { method: "PATCH", body: `{"${name}":{"polluted":1}}` }],
  ["/rest/v1/rpc/is_setup_token", { method: "POST", body: `{"${name}":{"polluted":1},"token":"a"}` }],
  [
    "/rest/v1/brands",
    { method: "POST", body: `${name},name\nx,y`, headers: { "content-type": "text/csv", prefer: "tx=rollback" } },
  ],
  [
    "/rest/v1/rpc/is_setup_token",
    { method: "POST", body: `${name}=a`, headers: { "content-type": "application/x-www-form-urlencoded" } },
  ],
  ["/rest/v1/brands?select=id&limit=1", { headers: { prefer: `${name}=1, count=${name}` } }],
  ["/rest/v1/brands?select=id&limit=1", { headers: { "accept-profile": name, "content-profile": name } }],
  ["/rest/v1/brands?select=id&limit=1", { headers: { range: name, "range-unit": name } }],
  ["/rest/v1/brands?select=id&limit=1", { headers: { accept: `application/${name};${name}=1` } }],
  ["/auth/v1/signup", { method: "POST", body: `{"${name}":{"a":1},"email":"a","password":"b"}` }],
  ["/auth/v1/token?grant_type=password", { method: "POST", body: `{"${name}":{"a":1},"email":"a@b.example"}` }],
  [`/auth/v1/token?grant_type=${name}`, { method: "POST", body: "{}" }],
  ["/auth/v1/verify", { method: "POST", body: `{"type":"${name}","${name}":1}` }],
  ["/auth/v1/user", { method: "PUT", body: `{"${name}":{"a":1}}` }],
  [`/storage/v1/object/public/${name}/${name}.png`, {}],
  [`/storage/v1/object/public/media/${name}`, {}],
  [`/storage/v1/object/media/${name}`, { method: "POST", body: "x", headers: { "content-type": name } }],
  [`/storage/v1/object/list/media`, { method: "POST", body: `{"prefix":"","${name}":{"polluted":1}}` }],
  [`/storage/v1/object/list/${name}`, { method: "POST", body: '{"prefix":""}' }],
  [`/storage/v1/object/public/media/a.png?${name}=1&${name}.a=eq.1`, {}],
];

let slug = "";
beforeAll(async () => void ({ slug } = await makeProduct()));

/** What every caller gets in a healthy process: ten requests, through tables, functions, storage and sign-in. */
async function healthOf(as: Caller): Promise<[string, number, string][]> {
  const list = { method: "POST", body: { prefix: "none-such/" } };
  const asked: [string, Raw][] = [
    [`/rest/v1/products?select=slug&slug=eq.${slug}`, {}],
    [`/rest/v1/products?select=slug,brand:${EMBED}&slug=eq.${slug}`, {}],
    [`/rest/v1/products?select=slug&or=(slug.eq.${slug},name.eq.constructor)`, {}],
    [`/rest/v1/brands?select=id&id=eq.${NONE}`, { method: "PATCH", body: { name: "Nobody" } }],
    ["/rest/v1/rpc/is_setup_token?token=a", {}],
    ["/rest/v1/rpc/list_accounts?select=role&limit=1", {}],
    ["/rest/v1/rpc/own_rights", { method: "POST", body: {} }],
    ["/storage/v1/object/list/media", list],
    ["/storage/v1/object/public/media/none.png", {}],
    ["/auth/v1/user", {}],
  ];
  const answers: [string, number, string][] = [];
  for (const [path, request] of asked) {
    const { status, text } = await raw(path, { ...request, as });
    // The moment at which an account was used last may differ.
    answers.push([path, status, path.startsWith("/auth/") ? "" : text]);
  }
  return answers;
}

/** An error of the program instead of a refusal, however it is answered. */
const isFault = ({ status, text }: RawAnswer): boolean =>
  status >= 500 || /TypeError|not a function|undefined/.test(text);

test.each(CALLERS)("no name that all objects inherit reaches what all objects share (%s)", async (as) => {
  const before = await healthOf(as);
  const administrators = await healthOf("administrator");
  const accepted: unknown[] = [];
  for (const name of NAMES) {
    for (const address of addresses(name)) {
      for (const method of ["GET", "POST", "PATCH", "DELETE"]) {
        const body = method === "POST" || method === "PATCH" ? { body: { name: "x" } } : {};
        const answer = await raw(`/rest/v1/${address}`, { method, as, ...body });
        if (answer.status !== 400 || isFault(answer)) accepted.push([method, address, answer.status, answer.text]);
      }
    }
    for (const [path, request] of others(name)) {
      const answer = await raw(path, { ...request, as });
      // Of headers, and of fields that it does not know, a service may take no notice.
      const mayPass = request.headers || !request.method || path.startsWith("/storage/");
      if (isFault(answer) || (!mayPass && answer.status < 400))
        accepted.push([request, path, answer.status, answer.text]);
    }
  }
  expect(await healthOf(as)).toEqual(before);
  expect(await healthOf("administrator")).toEqual(administrators);
  expect(accepted).toEqual([]);
});

test("as values such names are found like any other", async () => {
  const product = await makeProduct({ name: "constructor" });
  for (const filter of [
    "name=eq.constructor",
    "name=in.(constructor,toString)",
    "or=(name.eq.constructor,name.eq.valueOf)",
    "name=like.*constructor*",
  ]) {
    const { text } = await raw(`/rest/v1/products?select=slug&${filter}&slug=eq.${product.slug}`, { as: "stranger" });
    expect([filter, JSON.parse(text)]).toEqual([filter, [{ slug: product.slug }]]);
  }
});

test("a picture in a page of another site asks nothing: neither with the key in the address nor without", async () => {
  const { publishableKey } = inject("stack");
  const inAddress = await raw(`/rest/v1/brands?select=id&limit=1&apikey=${publishableKey}`);
  expect([inAddress.status, inAddress.text]).toEqual([400, expect.stringContaining("in the header")]);
  const headers = { "sec-fetch-site": "cross-site" };
  for (const path of ["/rest/v1/brands?select=id&limit=1", "/auth/v1/user", "/storage/v1/bucket"])
    expect([path, (await raw(path, { as: "stranger", headers })).status]).toEqual([path, 403]);
  const picture = await raw("/storage/v1/object/public/media/none.png", { headers });
  expect(picture.status).not.toBe(403);
});
