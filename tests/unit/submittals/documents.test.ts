import { PDFName } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { stampPlace } from "#documents/submittal/page-stamp.ts";
import { readDocument } from "#documents/submittal/make-submittal.ts";
import { madeDocument } from "../../support/content/submittals.ts";

const sound = await madeDocument([{ text: "One" }, { text: "Two", width: 1191, height: 842 }]);
const text = (value: string) => new TextEncoder().encode(value);

test("a sound document answers the size of each page as one sees it", async () => {
  expect(await readDocument(sound)).toEqual([
    { width: 595, height: 842 },
    { width: 1191, height: 842 },
  ]);
  expect(await readDocument(await madeDocument([{ rotate: 90 }]))).toEqual([{ width: 842, height: 595 }]);
});

test.each([
  ["notPdf", text("PK\u0003\u0004 a workbook")],
  ["notPdf", new Uint8Array()],
  ["damaged", text("%PDF-1.7\nnothing\nstartxref\n0\n%%EOF")],
  // Cut off in the middle, as a broken download is.
  ["damaged", sound.slice(0, sound.length / 2)],
])("what is no sound PDF is %s", async (problem, bytes) => {
  expect(await readDocument(bytes)).toBe(problem);
});

test("a page whose content is gone, and a document without pages, are damaged", async () => {
  const gone = await madeDocument([{ text: "One" }], (document) => {
    document.getPage(0).node.set(PDFName.of("Contents"), document.context.nextRef());
  });
  expect(await readDocument(gone)).toBe("damaged");
  const empty = await madeDocument([{ text: "One" }], (document) => {
    document.catalog.Pages().set(PDFName.of("Kids"), document.context.obj([]));
    document.catalog.Pages().set(PDFName.of("Count"), document.context.obj(0));
  });
  expect(await readDocument(empty)).toBe("damaged");
});

test("an encrypted document is named as such", async () => {
  const locked = await madeDocument([{ text: "Secret" }], (document) =>
    document.encrypt({ userPassword: "chiller", ownerPassword: "office" }),
  );
  expect(await readDocument(locked)).toBe("encrypted");
});

test("a tree of pages that leads back into itself is damaged", async () => {
  const endless = await madeDocument([{ text: "One" }], (document) => {
    const { catalog, context } = document;
    const root = catalog.get(PDFName.of("Pages"));
    if (root) catalog.Pages().set(PDFName.of("Kids"), context.obj([root]));
  });
  expect(await readDocument(endless)).toBe("damaged");
});

test("a stamp is never wider than the page that it is on", () => {
  const box = { x0: 10, y0: 20, x1: 110, y1: 420, turn: 0, unit: 1 } as const;
  const [scale = 0, , , , x = 0] = stampPlace(box, [200, 10]);
  expect(x).toBeGreaterThanOrEqual(10);
  expect(x + 200 * scale).toBeLessThanOrEqual(110);
});
