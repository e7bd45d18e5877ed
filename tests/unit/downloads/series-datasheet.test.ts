import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import { prepareDownloads } from "../../../scripts/pipeline/documents/prepare.ts";
import { inArabicToo, pictures, snapshotOf } from "../../support/content/documents.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-series-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const size = (kw: number, refrigerant = "R-134a") => ({
  name: `Series X, ${kw} kW`,
  slug: `x-${kw}`,
  series_id: "series",
  specifications: [
    { name: "Cooling capacity", value: `${kw} kW` },
    { name: "Refrigerant", value: refrigerant },
  ],
});
const series = { id: "series", name: "Series X", slug: "x", item_type: "category" as const };

async function sheets(...sizes: ReturnType<typeof size>[]): Promise<string[]> {
  const snapshot = inArabicToo(snapshotOf([series, ...sizes]));
  const workspace = { downloads: folder, media: folder };
  const wanted = (address: string) => address.endsWith("/products/x.pdf");
  const { files, faults } = await prepareDownloads(snapshot, pictures, workspace, { drawDatasheets: true, wanted });
  expect(faults).toEqual([]);
  const drawn = files.filter(({ path }) => path.endsWith("products/x.pdf"));
  return Promise.all(
    drawn.map(async ({ source }) => {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(source))), {
        mergePages: true,
      });
      return text.replace(/\s+/g, " ");
    }),
  );
}

test("the datasheet of a series has all its sizes with what differs between them, in both languages", async () => {
  const [english = "", arabic = ""] = await sheets(size(300), size(700), size(1200));
  expect(english).toContain("Sizes in this series");
  expect(english).toMatch(/Size Cooling capacity 300 kW 300 kW 700 kW 700 kW 1200 kW 1,200 kW/);
  // What all of them state alike is no column: it stands among the key figures and in the specification.
  expect(english.match(/R-134a/g)).toHaveLength(2);
  expect(arabic.replaceAll(" ", "")).toContain("مقاساتهذهالسلسلة");
  const [changed = ""] = await sheets(size(300), size(700), size(1200, "R-513A"));
  expect(changed).toContain("R-513A");
});
