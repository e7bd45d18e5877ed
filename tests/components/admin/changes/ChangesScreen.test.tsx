import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Rights } from "#domain/accounts/roles.ts";
import type { Change } from "#db/changes/changes.ts";
import { Toaster } from "../../../../admin/ui/Toaster.tsx";
import { ChangesScreen } from "../../../../admin/changes/ChangesScreen.tsx";
import { changesSearchSchema } from "../../../../admin/changes/change-search.ts";
import { PublishContext, type Publishing } from "../../../../admin/publish/publish-context.ts";
import { queryKeys, queryClient } from "../../../../admin/query-client.ts";
import { answerRequests, bodies, refused } from "../backend.ts";
import { WithRights, WRITER } from "../in-administration.tsx";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const change = (title: string | null, more: Partial<Change> = {}): Change => ({
  id: title ?? "untitled",
  kind: "import",
  title,
  reason: null,
  details: { refused: 2 },
  drafted_by: null,
  made_by: "mona",
  made_at: ago(1),
  revision: 7,
  summary: { records: 15, names: ["YK"], own: { products: { created: 12, changed: 3 } }, along: {} },
  undone_at: null,
  undone_by: null,
  ...more,
});

const CARRIER = {
  records: 1,
  names: ["Carrier"],
  own: { brands: { deleted: 1 } },
  along: { products: { deleted: 14 } },
};

type Answers = Parameters<typeof answerRequests>[0];

const listed = (changes: readonly Change[]) => () =>
  Response.json(changes, { headers: { "Content-Range": `0-${changes.length}/${changes.length}` } });

async function open(changes: Change[], answers: Answers = {}, search = "", rights?: Rights) {
  const publish = vi.fn();
  const sent = answerRequests({ list_changes: listed(changes), ...answers });
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "protected", component: Outlet });
  const path = "/admin/changes";
  const screen = createRoute({
    getParentRoute: () => inside,
    path,
    component: ChangesScreen,
    validateSearch: changesSearchSchema,
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
  return { sent, publish };
}

const row = (text: string) =>
  page.getByRole("list", { name: "Changes" }).getByRole("listitem").filter({ hasText: text });
const button = (name: string) => page.getByRole("button", { name });
const question = (name: string) => page.getByRole("alertdialog", { name });

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKeys.accounts, [{ user_id: "mona", email: "mona@example.com" }] as never);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("each change says what it did, who made it, and whether it was undone; an undone one cannot be undone again", async () => {
  await open([
    change("york.csv"),
    change(null, { kind: "deletion", made_by: null, details: {}, summary: CARRIER }),
    change("gone.csv", { undone_at: ago(0), undone_by: "mona" }),
    change("omar.csv", { made_by: "omar", undone_at: ago(0), undone_by: null }),
  ]);
  await expect.element(row("york.csv").getByText("12 products created, 3 changed; 2 rows refused")).toBeVisible();
  await expect.element(row("york.csv").getByText(/ by mona@example\.com$/)).toBeVisible();
  await expect.element(row("Carrier").getByText("1 brand deleted; along with 14 products")).toBeVisible();
  await expect.element(row("Carrier").getByText(/ by a program$/)).toBeVisible();
  await expect.element(row("gone.csv").getByText("Undone", { exact: true })).toBeVisible();
  await expect
    .element(row("omar.csv").getByText(/ by an account that is gone · undone .+ by a program$/))
    .toBeVisible();
  const undo = page.getByRole("button", { name: /^Undo / });
  expect(undo.elements().map((one) => one.getAttribute("aria-label"))).toEqual(["Undo york.csv", "Undo Carrier"]);
});

test("undoing says what happens; Cancel undoes nothing and returns the focus", async () => {
  const { sent, publish } = await open([change("york.csv")], {
    undo_change: () => ({ id: "u", counts: { products: { deleted: 12, changed: 3 } }, edited: [] }),
  });
  const asked = question('Undo "york.csv"?');
  await button("Undo york.csv").click();
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(button("Undo york.csv")).toHaveFocus();
  expect(bodies(sent, "undo_change")).toEqual([]);
  await button("Undo york.csv").click();
  await asked.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText('"york.csv" undone: 15 products')).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
  expect(bodies(sent, "undo_change")).toEqual([{ of_change: "york.csv", leave_edited: false }]);
  expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Undid "york.csv"');
});

test("records edited since are named, and the others can be undone without them; the reason of a refusal stays in view", async () => {
  const edited = Array.from({ length: 14 }, (_, index) => ({
    table: "products",
    record: String(index),
    name: `AQ ${index}.`,
    is_gone: false,
  }));
  const undo = vi
    .fn<() => unknown>()
    .mockReturnValueOnce({ id: "u", counts: {}, edited })
    .mockReturnValueOnce(refused("A brand of these products is gone.", { code: "PT409" }))
    .mockReturnValue({ id: "u", counts: { products: { changed: 1 } }, edited });
  const { sent, publish } = await open([change("york.csv")], { undo_change: undo });
  await button("Undo york.csv").click();
  await question('Undo "york.csv"?').getByRole("button", { name: "Undo" }).click();
  const asked = question("14 records edited since");
  await expect.element(asked.getByText("AQ 11.")).toBeVisible();
  await expect.element(asked.getByText("AQ 12.")).not.toBeInTheDocument();
  await expect.element(asked.getByText("and 2 more.")).toBeVisible();
  expect(publish).not.toHaveBeenCalled();
  await asked.getByRole("button", { name: "Undo the others" }).click();
  await expect.element(asked.getByRole("alert")).toHaveTextContent("A brand of these products is gone.");
  await asked.getByRole("button", { name: "Undo the others" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(bodies(sent, "undo_change").at(-1)).toEqual({ of_change: "york.csv", leave_edited: true });
  expect(publish).toHaveBeenCalledOnce();
});

test("the filters of the address are asked for; where nothing fits, all changes are offered", async () => {
  const { sent } = await open(
    [],
    { list_changes: listed([]) },
    "?kind=import&table=products&from=2026-11-20&person=program",
  );
  await expect.element(page.getByText("No Changes Found")).toBeVisible();
  await expect.element(page.getByLabelText("Kind of change")).toHaveValue("import");
  expect(bodies(sent, "list_changes")).toEqual([
    {
      by_program: true,
      of_kinds: ["import"],
      of_table: "products",
      since: new Date("2026-11-20T00:00:00").toISOString(),
    },
  ]);
  await button("Show all changes").click();
  await expect.element(page.getByText("No Changes Yet")).toBeVisible();
});

test("a log that cannot be loaded can be asked for again", async () => {
  const read = vi.fn<() => unknown>().mockReturnValueOnce(refused("no")).mockImplementation(listed([]));
  await open([], { list_changes: read });
  await expect.element(page.getByRole("alert").getByText("The changes could not be loaded")).toBeVisible();
  await button("Retry").click();
  await expect.element(page.getByText("No Changes Yet")).toBeVisible();
});

test("a writer reads the log, and undoes nothing", async () => {
  await open([change("york.csv")], {}, "", WRITER);
  await expect.element(row("york.csv")).toBeVisible();
  await expect.element(button("Undo york.csv")).not.toBeInTheDocument();
});
