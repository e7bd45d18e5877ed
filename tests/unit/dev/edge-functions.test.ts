import { expect, test } from "vitest";
import { answerByFunction, isForFunction } from "../../../scripts/dev/edge-functions.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";

const load = (path: string) => import(/* @vite-ignore */ `${PROJECT_ROOT}${path}`);
/** A site with the page of one brand. */
const site = async (request: Request) =>
  new URL(request.url).pathname === "/brands/carrier" ? new Response("Carrier") : new Response("None", { status: 404 });
const answer = (path: string, init?: RequestInit) =>
  answerByFunction(new Request(`http://localhost${path}`, init), { env: {}, load, site });

test.each(["/api/rebuild", "/api/enquiry", "/brands/carrier"])("%s has a function", (path) => {
  expect(isForFunction(path)).toBe(true);
});

test.each(["/", "/brands", "/brands/carrier/more", "/api/nothing", "/lib/forms", "/api/_middleware"])(
  "%s has none",
  (path) => {
    expect(isForFunction(path)).toBe(false);
  },
);

test("a function can return the site's response or its own", async () => {
  expect(await (await answer("/brands/carrier")).text()).toBe("Carrier");
  const unknown = await answer("/brands/nobody");
  expect([unknown.status, unknown.headers.get("location")]).toEqual([302, "/products"]);
});

test("a method without a function of its own is answered by the function for all methods, else by the site", async () => {
  expect((await answer("/api/rebuild", { method: "GET" })).status).toBe(405);
  expect((await answer("/brands/carrier", { method: "DELETE" })).status).toBe(200);
});

test("the middleware of a folder runs before its functions", async () => {
  // Without its variables the function throws, and the middleware makes that a readable response.
  const response = await answer("/api/rebuild", { method: "POST" });
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: "Something went wrong on the server. Please try again." },
  ]);
});
