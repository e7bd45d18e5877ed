import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from "@cantoo/pdf-lib";
import { getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import {
  FORM,
  givenItem,
  madeDocument,
  makePackage,
  withScripts,
  type Given,
} from "../../support/content/submittals.ts";
import { outlineOf, pageTexts, readBack, type ReadBack } from "../../support/stories/read-package.ts";

/* A package is checked by reading it back with another library than the one that made it. */

let given: Given[];
let bytes: Uint8Array;
let read: ReadBack;

beforeAll(async () => {
  const datasheet = await madeDocument([{ text: "Our datasheet" }, { text: "Its second page" }]);
  const brochure = await madeDocument(
    [
      { text: "Drawing on A3", width: 1191, height: 842 },
      { text: "Turned by 90", rotate: 90 },
      { text: "Turned by 180", rotate: 180 },
      { text: "Turned by 270", rotate: 270 },
    ],
    withScripts,
  );
  const certificate = await madeDocument([{ text: "Certificate of the pump" }]);
  given = [
    await givenItem("CH-01", "Water-Cooled Chiller", { datasheet, documents: [brochure] }),
    await givenItem("", "Chilled-Water Pump", { datasheet, documents: [certificate] }, false),
  ];
  ({ bytes } = await makePackage(given));
  read = await readBack(bytes);
});

test("each line of the index leads to the page that it names, and there is what it says", async () => {
  const texts = await pageTexts(bytes);
  const index = read.links.filter(({ page }) => page === 3);
  expect(index.map(({ label, to }) => [label, to])).toEqual([
    ["Cover", 1],
    ["Transmittal form", 2],
    ["Index", 3],
    ["CH-01 · Water-Cooled Chiller", 4],
    ["Comparison sheet", 5],
    ["Datasheet", 6],
    ["brochure-1", 8],
    ["Chilled-Water Pump", 12],
    ["Datasheet", 13],
    ["brochure-1", 15],
  ]);
  // The numbers that are printed are those of the links.
  const printed = texts[2] ?? "";
  for (const { label, to } of index) expect(printed).toMatch(new RegExp(`${label.replace(/[·]/g, ".")}\\s*${to}\\b`));
  for (const [page, text] of [
    [2, "Transmittal form"],
    [5, "Comparison sheet"],
    [6, "Our datasheet"],
    [8, "Drawing on A3"],
    [12, "Chilled-Water Pump"],
    [15, "Certificate of the pump"],
  ] as const)
    expect(texts[page - 1], `page ${page}`).toContain(text);
});

test("every page is stamped, also a turned one and one on A3, at the lower right as one sees it", async () => {
  const texts = await pageTexts(bytes);
  expect(texts).toHaveLength(15);
  for (const [at, text] of texts.entries()) expect(text).toContain(`HVAC-014 · Rev 0 · page ${at + 1} of 15`);
  for (const { width, height, stamp } of read.pages) {
    expect(stamp.x).toBeGreaterThan(width / 2);
    expect(stamp.y).toBeGreaterThan(height - 30);
    expect(stamp.y).toBeLessThan(height);
  }
});

test("the papers and turns of the documents stay as they are", () => {
  const sizes = read.pages
    .slice(7, 11)
    .map(({ width, height, rotate }) => [Math.round(width), Math.round(height), rotate]);
  expect(sizes).toEqual([
    [1191, 842, 0],
    [842, 595, 90],
    [595, 842, 180],
    [842, 595, 270],
  ]);
});

test("the bookmarks have the parts before the items, and those of each item below it", () => {
  expect(outlineOf(read)).toEqual([
    "Cover → 1",
    "Transmittal form → 2",
    "Index → 3",
    "1 · CH-01 · Water-Cooled Chiller → 4",
    "  Comparison sheet → 5",
    "  Datasheet → 6",
    "  brochure-1 → 8",
    "2 · Chilled-Water Pump → 12",
    "  Datasheet → 13",
    "  brochure-1 → 15",
  ]);
});

test("the same package is the same file, and another revision is another one", async () => {
  expect(Buffer.from((await makePackage(given)).bytes).equals(Buffer.from(bytes))).toBe(true);
  const next = await makePackage(given, { ...FORM, revision: "1" });
  expect(Buffer.from(next.bytes).equals(Buffer.from(bytes))).toBe(false);
});

test("the file says what it is, in which language, and opens with its bookmarks", async () => {
  const proxy = await getDocumentProxy(bytes.slice());
  const { info } = await proxy.getMetadata();
  expect(info).toMatchObject({
    Title: "Assiut University Hospital – HVAC-014 · Rev 0",
    Author: "Upper Egypt Contracting",
    Language: "en-GB",
  });
  expect(await proxy.getPageMode()).toBe("UseOutlines");
});

test("nothing of a document runs any more; its addresses of the web and its own links stay", async () => {
  const plain = (await PDFDocument.load(bytes, { updateMetadata: false })).context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object))
    .join("\n");
  for (const word of [
    "JavaScript",
    "app.alert",
    "/Launch",
    "calc.exe",
    "/AA",
    "OpenAction",
    "virus.exe",
    "FileAttachment",
  ])
    expect(plain, word).not.toContain(word);
  expect(read.links.filter(({ page }) => page === 8)).toEqual([
    expect.objectContaining({ url: "https://maker.example/" }),
    expect.objectContaining({ to: 9 }),
    expect.objectContaining({ to: 9 }),
  ]);
});

