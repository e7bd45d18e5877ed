import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { tabsFile } from "#domain/export/workbook-file.ts";
import { WorkbookScreen } from "../../../../../admin/features/import/workbook/WorkbookScreen.tsx";
import { queryClient } from "../../../../../admin/query-client.ts";
import { answerRequests, bodies } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const button = (name: string | RegExp) => page.getByRole("button", { name });
const ID = "11111111-1111-4111-8111-111111111111";
const STORED = {
  ...{ id: ID, title: "Repair", slug: "repair", icon: "wrench", summary: "We repair.", paragraphs: [], scope: [] },
  ...{ deliverables: [], standards: [], image: null, sort_order: 0, translations: {} },
};
const workbook = async (): Promise<File> =>
  new File(
    [
      await tabsFile([
        {
          name: "Services",
          rows: [
            ["Title", "URL slug", "Summary", "Colour"],
            ["Repair", "repair", "We repair at night.", ""],
            ["Rental", "", "Chillers for a summer.", ""],
            ["Advice", "", "", "red"],
          ],
        },
      ]),
    ],
    "site.xlsx",
  );

test("a workbook is compared with the site, stored as one change and undone; what is refused is named by its place", async () => {
  const publish = vi.fn();
  const sent = answerRequests({
    services: () => [STORED],
    changes: () => ({ id: "c-1" }),
    store_change_rows: () => new Response(null, { status: 204 }),
    apply_change: () => ({ counts: { services: { created: 1, changed: 1 } }, edited: [], slugs_used: [] }),
    undo_change: () => ({ id: "c-2", counts: { services: { deleted: 1, changed: 1 } }, edited: [] }),
  });
  await renderInAdministration(WorkbookScreen, { publishing: { publish } });
  await page.getByLabelText("Workbook file").upload(await workbook());

  const outcome = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(page.getByText(/1 new record, 1 changed, 0 as they are, 1 refused/)).toBeVisible();
  await expect.element(outcome("Advice").getByText("Summary: Say in a sentence what the service is")).toBeVisible();
  await expect.element(page.getByText("Services: column Colour")).toBeInTheDocument();
  await page.getByRole("tab", { name: "Changed (1)" }).click();
  await expect.element(outcome("Repair").getByRole("deletion")).toHaveTextContent("We repair.");
  await expect.element(outcome("Repair").getByRole("insertion")).toHaveTextContent("We repair at night.");
  expect(bodies(sent, "apply_change")).toEqual([]);

  await button("Store 2 records").click();
  await expect.element(page.getByRole("heading", { name: "The workbook is stored" })).toHaveFocus();
  expect(bodies(sent, "store_change_rows")).toMatchObject([
    {
      rows: [
        {
          table_name: "services",
          record: ID,
          before: { summary: "We repair." },
          after: { summary: "We repair at night." },
        },
        { table_name: "services", before: null, after: { title: "Rental", slug: "rental" } },
      ],
    },
  ]);
  expect(publish).toHaveBeenCalledWith({ label: "Home page", href: "/" }, 'Imported "site.xlsx"');
  await button("Undo the workbook").click();
  await expect.element(page.getByRole("heading", { name: "The workbook is undone" })).toHaveFocus();
});

test("what is no workbook is refused with a reason", async () => {
  answerRequests({});
  await renderInAdministration(WorkbookScreen, { publishing: {} });
  const input = page.getByLabelText("Workbook file");
  await input.upload(new File(["a"], "photo.png", { type: "image/png" }));
  await expect.element(page.getByText(/There is no workbook among these files/)).toBeVisible();
  await input.upload(new File(["PK no zip"], "site.xlsx"));
  await expect.element(page.getByText(/This workbook is damaged/)).toBeVisible();
});
