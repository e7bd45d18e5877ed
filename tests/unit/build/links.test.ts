import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { deadLinks, linkProblems, linkTargets } from "../../../scripts/build/checks.ts";
import { redirectRules, redirectsFile } from "../../../scripts/build/redirects.ts";
import { openWorkspace } from "../../../scripts/build/workspace.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-links-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const workspace = openWorkspace(folder);
const quiet = (): void => undefined;

beforeEach(() => {
  rmSync(workspace.pages, { recursive: true, force: true });
  rmSync(workspace.links, { force: true });
  mkdirSync(join(workspace.pages, "products"), { recursive: true });
  writeFileSync(join(workspace.pages, "products/new.html"), "<p>New</p>");
});

/** Checks a site of two pages: /products/new, and /careers with this text. */
function check(html: string) {
  writeFileSync(join(workspace.pages, "careers.html"), html);
  const files = ["careers.html", "products/new.html"].map((path) => ({ source: join(workspace.pages, path), path }));
  const rules = redirectRules([{ kind: "product", from: "old", to: "new" }], quiet);
  const answered = ["/downloads/products/new.pdf"];
  return deadLinks(["careers", "products/new"], workspace, linkTargets(files, rules, answered));
}

const CAREERS = { kind: "page", record: "id-of-careers", name: "Careers" } as const;

describe("a page may link", () => {
  test.each([
    "/products/new",
    "/products/new#specifications",
    "/products/new?view=list",
    "/downloads/products/new.pdf",
    "/api/enquiry",
    "/admin/login",
    "https://example.com/x",
  ])("to %s", (address) => expect(check(`<a href="${address}">x</a>`)).toEqual([]));

  test("to the old address of a slug that was changed", () => {
    expect(check('<a href="/products/old">x</a>')).toEqual([]);
  });
});

describe("a link to nowhere", () => {
  test.each(["/products/none", "/brands/new", "/downloads/products/none.pdf", "/50%off"])(
    "%s is a problem of the record on whose page it is",
    (link) => {
      const dead = check(`<a href="${link}">x</a>`);
      expect(linkProblems(dead, (page) => (page === "careers" ? CAREERS : undefined))).toEqual([
        { what: "dead-link", ...CAREERS, detail: link },
      ]);
    },
  );

  test("on a page of the program refuses the release, with the address and the page", () => {
    const dead = check('<a href="/a">x</a><a href="/b">x</a>');
    expect(() => linkProblems(dead, () => undefined)).toThrow("2 links lead nowhere: /a on /careers, /b on");
    expect(() => linkProblems(dead.slice(1), () => undefined)).toThrow("1 link leads nowhere: /b on /careers.");
  });
});

describe("the file of redirects", () => {
  test("redirects old addresses to new ones; old categories are in queries and have no rule", () => {
    const rules = redirectRules(
      [
        { kind: "product", from: "a", to: "b" },
        { kind: "brand", from: "c", to: "d" },
        { kind: "page", from: "e", to: "f" },
        { kind: "category", from: "g", to: "h" },
      ],
      quiet,
    );
    const lines = redirectsFile(rules).split("\n");
    expect(lines.slice(0, 3)).toEqual(["/products/a /products/b 301", "/brands/c /brands/d 301", "/e /f 301"]);
    // Only for screens of the administration: other addresses below /admin are not found.
    expect(lines.slice(3)).toContain("/admin/products/:id /admin 200");
    expect(lines.join("\n")).not.toContain("/admin/*");
  });

  test("keeps the newest rules, 2,000 including the administration's, and warns", () => {
    const warnings: string[] = [];
    const many = Array.from({ length: 2003 }, (_, n) => ({ kind: "product" as const, from: `old-${n}`, to: "new" }));
    const rules = redirectRules(many, (text) => warnings.push(text));
    expect(rules.at(-1)?.from).toBe("/products/old-2002");
    expect(redirectsFile(rules).trim().split("\n")).toHaveLength(2000);
    expect(warnings).toHaveLength(1);
  });
});
