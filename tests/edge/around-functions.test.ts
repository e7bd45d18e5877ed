import { describe, expect, test } from "vitest";
import { onRequest as aroundApi } from "../../functions/api/_middleware.ts";
import * as enquiry from "../../functions/api/enquiry.ts";
import * as newsletterLinks from "../../functions/api/newsletter-links.ts";
import * as newsletter from "../../functions/api/newsletter.ts";
import * as rebuild from "../../functions/api/rebuild.ts";
import { onRequestGet as verify } from "../../functions/auth/v1/verify.ts";
import { onRequestGet as brand } from "../../functions/brands/[brand].ts";
import { call } from "../support/database/edge.ts";

const ENDPOINTS = { enquiry, newsletter, "newsletter-links": newsletterLinks, rebuild };

describe.each(Object.entries(ENDPOINTS))("/api/%s", (name, { onRequest }) => {
  test.each(["GET", "PUT", "DELETE"])("says to %s that it takes POST only", async (method) => {
    const answer = await call(onRequest, new Request(`http://site.test/api/${name}`, { method }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

const around = (origin: string | null, next: () => Promise<Response>): Promise<Response> =>
  Promise.resolve(
    aroundApi({
      request: new Request("http://site.test/api/enquiry", {
        method: "POST",
        headers: origin === null ? {} : { origin },
      }),
      env: {},
      next,
      waitUntil: () => undefined,
    }),
  );
const stored = async (): Promise<Response> => Response.json({ message: "Stored." });

test.each(["https://evil.example", "null", "http://site.test.evil.example", "http://site.test:81"])(
  "a page of %s may not call a function",
  async (origin) => {
    let called = false;
    const answer = await around(origin, async () => ((called = true), stored()));
    expect([answer.status, called]).toEqual([403, false]);
  },
);

test.each(["http://site.test", null])("the site's own pages may (%s)", async (origin) => {
  expect((await around(origin, stored)).status).toBe(200);
});

test("every response has the security headers, refusals and errors, too", async () => {
  const answers = [
    await around(null, stored),
    await around("https://evil.example", stored),
    await around(null, () => Promise.reject(new Error("Not foreseen"))),
    await call(brand, new Request("http://site.test/brands/nope")),
    await call(verify, new Request("http://site.test/auth/v1/verify?token=f00&type=recovery")),
  ];
  for (const { headers } of answers) {
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("strict-transport-security")).toContain("max-age=");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  }
});

test.each(["http://evil.example/brands/nope", "http://127.0.0.1:9/brands/nope"])(
  "a brand that does not exist leads to the list of this site, whatever host %s claims",
  async (address) => {
    const answer = await call(brand, new Request(address));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/products"]);
  },
);