test("an item that no schedule asked for says so, in the index and on its own page", async () => {
  const texts = await pageTexts(bytes);
  for (const page of [3, 12]) expect(texts[page - 1]).toContain("No equipment schedule asked for this item.");
  expect(texts[3]).not.toContain("No equipment schedule");
});

test("the verdicts are words", async () => {
  const [, , , , sheet = ""] = await pageTexts(bytes);
  for (const word of ["Complies", "Deviates", "Not stated", "Not compared", "HVAC-014", "350 TR (1,231 kW)"])
    expect(sheet).toContain(word);
});

test("fifty items have an index of several pages, with the right numbers", async () => {
  const many = await Promise.all(
    Array.from({ length: 50 }, (_, at) => givenItem(`AHU-${at + 1}`, "Air Handling Unit", {}, at % 2 === 0)),
  );
  const long = await readBack((await makePackage(many)).bytes);
  expect(long.pages.length).toBeGreaterThan(78);
  const dividers = long.links.filter(({ page, label }) => page < 10 && label.startsWith("AHU-"));
  expect(dividers).toHaveLength(50);
  for (const { label, to } of dividers) {
    expect(long.pages[(to ?? 0) - 1]?.text).toContain(label.split(" · ")[0]);
    expect(long.pages[(to ?? 0) - 1]?.text).toContain("Contents");
  }
});

test("an address of a link cannot become another action, and annotations that pages share are written once", async () => {
  const document = await madeDocument(
    Array.from({ length: 20 }, () => ({})),
    (made) => {
      const { context } = made;
      const hostile = [
        "https://maker.example/)/S/JavaScript/JS(app.alert(1)",
        "https://maker.example/)/S/Launch/F(calc.exe",
      ];
      const links = context.register(
        context.obj(
          hostile.map((address) =>
            context.register(
              context.obj({
                ...{ Type: "Annot", Subtype: "Link", Rect: [10, 10, 90, 40] },
                A: context.obj({ S: "URI", URI: PDFHexString.fromText(address) }),
              } as never),
            ),
          ),
        ),
      );
      for (const page of made.getPages()) page.node.set(PDFName.of("Annots"), links);
    },
  );
  const { bytes: whole } = await makePackage([await givenItem("CH-01", "Chiller", { documents: [document] })]);
  const copied = await PDFDocument.load(whole, { updateMetadata: false });
  const annotations = new Set(
    copied
      .getPages()
      .slice(-20)
      .flatMap(({ node }) => node.lookup(PDFName.of("Annots"), PDFArray).asArray()),
  );
  expect(annotations.size).toBe(2);
  const actions = [...annotations].map((one) => copied.context.lookup(one, PDFDict).lookup(PDFName.of("A"), PDFDict));
  expect(actions.map((action) => String(action.get(PDFName.of("S"))))).toEqual(["/URI", "/URI"]);
  expect(actions.map((action) => action.entries().length)).toEqual([2, 2]);
});
