import { expect, test } from "vitest";
import { previewedPage, reachablePlace } from "#domain/publishing/preview.ts";
import { bothNames, previewUrl } from "../../../scripts/stack/stack.ts";
import { environmentOf, temporaryEnvironment } from "../../../scripts/stack/environment.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("a browser reaches previews of its own machine under the name of the site, so that its cookies are sent", () => {
  expect(reachablePlace("http://127.0.0.1:54322", "127.0.0.1")).toBe("http://127.0.0.1:54322");
  expect(reachablePlace("http://127.0.0.1:54322", "localhost")).toBe("http://localhost:54322");
  expect(reachablePlace("http://127.0.0.1:54322", "office.example.com")).toBeNull();
  expect(reachablePlace("https://previews.example.com", "www.example.com")).toBe("https://previews.example.com");
  expect(bothNames("http://127.0.0.1:54322")).toEqual(["http://127.0.0.1:54322", "http://localhost:54322"]);
});

test("a record is seen on its page, or in the list that shows it", () => {
  expect(previewedPage("product", "pump")).toBe("/products/pump");
  expect(previewedPage("testimonial", "mona")).toBe("/references");
  expect(previewedPage("setting", "tagline")).toBe("/");
});

test("previews are at the builder's port of one machine; beside a hosted project only where PREVIEW_URL says", () => {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-env-"));
  const env = temporaryEnvironment(folder, { site: 1, supabase: 2 });
  const variables = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
  try {
    expect(previewUrl(env)).toBeNull();
    expect(previewUrl({ ...env, BUILDER_PORT: 5 })).toBe("http://127.0.0.1:5");
    const hosted = { ...env, BUILDER_PORT: 5, PUBLIC_SUPABASE_URL: "https://p.supabase.co" };
    expect(previewUrl(hosted)).toBeNull();
    const { PREVIEW_URL } = environmentOf({ ...variables, PREVIEW_URL: "https://previews.example.com/" });
    expect(PREVIEW_URL && previewUrl({ ...hosted, PREVIEW_URL })).toBe("https://previews.example.com");
    expect(() => environmentOf({ ...variables, PREVIEW_URL: "https://example.com/previews" })).toThrow(
      "without a path",
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
