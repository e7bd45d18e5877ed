import { afterAll, beforeAll, expect, test } from "vitest";
import { MOVED_FILE } from "#domain/publishing/release-data-files.ts";
import { divideRules, redirectRules, redirectsFile } from "../../../scripts/pipeline/content/redirects.ts";
import { startWebServer } from "../../support/processes/web-server.ts";

const RENAMED = 2500;
const PAGES = { "404.html": "Nothing here", "products/pump.html": "A pump", "brands/acme.html": "Acme" };

let site: Awaited<ReturnType<typeof startWebServer>>;
const get = async (path: string): Promise<[number, string]> => {
  const answer = await fetch(site.url + path, { redirect: "manual" });
  return [answer.status, answer.headers.get("location") ?? (await answer.text())];
};

beforeAll(async () => {
  const products = Array.from({ length: RENAMED }, (_, n) => ({
    kind: "product" as const,
    from: `old-${n}`,
    to: "pump",
  }));
  const rules = redirectRules([{ kind: "brand", from: "old-brand", to: "acme" }, ...products], ["en"]);
  const { ofHost, moved } = divideRules(rules, () => undefined);
  site = await startWebServer({ ...PAGES, _redirects: redirectsFile(ofHost), [MOVED_FILE]: JSON.stringify(moved) });
}, 120_000);
afterAll(() => site.stop());

test("every old address redirects, also those that the host has no room for", async () => {
  for (let n = 0; n < RENAMED; n += 1) {
    if (n % 100 === 0 || n > RENAMED - 3) expect(await get(`/products/old-${n}`)).toEqual([301, "/products/pump"]);
  }
  expect(await get("/brands/old-brand?from=mail")).toEqual([301, "/brands/acme?from=mail"]);
});

test("what is there is answered, and what never was is not found", async () => {
  expect(await get("/products/pump")).toEqual([200, "A pump"]);
  expect(await get("/brands/acme")).toEqual([200, "Acme"]);
  expect(await get("/products/constructor")).toEqual([404, "Nothing here"]);
  expect(await get("/brands/nobody")).toEqual([302, "/products"]);
});
