import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Deletion } from "#db/changes/trash.ts";
import { TrashScreen } from "../../../../../admin/features/trash/TrashScreen.tsx";
import { queryClient, queryKeys } from "../../../../../admin/query-client.ts";
import { answerRequests, bodies, refused } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";

const DAY_MS = 86_400_000;
const deletion = (change_id: string, more: Partial<Deletion>): Deletion => ({
  change_id,
  kind: "brand",
  names: ["Carrier"],
  records: 1,
  counts: { brand: 1, product: 14 },
  deleted_at: new Date(Date.now() - 18 * DAY_MS).toISOString(),
  deleted_by: "mona",
  ...more,
});
const CARRIER = deletion("b1", {});
const PRODUCTS = deletion("b2", {
  kind: "product",
  names: ["AQ 1", "AQ 2"],
  records: 7,
  counts: { product: 7 },
  deleted_by: null,
});

const deletions = page.getByRole("list", { name: "Deletions" });
const row = (text: string) => deletions.getByRole("listitem").filter({ hasText: text });

async function open(answers: Parameters<typeof answerRequests>[0]) {
  const publish = vi.fn();
  const sent = answerRequests(answers);
  await renderInAdministration(TrashScreen, { publishing: { publish } });
  return { sent, publish };
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKeys.accounts, [{ user_id: "mona", email: "mona@example.com" }] as never);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("each deletion says what went along, who deleted it and how long it is kept", async () => {
  await open({ list_trash: () => [CARRIER, PRODUCTS] });
  await expect.element(page.getByRole("status")).toHaveTextContent("2 deletions");
  await expect.element(row("Carrier").getByText("Brand, with 14 products")).toBeVisible();
  await expect.element(row("Carrier").getByText(/by mona@example\.com · 12 days left$/)).toBeVisible();
  await expect.element(row("AQ 1").getByText("AQ 1, AQ 2 and 5 more")).toBeVisible();
});

test("restoring is busy until it is done; then the row is gone and the site is published", async () => {
  const restored = Promise.withResolvers<Response>();
  let left = [CARRIER, PRODUCTS];
  const { sent, publish } = await open({ list_trash: () => left, restore_deleted: () => restored.promise });
  const restore = page.getByRole("button", { name: "Restore Carrier" });
  await restore.click();
  await expect.element(restore).toBeDisabled();
  await expect.element(restore).toHaveTextContent("Restoring...");
  // Only its own row waits.
  await expect.element(page.getByRole("button", { name: /^Restore AQ 1/ })).toBeEnabled();
  left = [PRODUCTS];
  restored.resolve(Response.json(15));
  await expect.element(page.getByRole("status")).toHaveTextContent("1 deletion");
  await expect.element(row("Carrier")).not.toBeInTheDocument();
  expect(bodies(sent, "restore_deleted")).toEqual([{ of_change: "b1" }]);
  expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), "Restored Carrier");
});

test("the reason of a refusal is read out in its row, and stays there until the next attempt", async () => {
  const reason = { refusal: "slug-used", kind: "brand", name: "Carrier", slug: "carrier", usedBy: "Carrier Egypt" };
  const { publish } = await open({
    list_trash: () => [CARRIER, PRODUCTS],
    restore_deleted: () => refused("no", { details: JSON.stringify(reason) }),
  });
  await page.getByRole("button", { name: "Restore Carrier" }).click();
  await expect
    .element(
      row("Carrier")
        .getByRole("alert")
        .getByText(/is now used by "Carrier Egypt"\./),
    )
    .toBeVisible();
  await expect.element(row("AQ 1").getByRole("alert")).toHaveTextContent("");
  await expect.element(page.getByRole("button", { name: "Restore Carrier" })).toBeEnabled();
  expect(publish).not.toHaveBeenCalled();
});

test("it says that it is loading, that it could not be loaded, and that nothing is in it", async () => {
  const first = Promise.withResolvers<Response>();
  const read = vi.fn<() => unknown>().mockReturnValueOnce(first.promise).mockReturnValue([]);
  await open({ list_trash: read });
  const section = page.getByRole("region", { name: "Deletions" });
  await expect.element(section.getByRole("status")).toHaveTextContent("Loading trash...");
  await expect.element(section).toHaveAttribute("aria-busy", "true");
  first.resolve(refused("no"));
  await expect.element(section.getByRole("alert").getByText("The trash could not be loaded")).toBeVisible();
  await section.getByRole("button", { name: "Retry" }).click();
  await expect.element(section.getByText("The Trash Is Empty")).toBeVisible();
  await expect.element(section).toHaveAttribute("aria-busy", "false");
});

test("single records of a deletion are found by name, chosen and restored; a refusal keeps the choice", async () => {
  const records = ["AQ 1", "AQ 2"].map((name) => ({ kind: "product", record: name.toLowerCase(), name }));
  const answers: unknown[] = [refused("no"), 1];
  const { sent, publish } = await open({
    list_trash: () => [PRODUCTS],
    deleted_records: ({ search }) => {
      const words = search.get("name")?.slice("ilike.%".length, -1) ?? "";
      const found = records.filter(({ name }) => name.includes(words));
      return Response.json(found, { headers: { "Content-Range": `0-${found.length - 1}/${found.length}` } });
    },
    restore_deleted: () => answers.shift(),
  });
  await page.getByRole("button", { name: "Choose what to restore of AQ 1, AQ 2 and 5 more" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: "Restore 0 records" })).toBeDisabled();
  await dialog.getByRole("searchbox", { name: "Search deleted records" }).fill("AQ 2");
  await expect.element(dialog.getByRole("checkbox", { name: "AQ 1 product" })).not.toBeInTheDocument();
  await dialog.getByRole("checkbox", { name: "AQ 2 product" }).click();
  const restore = dialog.getByRole("button", { name: "Restore 1 record" });
  await restore.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Error restoring. Please try again.");
  await expect.element(dialog.getByRole("checkbox", { name: "AQ 2 product" })).toBeChecked();
  await restore.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies(sent, "restore_deleted").at(-1)).toEqual({ of_change: "b2", only_records: ["aq 2"] });
  expect(publish).toHaveBeenCalledOnce();
});
