import { expect, test } from "vitest";
import { documentFinder } from "#domain/documents/belonging.ts";
import { servedPath, storedAt } from "#domain/documents/document-file.ts";
import { documentForm } from "#domain/documents/document.ts";
import { dayAfter, endsSoon, isExpired } from "#domain/documents/expiry.ts";
import { isTaken } from "#domain/submittals/maker-documents.ts";

const document = (
  title: string,
  kind: string,
  of: { products?: string[]; brands?: string[]; categories?: string[] },
) => ({
  id: title,
  title,
  kind,
  products: [],
  brands: [],
  categories: [],
  ...of,
});

test("a product shows its own documents and those of its brand and categories, in the order of the kinds", () => {
  const find = documentFinder([
    document("Certificate of the brand", "certificate", { brands: ["carrier"] }),
    document("Own manual", "manual", { products: ["p"], brands: ["carrier"] }),
    document("Own datasheet", "datasheet", { products: ["p"] }),
    document("Catalogue of chillers", "catalogue", { categories: ["chillers"] }),
    document("Catalogue of the brand's chillers", "catalogue", { brands: ["carrier"], categories: ["chillers"] }),
    document("Catalogue of the brand's pumps", "catalogue", { brands: ["carrier"], categories: ["pumps"] }),
    document("Manual of the series", "manual", { products: ["family"] }),
    document("Of another product", "datasheet", { products: ["q"] }),
    document("Of another brand", "datasheet", { brands: ["trane"], categories: ["chillers"] }),
  ]);
  const titles = find
    .ofProduct({ product: "p", series: "family", brand: "carrier", categories: ["screw", "chillers"] })
    .map(({ title }) => title);
  expect(titles).toEqual([
    "Own datasheet",
    "Catalogue of chillers",
    "Catalogue of the brand's chillers",
    "Manual of the series",
    "Own manual",
    "Certificate of the brand",
  ]);
  expect(find.ofCategory("pumps").map(({ title }) => title)).toEqual(["Catalogue of the brand's pumps"]);
  expect(find.ofProduct({ product: "x", series: null, brand: "x", categories: [] })).toEqual([]);
});

test("a document is served under its hash, by a name that runs nowhere, and found again by that address", () => {
  const stored = `${"0123456789abcdef".repeat(2)}.pdf`;
  for (const [name, served] of [
    ["30XA data_sheet (EN).PDF", "30xa-data-sheet-en.pdf"],
    ["كتيب.pdf", "document.pdf"],
    ["../../a.exe.pdf", "a-exe.pdf"],
  ]) {
    const path = servedPath({ stored, name: name ?? "" });
    expect(path).toBe(`documents/${stored.slice(0, 32)}/${served}`);
    expect(storedAt(`/${path}`)).toBe(stored);
  }
  expect(storedAt("/documents/../secret.pdf")).toBeNull();
});

test("a document is named 60 days before it ends, and left out of a package once it has", () => {
  const today = "2026-11-27";
  expect(dayAfter(today, 60)).toBe("2027-01-26");
  expect(["2027-01-26", "2027-01-27", "2026-11-26", null].map((day) => endsSoon(day, today))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([today, "2026-11-26"].map((day) => isExpired(day, today))).toEqual([false, true]);
  const ended = { href: "/a", until: "2026-11-26" };
  expect([isTaken(ended, undefined, today), isTaken(ended, { "/a": true }, today)]).toEqual([false, true]);
  expect(isTaken({ ...ended, until: null }, { "/a": false }, today)).toBe(false);
});

test("the form says what is wrong, and tidies the pages that matter", () => {
  const values = { ...documentForm.values(null), title: "A", slug: "a" };
  const file = { stored: `${"0".repeat(32)}.pdf`, name: "a.pdf", bytes: 1, pages: 1 };
  const problems = documentForm.schema
    .safeParse({ ...values, key_pages: "three" })
    .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(problems).toEqual([
    ["key_pages", "Enter pages such as 3, 7-9"],
    ["file", "Choose the file"],
  ]);
  expect(documentForm.schema.parse({ ...values, file, key_pages: "3,7 – 9" })).toMatchObject({
    key_pages: "3, 7-9",
    file,
  });
});
