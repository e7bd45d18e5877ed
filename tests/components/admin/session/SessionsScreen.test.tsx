import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "../../../../admin/query-client.ts";
import type { Auth } from "../../../../admin/session/auth-context.ts";
import { SessionsScreen } from "../../../../admin/session/SessionsScreen.tsx";
import { answerRequests, bodies } from "../backend.ts";
import { renderInAdministration, SALES } from "../in-administration.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

test("a person of any role writes their own name, which colleagues see; a disguised one is refused", async () => {
  let name = "";
  const sent = answerRequests({
    list_accounts: () => [
      {
        user_id: "mona",
        email: "mona@example.com",
        name,
        role: "sales",
        permissions: [],
        created_at: "2026-01-01T08:00Z",
      },
    ],
    set_own_name: ({ body }) => {
      ({ name } = body as { name: string });
      return null;
    },
  });
  const auth = { user: { id: "mona" } } as Partial<Auth>;
  await renderInAdministration(SessionsScreen, { auth, rights: SALES });
  await expect.element(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  const field = page.getByLabelText("Your name");
  await field.fill("Mona S\u0430leh");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect.element(page.getByText(/^Type this again/)).toBeVisible();
  expect(bodies(sent, "set_own_name")).toEqual([]);
  await field.fill(" Mona Saleh ");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect.poll(() => bodies(sent, "set_own_name")).toEqual([{ name: "Mona Saleh" }]);
});
