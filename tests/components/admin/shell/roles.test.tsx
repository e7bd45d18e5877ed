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
import { dashboardSearchSchema } from "../../../../admin/addresses.ts";
import { queryClient } from "../../../../admin/query-client.ts";
import { DashboardScreen } from "../../../../admin/screens/DashboardScreen.tsx";
import { AuthContext, type Auth } from "../../../../admin/session/auth-context.ts";
import { Protected } from "../../../../admin/shell/Protected.tsx";
import { answerRequests, counts, type Sent } from "../backend.ts";
import { SALES, WRITER } from "../in-administration.tsx";

/** The administration with two of its screens, for somebody with these rights. */
async function open(address: string, rights: Rights): Promise<Sent[]> {
  const sent = answerRequests({
    own_rights: () => [rights],
    enquiries: ({ method }) => (method === "HEAD" ? counts(3) : []),
    products: ({ method }) => (method === "HEAD" ? counts(0) : []),
    publishing_state: () => ({ revision: 1, deploy: null, problems: [], older: null }),
  });
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "protected", component: Protected });
  const dashboard = createRoute({
    getParentRoute: () => inside,
    path: "/admin",
    validateSearch: dashboardSearchSchema,
    component: DashboardScreen,
  });
  const trash = createRoute({
    getParentRoute: () => inside,
    path: "/admin/trash",
    staticData: { permission: "content.publish" },
    component: () => <h1>Trash</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([inside.addChildren([dashboard, trash])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const auth = { user: { id: "mona", email: "mona@example.com" }, loading: false, expired: false } as Auth;
  await render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={auth}>
        <RouterProvider router={router as never} />
      </AuthContext>
    </QueryClientProvider>,
  );
  return sent;
}

const heading = (name: string) => page.getByRole("heading", { name, level: 1 });
const texts = (role: "tab" | "term") =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

test("a screen of another role says why it does not open, and leads to the dashboard", async () => {
  await open("/admin/trash", WRITER);
  await expect.element(heading("Not part of your role")).toBeVisible();
  await expect.element(page.getByText(/^You work here as a Writer: Prepares drafts of content\./)).toBeVisible();
  await expect.element(heading("Trash")).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect.element(heading("Dashboard")).toBeVisible();
});

test("a screen of one's own role opens", async () => {
  await open("/admin/trash", { role: "publisher", permissions: ["office.enter", "content.read", "content.publish"] });
  await expect.element(heading("Trash")).toBeVisible();
});

test("sales see their tab only, whatever the address names, and read nothing of content or publishing", async () => {
  const sent = await open("/admin?tab=products", SALES);
  await expect.element(page.getByRole("tab", { name: /^Enquiries/ })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => texts("tab")).toEqual(["Enquiries3 unread", "Messages", "Newsletter"]);
  expect(texts("term")).toEqual([]);
  for (const name of ["Drafts", "Releases", "Trash"])
    await expect.element(page.getByRole("link", { name, exact: true })).not.toBeInTheDocument();
  const asked = new Set(sent.map(({ name }) => name));
  for (const name of ["publishing_state", "products", "pages", "count_missing", "last_backup", "drafts"])
    expect(asked).not.toContain(name);
});

test("a writer sees content without enquiries and settings; the account menu names the role", async () => {
  const sent = await open("/admin", WRITER);
  await expect.element(page.getByRole("tab", { name: "Brands" })).toBeVisible();
  expect(texts("tab")).not.toContain("Enquiries");
  expect(texts("tab")).not.toContain("Settings");
  expect(texts("term")).not.toContain("Unread Enquiries");
  expect(sent.some(({ name }) => name === "enquiries")).toBe(false);
  await page.getByRole("button", { name: "Account" }).click();
  await expect.element(page.getByText(/^Signed in as .+ · Writer/)).toBeVisible();
});
