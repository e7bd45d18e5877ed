import { pairOf } from "#domain/languages/translations.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Rights } from "#domain/accounts/roles.ts";
import { workbookFile } from "#domain/export/workbook-file.ts";
import { translationTable, type WordRecord } from "#domain/languages/table/translation-rows.ts";
import { TranslationsScreen } from "../../../../../admin/features/translations/TranslationsScreen.tsx";
import { translationsSearchSchema } from "../../../../../admin/features/translations/translation-search.ts";
import { PublishContext, type Publishing } from "../../../../../admin/publish/publish-context.ts";
import { queryClient } from "../../../../../admin/query-client.ts";
import { Toaster } from "../../../../../admin/ui/Toaster.tsx";
import { answerRequests, bodies, refused } from "../../backend.ts";
import { WithRights, WRITER } from "../../in-administration.tsx";

const ID = "11111111-1111-4111-8111-111111111111";
const TO_DO = {
  ...{ table_name: "products", record: ID, name: "York YK", updated_at: "2026-11-26T10:00:00Z" },
  ...{ translated: 5, outdated: 1, missing: 2, undone: 3 },
};
const LISTED = [
  TO_DO,
  { ...TO_DO, table_name: "attributes", record: ID.replace("1", "2"), name: "Capacity", outdated: 0, missing: 1 },
  { ...TO_DO, table_name: "categories", record: ID.replace("1", "3"), name: "Chillers" },
];
const COUNTS = [
  { table_name: "products", records: 3, translated: 1000, outdated: 1, missing: 40 },
  { table_name: "attributes", records: 1, translated: 200, outdated: 0, missing: 1 },
];
type Answers = Parameters<typeof answerRequests>[0];
const listed = (rows: readonly object[]) => () =>
  Response.json(rows, { headers: { "Content-Range": rows.length ? `0-${rows.length - 1}/${rows.length}` : "*/0" } });

async function open({ search = "", answers = {} as Answers, rights = undefined as Rights | undefined } = {}) {
  const publish = vi.fn();
  const sent = answerRequests({ list_translations: listed(LISTED), count_translations: () => COUNTS, ...answers });
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "protected", component: Outlet });
  const path = "/admin/translations";
  const screen = createRoute({
    getParentRoute: () => inside,
    path,
    component: TranslationsScreen,
    validateSearch: translationsSearchSchema,
  });
  const router = createRouter({
    routeTree: root.addChildren([inside.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: [path + search] }),
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <WithRights {...(rights && { rights })}>
        <PublishContext value={{ publish } as unknown as Publishing}>
          <RouterProvider router={router as never} />
          <Toaster />
        </PublishContext>
      </WithRights>
    </QueryClientProvider>,
  );
  return { sent, publish, router };
}

const row = (text: string) =>
  page.getByRole("list", { name: "Records to translate" }).getByRole("listitem").filter({ hasText: text });
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the list", () => {
  test("says how much is translated in all and of each record, and leads to its translations", async () => {
    await open();
    await expect
      .element(page.getByText("Arabic: 1,200 of 1,242 words translated, 1 outdated, 41 missing"))
      .toBeVisible();
    const york = row("York YK");
    await expect.element(york.getByText("2 missing")).toBeVisible();
    await expect.element(york.getByText("1 outdated")).toBeVisible();
    await expect.element(york.getByText(/Product · 5 of 8 words translated · changed/)).toBeVisible();
    await expect
      .element(york.getByRole("link", { name: "York YK" }))
      .toHaveAttribute("href", `/admin/products/${ID}#translations-ar`);
    await expect.element(row("Capacity").getByRole("link")).toHaveAttribute("href", "/admin/specifications");
    await expect
      .element(row("Chillers").getByRole("link"))
      .toHaveAttribute("href", `/admin/categories?edit=${ID.replace("1", "3")}#translations-ar`);
  });

  test("asks the database for a kind, a state, a name and an order; the address keeps them", async () => {
    const { sent, router } = await open({ search: "?kind=brands&status=outdated&page=2" });
    await expect.element(page.getByRole("combobox", { name: "Kind" })).toHaveValue("brands");
    await page.getByRole("combobox", { name: "Status" }).selectOptions("Missing");
    await page.getByRole("combobox", { name: "Order" }).selectOptions("By name");
    await page.getByRole("searchbox", { name: "Search by name" }).fill("york");
    await vi.waitFor(() => {
      expect(bodies(sent, "list_translations").at(-1)).toEqual({
        ...{ of_language: "ar", of_table: "brands", in_name: "york" },
      });
      const { search } = sent.findLast(({ name }) => name === "list_translations") ?? {};
      expect([search?.get("missing"), search?.get("order"), search?.get("offset")]).toEqual([
        ...["gt.0", "name.asc,record.asc", "0"],
      ]);
    });
    expect(router.state.location.search).toEqual({
      ...{ kind: "brands", status: "missing", order: "name", search: "york" },
    });
  });

  test("says that everything is translated, or that nothing fits the filters", async () => {
    await open({ answers: { list_translations: listed([]) } });
    await expect.element(page.getByText("Everything is translated")).toBeVisible();
    await page.getByRole("combobox", { name: "Kind" }).selectOptions("Brands");
    await expect.element(page.getByText("No Records Found")).toBeVisible();
  });

  test("says what could not be read, and reads it again", async () => {
    let isDown = true;
    const broken = (answer: () => unknown) => () => (isDown ? refused("down") : answer());
    await open({
      answers: { list_translations: broken(listed(LISTED)), count_translations: broken(() => COUNTS) },
    });
    await expect.element(page.getByText("The records to translate could not be loaded")).toBeVisible();
    await expect.element(page.getByText(/This could not be counted/)).toBeVisible();
    isDown = false;
    for (const retry of [1, 0]) await page.getByRole("button", { name: "Retry" }).nth(retry).click();
    await expect.element(row("York YK")).toBeVisible();
    await expect.element(page.getByText(/Arabic: 1,200 of/)).toBeVisible();
  });
});

