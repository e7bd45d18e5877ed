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
import type { Deploy } from "#db/publishing/deploys.ts";
import { ReleasesScreen } from "../../../../../admin/features/releases/ReleasesScreen.tsx";
import { queryClient, queryKeys } from "../../../../../admin/query-client.ts";
import { WithRights } from "../../in-administration.tsx";

const deploy = (id: number, more: Partial<Deploy> = {}): Deploy => ({
  id,
  status: "live",
  reason: `Changed brand ${id}`,
  revision: id,
  built_revision: id,
  pages_done: 3,
  pages_total: 3,
  error: null,
  error_code: null,
  accept_page_drop: false,
  requests: 1,
  requested_by: "mona",
  requested_at: `2026-01-01T12:${String(id).padStart(2, "0")}:00Z`,
  started_at: `2026-01-01T12:${String(id).padStart(2, "0")}:01Z`,
  finished_at: `2026-01-01T12:${String(id).padStart(2, "0")}:03.200Z`,
  problems: [],
  changed_pages: [],
  changed_count: 0,
  release_kept: true,
  is_live: false,
  release_of: null,
  ends_roll_back: false,
  ...more,
});

/** The answers of the backend: the list of deploys, and the response to the request to publish. */
function answer(deploys: Deploy[], rebuild: Response = Response.json({ deploy: deploys[0] }, { status: 202 })) {
  const asked: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request, init) => {
    const url = request instanceof Request ? request.url : String(request);
    if (url.includes("/rest/v1/deploys")) return Response.json(deploys);
    if (!url.endsWith("/api/rebuild")) return Response.json([], { status: 404 });
    asked.push(JSON.parse(String(init?.body)));
    return rebuild.clone();
  });
  return asked;
}

async function open() {
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([at("/admin", () => null), at("/admin/releases", ReleasesScreen)]),
    history: createMemoryHistory({ initialEntries: ["/admin/releases"] }),
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <WithRights>
        <RouterProvider router={router} />
      </WithRights>
    </QueryClientProvider>,
  );
}

const row = (text: string) =>
  page.getByRole("list", { name: "Publications" }).getByRole("listitem").filter({ hasText: text });
const dialog = page.getByRole("alertdialog");

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKeys.accounts, [{ user_id: "mona", email: "mona@example.com" }]);
});
afterEach(() => vi.restoreAllMocks());

test("each publication shows its reason, author, duration, changes and problems, and which one is live", async () => {
  const changed = Array.from({ length: 100 }, (_, index) => `/products/${index}`);
  const problem = { what: "dead-link", kind: "page", record: "g", name: "Careers", detail: "/nowhere" };
  answer([
    deploy(4, { is_live: true, requests: 3, changed_pages: ["/brands/acme"], changed_count: 1, problems: [problem] }),
    deploy(3, { status: "failed", error: "The disk is full.", release_kept: false }),
    deploy(2, { changed_pages: changed, changed_count: 2613 }),
    deploy(1, { release_kept: false }),
  ]);
  await open();
  const live = row("Changed brand 4 and 2 more");
  await expect.element(live.getByText("Live now")).toBeVisible();
  await expect.element(live.getByText(/asked for by mona@example\.com · took 2\.2 s$/)).toBeVisible();
  await live.getByText("1 page changed").click();
  await expect.element(live.getByRole("link", { name: /^\/brands\/acme/ })).toHaveAttribute("href", "/brands/acme");
  await live.getByText("1 warning").click();
  await expect.element(live.getByText(/^The page “Careers” links to \/nowhere/)).toBeVisible();
  await expect.element(live.getByRole("button")).not.toBeInTheDocument();
  await expect.element(row("Changed brand 3").getByText("Failed")).toBeVisible();
  await expect.element(row("Changed brand 3").getByText("The disk is full.")).toBeVisible();
  await expect.element(row("Changed brand 2").getByText("2,613 pages changed, of which the first 100")).toBeVisible();
  await expect.element(row("Changed brand 1").getByText(/no page changed/)).toBeVisible();
  await expect.element(row("Changed brand 1").getByRole("button")).not.toBeInTheDocument();
});

test("rolling back says what happens, and asks for the release of that deploy", async () => {
  const asked = answer([deploy(3, { is_live: true }), deploy(2)]);
  await open();
  await row("Changed brand 2").getByRole("button", { name: "Roll back to Changed brand 2" }).click();
  await expect.element(dialog.getByRole("heading", { name: /^Roll back to the release of 1 Jan 2026/ })).toBeVisible();
  await expect.element(dialog.getByText(/^The content in the administration stays as it is\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(asked).toEqual([]);
  await row("Changed brand 2").getByRole("button").click();
  await dialog.getByRole("button", { name: "Roll back" }).click();
  await expect.poll(() => asked).toEqual([{ reason: "Changed brand 2", release: 2 }]);
  await expect.element(dialog).not.toBeInTheDocument();
  answer([deploy(4, { release_of: 2 }), deploy(3), deploy(2, { is_live: true })]);
  await queryClient.invalidateQueries({ queryKey: queryKeys.publishing });
  await expect.element(row("Changed brand 2").getByText("Live now")).toBeVisible();
  expect(document.activeElement).toBe(page.getByRole("region", { name: "Publications" }).element());
});

test("after a roll back one can go forward; a release that is gone is refused with the reason", async () => {
  const gone = Response.json({ error: "This release is not kept any more. Please choose another." }, { status: 409 });
  answer([deploy(4, { release_of: 2, release_kept: false }), deploy(3), deploy(2, { is_live: true })], gone);
  await open();
  await expect.element(row("Back to the release of 1 Jan 2026").getByText(/no build$/)).toBeVisible();
  await row("Changed brand 3").getByRole("button", { name: "Go forward to Changed brand 3" }).click();
  await expect.element(dialog.getByText(/^It is the newest release\. What was saved since then/)).toBeVisible();
  await dialog.getByRole("button", { name: "Go forward" }).click();
  await expect.element(dialog.getByText("This release is not kept any more. Please choose another.")).toBeVisible();
});

test("where no releases are kept, the screen says so", async () => {
  answer([deploy(1, { is_live: true, release_kept: false })]);
  await open();
  await expect.element(page.getByText(/No earlier releases are kept/)).toBeVisible();
});

test("more than the last twenty are shown on request", async () => {
  const all = Array.from({ length: 50 }, (_, at) => deploy(50 - at, { reason: `Change ${50 - at}` }));
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    const url = new URL(request instanceof Request ? request.url : String(request), location.href);
    return Response.json(all.slice(0, Number(url.searchParams.get("limit") ?? all.length)));
  });
  await open();
  const rows = page.getByRole("list", { name: "Publications" }).getByRole("listitem");
  await expect.poll(() => rows.elements().length).toBe(20);
  const earlier = page.getByRole("button", { name: "Show earlier ones" });
  await earlier.click();
  await expect.poll(() => rows.elements().length).toBe(40);
  await earlier.click();
  await expect.poll(() => rows.elements().length).toBe(50);
  await expect.element(earlier).not.toBeInTheDocument();
});
