import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Change } from "#db/changes/changes.ts";
import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import { ChangeFilters } from "../../../../admin/changes/ChangeFilters.tsx";
import { BrandsTab } from "../../../../admin/features/brands/BrandsTab.tsx";
import { CategoriesTab } from "../../../../admin/features/categories/CategoriesTab.tsx";
import { queryClient, queryKeys } from "../../../../admin/query-client.ts";
import { answerRequests, bodies } from "../backend.ts";
import { renderInAdministration } from "../in-administration.tsx";

const brand = (name: string, more: Partial<Brand> = {}) =>
  ({ id: name, name, slug: name.toLowerCase(), featured: false, featured_products_limit: 6, ...more }) as Brand;
const category = (name: string, parent: string | null, more: Partial<Category> = {}) =>
  ({
    id: name,
    name,
    slug: name.toLowerCase(),
    parent_id: parent,
    sort_order: 0,
    is_active: true,
    ...more,
  }) as Category;

/** The files that were saved, by name. */
const saved = new Map<string, Blob>();

beforeEach(() => {
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const address = `#${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.hash);
    if (blob) saved.set(this.download, blob);
  });
});
afterEach(() => {
  saved.clear();
  vi.restoreAllMocks();
});

/** Presses Export, chooses the format, and returns the one file that was saved. */
async function exported(format: "CSV" | "Excel"): Promise<{ name: string; file: Blob }> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("radio", { name: new RegExp(`^${format}`) }).click();
  await page.getByRole("button", { name: /^Export \(/ }).click();
  await expect.poll(() => saved.size).toBe(1);
  const [[name, file] = ["", new Blob()]] = saved;
  return { name, file };
}

test("the brands that the list shows are exported; what a spreadsheet would run as a formula is harmless", async () => {
  const brands = [brand("Carrier", { country: "USA" }), brand("Daikin"), brand("=Carrier(1)", { featured: true })];
  await renderInAdministration(() => (
    <BrandsTab brands={brands} search="carrier" filter="all" onFilter={() => undefined} />
  ));
  const { name, file } = await exported("CSV");
  expect(name).toMatch(/^brands-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await file.text()).trim().split("\r\n");
  expect(rows[0]).toMatch(/^\uFEFF?"Name","URL slug","Description","Website","Country"/);
  expect(rows.slice(1).map((row) => row.split(",")[0])).toEqual(['"Carrier"', `"'=Carrier(1)"`]);
  expect(rows[1]).toContain('"USA"');
});

test("all categories are exported in the order of the tree, each with its parent", async () => {
  const categories = [
    category("Screw", "Chillers"),
    category("Chillers", null),
    category("Pumps", null, { sort_order: 1 }),
  ];
  await renderInAdministration(() => <CategoriesTab categories={categories} />);
  const { name, file } = await exported("CSV");
  expect(name).toMatch(/^categories-.*\.csv$/);
  const rows = (await file.text()).trim().split("\r\n").slice(1);
  expect(rows.map((row) => row.split(",").slice(0, 4).join())).toEqual([
    '"Chillers","chillers","","1"',
    '"Screw","screw","chillers","2"',
    '"Pumps","pumps","","1"',
  ]);
});

test("a workbook is saved as one", async () => {
  await renderInAdministration(() => <CategoriesTab categories={[category("Pumps", null)]} />);
  const { name, file } = await exported("Excel");
  expect(name).toMatch(/^categories-.*\.xlsx$/);
  expect(new TextDecoder().decode((await file.bytes()).slice(0, 2))).toBe("PK");
});

/** A change of the log; the lower the number, the older. Pairs are of the same moment. */
const logged = (number: number): Change => ({
  ...{
    id: `id-${String(9999 - number)}`,
    kind: "edit",
    title: `Change ${number}`,
    reason: number === 2 ? "A, B" : null,
  },
  ...{ details: {}, drafted_by: null, made_by: "mona", undone_at: null, undone_by: null, revision: number },
  made_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 2) * 60_000).toISOString(),
  summary: { records: 1, names: ["Carrier"], own: { brands: { changed: 1 } }, along: {} },
});

test("the whole log is exported, each change once, also if somebody saves while it is read", async () => {
  const log = Array.from({ length: 1201 }, (_, place) => logged(1201 - place));
  let saves = 0;
  const sent = answerRequests({
    list_changes({ search }) {
      const [, time = "", id = ""] =
        /made_at\.lt\."(.+)",and\(made_at\.eq\."\1",id\.gt\.(.+)\)/.exec(search.get("or") ?? "") ?? [];
      const rest = log.filter((one) => time === "" || one.made_at < time || (one.made_at === time && one.id > id));
      const from = Number(search.get("offset"));
      const answer = rest.slice(from, from + Number(search.get("limit")));
      saves += 1;
      log.unshift(logged(1201 + saves));
      return Response.json(answer, { headers: { "Content-Range": `${from}-${from + answer.length}/${rest.length}` } });
    },
  });
  queryClient.setQueryData(queryKeys.accounts, [{ user_id: "mona", email: "mona@example.com" }] as never);
  await renderInAdministration(() => (
    <ChangeFilters search={{ kind: "edit" }} count={log.length} onChange={() => undefined} />
  ));
  const { name, file } = await exported("CSV");
  expect(name).toMatch(/^changes-.*\.csv$/);
  const [header, ...rows] = (await file.text()).trim().split("\r\n");
  expect(header).toContain('"When","Who","Kind","What","Content","Reason","Drafted by","Undone","Undone by"');
  expect(rows.map((row) => row.split(",")[3])).toEqual(
    Array.from({ length: 1201 }, (_, place) => `"Change ${1201 - place}"`),
  );
  expect(rows.at(-2)).toBe(
    `"2026-01-01T00:01:00.000Z","mona@example.com","Edit","Change 2","1 brand changed","A, B","","",""`,
  );
  expect(bodies(sent, "list_changes")).toEqual(Array(3).fill({ of_kinds: ["edit"] }));
});
