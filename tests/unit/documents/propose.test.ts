import { expect, test } from "vitest";
import { FILE_ENDINGS, type FileType } from "#domain/documents/file-types.ts";
import { modelFinder } from "#domain/documents/model-finder.ts";
import { propose, type ReadFile } from "#domain/documents/propose.ts";
import { BRANDS, FILE_NAMES, PRODUCTS } from "../../support/content/document-names.ts";

const find = modelFinder(PRODUCTS, BRANDS);
const typeOf = (name: string): FileType => FILE_ENDINGS.find((ending) => name.endsWith(`.${ending}`)) ?? "pdf";
const proposed = (name: string, more: Partial<ReadFile> = {}) =>
  propose({ name, type: typeOf(name), pages: typeOf(name) === "pdf" ? 4 : null, text: "", ...more }, find);

test("of a hundred names of files at least nine in ten get the products that they mean, and none a foreign one", () => {
  const names = Object.entries(FILE_NAMES);
  expect(names).toHaveLength(100);
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const [name, { products }] of names) {
    const meant = products.split(", ").filter(Boolean);
    const found = proposed(name).products;
    if (found.some((one) => !meant.includes(one))) wrong.push(`${name}: ${found.join(", ")}`);
    else if (meant.toSorted().join() !== found.toSorted().join()) missed.push(`${name}: ${found.join(", ")}`);
  }
  expect(wrong).toEqual([]);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(10);
});

test("kind, language, revision and date are those of the name", () => {
  const wrong = Object.entries(FILE_NAMES).flatMap(([name, { kind, language, revision, date }]) => {
    const found = proposed(name);
    const pairs = [
      [kind, found.kind],
      [language, found.language],
      [revision, found.revision],
      [date, found.issued_on],
    ];
    return pairs.flatMap(([wanted, got]) =>
      wanted !== undefined && wanted !== got ? [`${name}: ${wanted}, ${got}`] : [],
    );
  });
  expect(wrong).toEqual([]);
  // A refrigerant is no revision, and a part number no date.
  expect(proposed("30XA-080 R134a R32.pdf").revision).toBeNull();
  expect(proposed("YVAA 0270-0350.pdf").issued_on).toBeNull();
});

test("what the name does not say is read from the text of the first pages, with where it was read", () => {
  const text =
    "Certificate of performance. AF/ArmaFlex 25 insulation with the thickness of the table. Issued on 3 May 2024. Valid until: 02/05/2027.";
  const found = proposed("scan0001.pdf", { text });
  expect(found).toMatchObject({
    products: ["AF/ArmaFlex 25"],
    kind: "certificate",
    language: "en",
    issued_on: "2024-05-03",
    valid_until: "2027-05-02",
  });
  expect(found.title).toBe("Armacell AF/ArmaFlex 25, certificate");
  expect(found.sources).toContainEqual({ what: "product", from: "first pages: AF/ArmaFlex 25" });
  expect(
    proposed("كتيب.pdf", { text: "وحدة مناولة هواء للمستشفيات مع كل البيانات الفنية اللازمة للتركيب" }).language,
  ).toBe("ar");
});

test("a text that names half of the catalogue proposes none of it, and a brand alone stays the owner", () => {
  const text = PRODUCTS.map(({ model }) => model).join(" or ");
  expect(proposed("price list.pdf", { text }).products).toEqual([]);
  expect(proposed("Grundfos quality certificate.pdf")).toMatchObject({
    products: [],
    brands: ["Grundfos"],
    kind: "certificate",
  });
});
