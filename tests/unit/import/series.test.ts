import { expect, test } from "vitest";
import { csvFile } from "#domain/text/csv.ts";
import { productTable } from "#domain/export/write-export.ts";
import { BRAND, CATEGORY, planned, product } from "./files.ts";

const OTHER = { id: "33333333-3333-4333-8333-333333333333", name: "Trane", slug: "trane" };
const family = (name: string, values = {}) =>
  product({ item_type: "category", name, slug: name.toLowerCase().replaceAll(" ", "-"), model: null, ...values });
const sizes = "Name,Brand,Series,Description\nYK 1,York,YK Chillers,D\nYK 2,York,yk chillers,D\n";

test("sizes name a series of their brand; one that is not there is created once", async () => {
  const ofOther = family("YK Chillers", { brand_id: OTHER.id });
  const { rows, session } = await planned(sizes, { catalogue: { brands: [BRAND, OTHER], products: [ofOther] } });
  const { changes } = session.changes();
  const [series, ...others] = changes;
  expect(series?.values).toMatchObject({
    ...{ name: "YK Chillers", item_type: "category", brand_id: BRAND.id, category_id: CATEGORY.id },
    ...{ slug: "yk-chillers-2", description: "YK Chillers", series_id: null },
  });
  expect(others.map(({ values }) => values.series_id)).toEqual([series?.id, series?.id]);
  expect(rows.map(({ kind }) => kind)).toEqual(["new", "new"]);

  const own = family("YK Chillers");
  const known = await planned(sizes, { catalogue: { products: [own] } });
  expect(known.session.changes().changes.map(({ values }) => values.series_id)).toEqual([own.id, own.id]);
});

test("a series that is a row of the same table is that row, wherever it stands", async () => {
  const table = `${sizes.replace("Description", "Description,Item type").replaceAll(",D\n", ",D,\n")}YK Chillers,York,,All of them,category\n`;
  const { session } = await planned(table);
  const { changes } = session.changes();
  expect(changes).toHaveLength(3);
  const series = changes.find(({ values }) => values.item_type === "category");
  expect(changes.map(({ values }) => values.series_id)).toEqual([series?.id, series?.id, null]);
});

test("an untouched export of series and sizes changes nothing; a series of another one is refused", async () => {
  const [one, two] = [family("YK Chillers"), family("yk chillers", { slug: "yk-second" })];
  const products = [
    ...[one, two],
    product({ name: "A", slug: "a", series_id: one.id }),
    product({ name: "B", slug: "b", series_id: two.id }),
  ];
  // The two names differ in their case only, so the export has slugs.
  const slugOf = new Map([one, two].map(({ id, slug }) => [id, slug]));
  const table = productTable(
    products.map((row) => {
      const of = { brand: BRAND.name, category: CATEGORY.name };
      return { ...row, ...of, series: slugOf.get(row.series_id ?? "") ?? "" };
    }),
  );
  const { rows } = await planned(csvFile(table), { catalogue: { products } });
  expect(rows.map(({ kind }) => kind)).toEqual(["unchanged", "unchanged", "unchanged", "unchanged"]);

  const nested = await planned("URL slug,Name,Series\nyk-second,yk chillers,YK Chillers\n", {
    catalogue: { products },
  });
  expect(nested.rows).toMatchObject([
    { kind: "refused", problems: [{ column: "Series", reason: "A series is not a size of another one" }] },
  ]);
});
