import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { internalLinks, linkIndex, linkProblems, linkTargets } from "../../../../scripts/pipeline/release/links.ts";
import { divideRules, redirectRules, redirectsFile } from "../../../../scripts/pipeline/content/redirects.ts";
import { openWorkspace } from "../../../../scripts/pipeline/content/workspace.ts";

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
  const rules = redirectRules([{ kind: "product", from: "old", to: "new" }], ["en"]);
  const answered = ["/downloads/products/new.pdf"];
  const links = linkIndex(workspace);
  links.keepOnly(["careers", "products/new"]);
  return links.dead(linkTargets(files, rules, answered));
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

describe("from build to build", () => {
  const nothing = () => false;

  test("only pages that were rendered are read again, and a deleted page's links go with it", () => {
    writeFileSync(join(workspace.pages, "careers.html"), '<a href="/a">x</a>');
    const links = linkIndex(workspace);
    links.keepOnly(["careers", "products/new"]);
    links.add("products/new", internalLinks('<a href="/b">x</a><a href="/a">x</a>'));
    expect(links.dead(nothing).map(({ page, link }) => `${page} ${link}`)).toEqual([
      "careers /a",
      "products/new /a",
      "products/new /b",
    ]);
    expect(links.dead(nothing, ["careers"])).toEqual([{ page: "careers", link: "/a" }]);
    links.add("products/new", internalLinks('<a href="/c">x</a>'));
    links.keepOnly(["products/new"]);
    expect(links.dead(nothing)).toEqual([{ page: "products/new", link: "/c" }]);
  });

  test("the next process reads the stored links, but not those of a page that has changed since", () => {
    writeFileSync(join(workspace.pages, "careers.html"), '<a href="/a">x</a>');
    const links = linkIndex(workspace);
    links.keepOnly(["careers", "products/new"]);
    links.store();
    writeFileSync(join(workspace.pages, "products/new.html"), '<a href="/newer">x</a>');
    const next = linkIndex(workspace);
    next.keepOnly(["careers", "products/new"]);
    expect(next.dead(nothing).map(({ link }) => link)).toEqual(["/a", "/newer"]);
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
      ["en"],
    );
    expect(divideRules(rules, quiet)).toEqual({ ofHost: rules, moved: null });
    const lines = redirectsFile(rules).split("\n");
    expect(lines.slice(0, 4)).toEqual([
      "/products/a /products/b 301",
      "/brands/c /brands/d 301",
      "/e /f 301",
      "/products/category/g /products/category/h 301",
    ]);
    // Only for screens of the administration: other addresses below /admin are not found.
    expect(lines.slice(4)).toContain("/admin/products/:id /admin 200");
    expect(lines.join("\n")).not.toContain("/admin/*");
  });

  test("has 2,000 rules with the administration's: those of pages, and the newest of brands and products", () => {
    const many = (kind: "product" | "page", count: number) =>
      Array.from({ length: count }, (_, n) => ({ kind, from: `${kind}-${n}`, to: "new" }));
    const rules = redirectRules([...many("page", 3), ...many("product", 2500)], ["en"]);
    const { ofHost, moved } = divideRules(rules, quiet);
    expect(redirectsFile(ofHost).trim().split("\n")).toHaveLength(2000);
    expect(ofHost.slice(0, 3).map(({ from }) => from)).toEqual(["/page-0", "/page-1", "/page-2"]);
    expect(ofHost.at(-1)?.from).toBe("/products/product-2499");
    expect(Object.keys(moved ?? {})).toHaveLength(rules.length - ofHost.length);
    expect(moved?.["/products/product-0"]).toBe("/products/new");
  });

  test("cannot have more than 2,000 rules for pages, which no function answers", () => {
    const warnings: string[] = [];
    const pages = Array.from({ length: 2003 }, (_, n) => ({ kind: "page" as const, from: `old-${n}`, to: "new" }));
    const rules = redirectRules([{ kind: "brand", from: "a", to: "b" }, ...pages], ["en"]);
    const { ofHost, moved } = divideRules(rules, (text) => warnings.push(text));
    expect(redirectsFile(ofHost).trim().split("\n")).toHaveLength(2000);
    expect([moved, warnings.length]).toEqual([{ "/brands/a": "/brands/b" }, 1]);
  });
});
