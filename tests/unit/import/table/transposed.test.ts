import { describe, expect, test } from "vitest";
import { importSession } from "#domain/import/session.ts";
import { BRAND, CATEGORY, planned } from "../files.ts";

const attributes = ["Cooling capacity", "COP", "Weight", "Refrigerant"].map((name) => ({
  name,
  synonyms: name === "Weight" ? ["Operating weight"] : [],
  unit: null,
}));
/** A selection table as manufacturers print it: a column per product. */
const SELECTION = `Selection 2026
Model;Unit;30XA-080;30XA-100;30XA-120
Cooling capacity;kW;280,5;351;420
COP;-;3,1;3,2;3,15
Operating weight;kg;2.900;3.150;3.400
Fans;;4;6;6`;

describe("a table with a product per column", () => {
  test("is recognised, and read as if it were transposed", async () => {
    const { rows } = await planned(SELECTION, { catalogue: { attributes } });
    expect(rows.map(({ kind }) => kind)).toEqual(["new", "new", "new"]);
    expect(rows[0]).toMatchObject({
      values: {
        model: "30XA-080",
        specifications: [
          { name: "Cooling capacity", value: "280.5 kW" },
          { name: "COP", value: "3.1" },
          { name: "Weight", value: "2900 kg" },
          { name: "Fans", value: "4" },
        ],
      },
    });
  });

  test("is recognised by units in its first column where the catalogue knows no specifications", async () => {
    const { rows } = await planned(
      "Cooling capacity (kW);280;351\nWeight [kg];2900;3150\nSound level, dB(A);60;61\nModel;A;B",
    );
    expect(rows).toMatchObject([{ values: { model: "A" } }, { values: { model: "B" } }]);
  });

  test("may have more columns than other tables", async () => {
    const line = (name: string, value: string) => [name, ...Array.from({ length: 1500 }, (_, at) => `${value}${at}`)];
    const lines = [line("Model", "M-"), line("COP", "3."), line("Weight", "29"), line("Refrigerant", "R-")];
    const { rows } = await planned(lines.map((cells) => cells.join(";")).join("\n"), { catalogue: { attributes } });
    expect(rows).toHaveLength(1500);
  });

  test("is read the other way when that is chosen", async () => {
    const session = importSession();
    session.setStored({ brands: [BRAND], categories: [CATEGORY], attributes, products: [] });
    expect((await session.read(SELECTION)).chosen.inColumns).toBe(true);
    const { chosen, sample } = await session.read(SELECTION, { inColumns: false });
    expect(chosen.inColumns).toBe(false);
    expect(sample[1]?.cells.slice(0, 3)).toEqual(["Model", "Unit", "30XA-080"]);
  });

  test.each([
    ["a header that is known", "Model;COP;Weight\nA;1;2\nB;2;3\nC;3;4"],
    ["specifications in rows of products", "Specification;COP;Weight\nCOP;1;2\nWeight;2;3\nRefrigerant;3;4"],
    ["too few names", "Model;A;B\nCOP;1;2\nFans;3;4\nNoise;1;1"],
    ["nothing known", "A;B\n1;2\n3;4"],
    ["products named by their size", "Product;Price\nPump 15 kW;1\nPump 22 kW;2\nChiller 100 kW;3"],
    ["units in its own header", "Type (m);Length (mm);Weight (kg)\nTray, m;1;2\nLid, m;2;3\nRail, m;3;4"],
  ])("is not seen in one with %s", async (_name, text) => {
    const session = importSession();
    session.setStored({ brands: [BRAND], categories: [CATEGORY], attributes, products: [] });
    expect((await session.read(text)).chosen.inColumns).toBe(false);
  });
});