const product = (translations: object, name = "Fan"): WordRecord => ({
  ...{ table: "products", id: ID, name },
  row: { id: ID, name, description: "", features: ["Quiet"], images: [], translations },
});
const STORED = product({ ar: { name: [pairOf("Fan", "مروحة")] } });

/** A file of the stored product in which these translations were typed, by their row. */
async function file(typed: Record<number, string>, name = "arabic.xlsx"): Promise<File> {
  const { rows } = translationTable([STORED], "ar", { undoneOnly: false });
  const edited = rows.map((one, at) => (typed[at + 1] === undefined ? one : one.with(6, typed[at + 1] ?? "")));
  return new File([await workbookFile("Translations", edited)], name);
}

async function importing(given: File, answers: Answers = {}) {
  const opened = await open({
    answers: {
      products: () => [STORED.row],
      changes: () => ({ id: "c-1" }),
      apply_change: () => ({ counts: { products: { changed: 1 } }, edited: [], slugs_used: [] }),
      ...answers,
    },
  });
  await button("Import").click();
  const input = page.getByLabelText("Translations file");
  await input.upload(given);
  return opened;
}

describe("a file of a translator", () => {
  test("is compared, stored as one change, published and undone", async () => {
    const { sent, publish } = await importing(await file({ 2: "مراوح", 3: "هادئ" }), {
      undo_change: () => ({ id: "c-2", counts: { products: { changed: 1 } }, edited: [] }),
    });
    const changes = page.getByRole("list", { name: "What will change" });
    await expect.element(changes.getByText("هادئ")).toHaveAttribute("dir", "rtl");
    await expect.element(page.getByText(/arabic\.xlsx: 2 words of 1 record will change/)).toBeVisible();
    expect(bodies(sent, "apply_change")).toEqual([]);
    await button("Store 2 words").click();
    await expect.element(page.getByText(/2 words of 1 record stored\./)).toBeVisible();
    expect(bodies(sent, "changes")).toMatchObject([{ kind: "import", title: "arabic.xlsx" }]);
    const pairs = { name: [pairOf("Fan", "مراوح")], features: [pairOf("Quiet", "هادئ")] };
    expect(bodies(sent, "store_change_rows")).toEqual([
      {
        of_change: "c-1",
        rows: [
          {
            ...{ table_name: "products", record: ID },
            before: { translations: STORED.row["translations"] },
            after: { translations: { ar: pairs } },
          },
        ],
      },
    ]);
    expect(publish).toHaveBeenCalledWith({ label: "Translations", href: "/ar" }, 'Imported "arabic.xlsx"');
    await button("Undo the import").click();
    await expect.element(page.getByText(/The import is undone/)).toBeVisible();
  });

  test("shows what was changed since the export, and stores it only if it is chosen", async () => {
    const { sent } = await importing(await file({ 2: "مراوح" }), {
      products: () => [product({ ar: { name: [pairOf("Fan", "مروحة")] } }, "Large fan").row],
    });
    await expect.element(page.getByRole("heading", { name: "1 word changed since the export" })).toBeVisible();
    await expect.element(page.getByText('The English was "Fan" when it was exported.')).toBeVisible();
    await expect.element(button("Store 0 words")).toBeDisabled();
    await page.getByRole("checkbox", { name: "Take row 2" }).click();
    await button("Store 1 word").click();
    await expect.element(page.getByText(/1 word of 1 record stored\./)).toBeVisible();
    expect(bodies(sent, "store_change_rows")).toMatchObject([
      { rows: [{ after: { translations: { ar: { name: [pairOf("Fan", "مراوح")] } } } }] },
    ]);
  });

  test("is compared again if a record was translated meanwhile", async () => {
    await importing(await file({ 3: "هادئ" }), {
      apply_change: () => ({
        ...{ counts: {}, slugs_used: [] },
        edited: [{ table: "products", record: ID, name: "Fan", is_gone: false }],
      }),
    });
    await button("Store 1 word").click();
    await expect.element(page.getByText(/Nothing was stored: 1 record changed meanwhile\./)).toBeVisible();
    await expect.element(button("Store 1 word")).toBeEnabled();
  });

  test("is refused with a reason if it is another one, and another can be chosen at once", async () => {
    const rows = [
      ["Name", "Model", "Price"],
      ["Fan", "F 1", "12"],
      ["Pump", "P 1", "13"],
    ];
    await importing(new File([await workbookFile("Prices", rows)], "prices.xlsx"));
    await expect.element(page.getByText(/This is not a file with translations\./)).toBeVisible();
    await page.getByLabelText("Translations file").upload(await file({ 3: "ه".repeat(1001) }));
    await expect.element(page.getByText(/Row 3: Fan, Feature 1: Use at most 1,000 characters/)).toBeVisible();
  });

  test("is imported by publishers alone; a writer is told so", async () => {
    await open({ rights: WRITER });
    await expect.element(button("Import")).toBeDisabled();
    await expect.element(page.getByText(/A publisher imports the file of a translator/)).toBeVisible();
    await expect.element(button("Export XLSX")).toBeEnabled();
  });
});
