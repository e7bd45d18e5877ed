import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Deploy } from "#db/publishing/deploys.ts";
import { PublishFailure, PublishStatus } from "../../../../admin/publish/PublishStatus.tsx";
import { PublishProblems } from "../../../../admin/publish/PublishProblems.tsx";
import type { Publishing } from "../../../../admin/publish/publish-context.ts";
import { queryKeys, queryClient } from "../../../../admin/query-client.ts";
import { answerRequests, refused } from "../backend.ts";
import { renderInAdministration } from "../in-administration.tsx";

const problem = (name: string, what = "left-out") => ({
  what,
  kind: "brand",
  record: name.toLowerCase(),
  name,
  detail: "The picture is missing.",
});
const deploy = (id: number, more: Partial<Deploy> = {}) =>
  ({
    id,
    status: "live",
    reason: `Changed brand ${id}`,
    requests: 1,
    requested_by: "mona",
    requested_at: `2026-01-01T12:0${id}:00Z`,
    finished_at: `2026-01-01T12:0${id}:03.200Z`,
    release_of: null,
    ...more,
  }) as Deploy;

async function open(publishing: Partial<Publishing>, deploys: unknown = []) {
  const [retry, publishAnyway] = [vi.fn(), vi.fn()];
  answerRequests({ deploys: () => deploys });
  await renderInAdministration(
    () => (
      <>
        <PublishStatus />
        <PublishFailure />
        <PublishProblems stored={publishing.problems} />
      </>
    ),
    { publishing: { problems: [], change: null, requesting: false, retry, publishAnyway, ...publishing } },
  );
  return { retry, publishAnyway };
}

const status = (word: string) => page.getByRole("button", { name: new RegExp(`^${word}.*: details of publishing$`) });
const panel = page.getByRole("group", { name: "Publishing" });
const announced = (text: string) => expect.element(page.getByText(text)).toHaveAttribute("aria-live", "polite");

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKeys.accounts, [{ user_id: "mona", email: "mona@example.com" }] as never);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("a change that is not published yet says so and can be published", async () => {
  const { retry } = await open({ state: { stage: "saved" } });
  await announced("Publishing: Saved");
  await expect.element(status("Saved").getByText("not live yet", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test("a build shows its pages, but does not read each of them out", async () => {
  await open({ state: { stage: "building", done: 3, total: 40 } });
  await expect.element(status("Building").getByText("(3 of 40 pages)", { exact: false })).toBeVisible();
  await announced("Publishing: Building");
  await status("Building").click();
  await expect.element(panel.getByText("The website is being built: 3 of 40 pages.")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "Publishing..." })).toBeDisabled();
  await expect.element(panel.getByText("Nothing has been published yet.")).toBeVisible();
});

test("a failure is announced with its reason, says that the site is unchanged, and can be tried again", async () => {
  const state = { stage: "failed", reason: "The disk is full.", pageDrop: false } as const;
  const { retry } = await open({ state });
  await announced("Publishing: Failed. The disk is full.");
  const failure = page.getByRole("region", { name: "Publishing failed" });
  await expect
    .element(failure.getByText("The website was not updated. The disk is full. What visitors see is unchanged."))
    .toBeVisible();
  // One way on, here and in the panel together.
  await status("Failed").click();
  await expect.element(panel.getByText(/^The last attempt failed/)).toBeVisible();
  const ways = page.getByRole("button", { name: /Retry|Publish (?:now|anyway)/ });
  expect(ways.elements()).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await failure.getByRole("button", { name: "Retry" }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test("only a release that would lose pages can be published anyway, once", async () => {
  const state = { stage: "failed", reason: "Half of the pages would go.", pageDrop: true } as const;
  const { publishAnyway } = await open({ state });
  await expect.element(page.getByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Publish anyway" }).click();
  expect(publishAnyway).toHaveBeenCalledOnce();
  await open({ state, requesting: true });
  await expect.element(page.getByRole("button", { name: "Publish anyway" }).last()).toBeDisabled();
});

test("the panel names who saved what and how long it took, by keyboard; Escape closes it and returns the focus", async () => {
  const deploys = [deploy(2, { requests: 3 }), deploy(1, { status: "failed", finished_at: null })];
  await open({ state: { stage: "live" }, change: { label: "Carrier", href: "/brands/carrier" } }, deploys);
  await expect.element(page.getByRole("link", { name: /^Carrier/ })).toHaveAttribute("href", "/brands/carrier");
  await userEvent.tab();
  await expect.element(status("Live")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const latest = panel.getByRole("list", { name: "Latest changes" });
  await expect.element(latest.getByText("Changed brand 2 and 2 more")).toBeVisible();
  await expect.element(latest.getByText("Changed brand 1 (failed)")).toBeVisible();
  await expect.element(latest.getByText(/saved by mona@example\.com$/).first()).toBeVisible();
  await expect.element(panel.getByText(/usually 3\.2 s, at most 3\.2 s\.$/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(status("Live")).toHaveFocus();
});

test("figures that cannot be read are an alert; publishing works without them", async () => {
  const { retry } = await open({ state: { stage: "live" } }, refused("no"));
  await status("Live").click();
  await expect.element(panel.getByRole("alert")).toHaveTextContent("How long publishing took could not be read.");
  await panel.getByRole("button", { name: "Publish now" }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test("records that are not live as they were saved are named with a way to their editor, the first three of them", async () => {
  const names = ["Carrier", "Daikin", "Trane", "York"];
  await open({
    state: { stage: "live" },
    problems: [...names.map((name) => problem(name)), problem("Gree", "dead-link")],
  });
  const exceptions = page.getByRole("region", { name: "Published, with exceptions" });
  await expect.element(exceptions.getByText("Published, except for 4 records.")).toBeVisible();
  await expect
    .element(exceptions.getByRole("link", { name: "Edit Carrier" }))
    .toHaveAttribute("href", "/admin/brands/carrier");
  await expect.element(exceptions.getByRole("link", { name: "Edit York" })).not.toBeInTheDocument();
  await expect.element(exceptions.getByText("Behind the status above stand all 4 of them.")).toBeVisible();
  await announced("Publishing: Live. 5 need attention");
  await status("Live").click();
  await expect.element(panel.getByRole("link", { name: "Edit York" })).toBeVisible();
});
