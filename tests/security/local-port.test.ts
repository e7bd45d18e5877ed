import { expect, inject, test } from "vitest";
import { KEYS, raw, type Caller } from "../support/database/raw-requests.ts";

const { url } = inject("stack");
const port = new URL(url).port;
/** The site's own address, beside the port of the backend (see startStack). */
const site = `http://127.0.0.1:${Number(port) + 1}`;

test.each([
  "/",
  "/_system/config",
  "/_system/info",
  "/info",
  "/config",
  "/introspect",
  "/_system/introspect",
  "/studio",
  "/admin",
  "/backup",
  "/tables",
  "/backup.sock",
])("%s of the backend answers nothing, with any key", async (path) => {
  for (const as of Object.keys(KEYS) as Caller[]) {
    const { status, text } = await raw(path, { as });
    expect([status, text]).toEqual([404, '{"message":"There is nothing at this address."}']);
  }
});

test.each(["/rest/v1/../../_system/config", "/rest/v1//_system/config", "/auth/v1/..%2f..%2f_system/config"])(
  "%s does not bypass the gateway",
  async (path) => {
    const { status, text } = await raw(path, { as: "stranger" });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/publishable|row_?count|\/supabase\/postgres/i);
  },
);

test.each(["/rest/v1/%62rands?select=id", "/auth/v1/%75ser", "/storage/v1/object/public/%6dedia/none.png"])(
  "%s does not reach a guarded address under another name",
  async (path) => {
    const { status, text } = await raw(path, { as: "stranger" });
    expect([status, text]).toEqual([404, '{"message":"There is nothing at this address."}']);
  },
);

test.each(["evil.example", `evil.example:${port}`, `127.0.0.1.nip.example:${port}`])(
  "a name of another site that leads to this machine (%s) is refused",
  async (host) => {
    const { status } = await raw("/rest/v1/brands?select=id", { as: "stranger", headers: { host } });
    expect(status === 421 || status === 400).toBe(true);
  },
);

test.each(["https://evil.example", "null", `http://127.0.0.1:1`, `http://evil.example:${port}`])(
  "a page of %s may neither read nor write",
  async (origin) => {
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const { status, headers } = await raw("/rest/v1/brands?select=id", {
        as: "administrator",
        method,
        headers: { origin, ...(method === "OPTIONS" ? { "access-control-request-method": "POST" } : {}) },
      });
      expect([status, headers["access-control-allow-origin"]]).toEqual([403, undefined]);
    }
  },
);

test.each(["TRACE", "PROPFIND", "PURGE"])("the method %s is refused", async (method) => {
  for (const path of ["/rest/v1/brands?select=id", "/auth/v1/user", "/storage/v1/object/public/media/none.png"]) {
    const { status } = await raw(path, { method, as: "administrator" });
    expect(status).toBe(405);
  }
});

test("the site's own pages may", async () => {
  const { status, headers } = await raw("/rest/v1/brands?select=id", { as: "stranger", headers: { origin: site } });
  expect([status, headers["access-control-allow-origin"]]).toEqual([200, site]);
  const preflight = await raw("/auth/v1/token", {
    method: "OPTIONS",
    headers: { origin: site, "access-control-request-method": "POST", "access-control-request-headers": "apikey" },
  });
  expect([preflight.status, preflight.headers["access-control-allow-headers"]]).toEqual([204, "apikey"]);
});

test("every answer has the security headers, refusals too", async () => {
  const answers = [
    await raw("/rest/v1/brands?select=id", { as: "stranger" }),
    await raw("/storage/v1/object/public/media/none.png"),
    await raw("/nothing"),
    await raw("/rest/v1/brands", { headers: { host: "evil.example" } }),
    await raw("/rest/v1/brands", { headers: { origin: "https://evil.example" } }),
  ];
  for (const { headers } of answers) {
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  }
});

test("a connection stays open for a client that computes for a minute before its next request", async () => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  expect(answer.headers.get("keep-alive")).toBe("timeout=65");
});
