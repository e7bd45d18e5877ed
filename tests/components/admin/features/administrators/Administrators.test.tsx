import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Role } from "#domain/accounts/roles.ts";
import type { Account } from "#db/accounts/accounts.ts";
import { Administrators } from "../../../../../admin/features/administrators/Administrators.tsx";
import { queryClient } from "../../../../../admin/query-client.ts";
import type { Auth } from "../../../../../admin/session/auth-context.ts";
import { answerRequests, bodies, refused } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";

const account = (name: string, role: Role | null): Account => ({
  user_id: name,
  email: `${name}@example.com`,
  name: "",
  role,
  permissions: [],
  created_at: "2026-01-01T08:00:00Z",
});

type Answers = Parameters<typeof answerRequests>[0];

/** The card as Mona sees it, with another administrator and an account that waits. */
async function open(answers: Answers = {}) {
  let accounts = [account("mona", "administrator"), account("omar", "administrator"), account("nadia", null)];
  const sent = answerRequests({
    list_accounts: () => accounts,
    sign_up: () => ({ is_open: true }),
    admins: ({ method, body }) => {
      const { user_id, role } = body as { user_id: string; role: Role };
      if (method === "POST") accounts = accounts.map((one) => (one.user_id === user_id ? { ...one, role } : one));
      return new Response(null, { status: 201 });
    },
    ...answers,
  });
  const auth = { user: { id: "mona" } } as Partial<Auth>;
  await renderInAdministration(Administrators, { auth });
  return sent;
}

const button = (name: string) => page.getByRole("button", { name });
const list = (name: string) => page.getByRole("list", { name, exact: true });
const waiting = list("Accounts waiting for approval");
const administrators = list("Administrators");
const removal = page.getByRole("alertdialog", { name: "Remove access" });

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("who waits and who works here are told apart, and nobody makes a password link for themselves", async () => {
  await open();
  await expect.element(waiting.getByText("nadia@example.com")).toBeVisible();
  await expect.element(page.getByText("1 waiting for approval")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "2 colleagues" })).toBeVisible();
  const own = administrators.getByRole("listitem").filter({ hasText: "mona@example.com" });
  await expect.element(own.getByText("You", { exact: true })).toBeVisible();
  await expect.element(button("Password link for omar@example.com")).toBeVisible();
  await expect.element(button("Password link for mona@example.com")).not.toBeInTheDocument();
});

test("a granted account is busy until it is stored, and then stands among the colleagues", async () => {
  const stored = Promise.withResolvers<Response>();
  let granted = false;
  const sent = await open({
    list_accounts: () => [account("mona", "administrator"), account("nadia", granted ? "publisher" : null)],
    admins: () => stored.promise,
  });
  const grant = button("Grant access to nadia@example.com");
  await grant.click();
  await expect.element(grant).toBeDisabled();
  await expect.element(grant).toHaveTextContent("Saving...");
  granted = true;
  stored.resolve(new Response(null, { status: 201 }));
  await expect.element(administrators.getByText("nadia@example.com")).toBeVisible();
  await expect.element(page.getByText(/^No account is waiting\./)).toBeVisible();
  expect(bodies(sent, "admins")).toEqual([{ user_id: "nadia", role: "publisher" }]);
});

test("a grant that fails is read out, and can be tried again", async () => {
  await open({ admins: () => refused("no") });
  await button("Grant access to nadia@example.com").click();
  await expect.element(page.getByText("Error granting access. Please try again.")).toBeVisible();
  await expect.element(button("Grant access to nadia@example.com")).toBeEnabled();
});

test("rejecting names the account and what happens to it; Cancel deletes nothing", async () => {
  const sent = await open();
  const question = page.getByRole("alertdialog", { name: "Reject account" });
  await button("Reject nadia@example.com").click();
  await expect.element(question).toHaveAccessibleDescription(/nadia@example\.com ?The account is deleted\./);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button("Reject nadia@example.com")).toHaveFocus();
  expect(bodies(sent, "reject_account")).toEqual([]);
  await button("Reject nadia@example.com").click();
  await question.getByRole("button", { name: "Reject" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(bodies(sent, "reject_account")).toEqual([{ account: "nadia" }]);
});

test("removing oneself says what that means, which removing others does not; the reason of a refusal is shown", async () => {
  const last = refused("no", { details: JSON.stringify({ refusal: "last-administrator" }) });
  await open({ admins: () => last });
  await button("Remove omar@example.com").click();
  await expect.element(removal.getByText(/^The account loses access at once\./)).toBeVisible();
  await removal.getByRole("button", { name: "Cancel" }).click();
  await expect.element(removal).not.toBeInTheDocument();
  await button("Remove mona@example.com").click();
  await expect.element(removal.getByText(/^This is your own account: you lose access at once/)).toBeVisible();
  await removal.getByRole("button", { name: "Remove" }).click();
  await expect.element(removal).not.toBeInTheDocument();
  await expect.element(page.getByText("The last administrator cannot be removed.")).toBeVisible();
});

test("a password link is shown once with what it does, ready to copy; the focus returns to its button", async () => {
  await open({ create_password_link: () => Response.json("t0ken") });
  const opener = button("Password link for omar@example.com");
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Password link" });
  await expect.element(dialog.getByText("omar@example.com")).toBeVisible();
  const field = dialog.getByLabelText("Link");
  await expect.element(field).toHaveValue(`${location.origin}/admin/password#link=t0ken`);
  await field.click();
  expect(getSelection()?.toString()).toContain("#link=t0ken");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("why a password link is refused is shown, in the words of the database", async () => {
  await open({ create_password_link: () => refused("No account has this address.", { code: "PT404" }) });
  await button("Password link for nadia@example.com").click();
  await expect.element(page.getByText("No account has this address.")).toBeVisible();
});

test("the switch for new accounts turns at once, and turns back with a message when it cannot be stored", async () => {
  const stored = Promise.withResolvers<Response>();
  const sent = await open({ sign_up: ({ method }) => (method === "GET" ? { is_open: true } : stored.promise) });
  const accounts = page.getByRole("switch", { name: "Accounts can be created at /admin/setup" });
  await expect.element(accounts).toBeChecked();
  await accounts.click();
  await expect.element(accounts).not.toBeChecked();
  await expect.element(accounts).toBeDisabled();
  stored.resolve(refused("no"));
  await expect.element(page.getByText("This could not be changed. Please try again.")).toBeVisible();
  await expect.element(accounts).toBeChecked();
  expect(bodies(sent, "sign_up", "PATCH")).toEqual([{ is_open: false }]);
});

test("accounts that cannot be loaded can be asked for again", async () => {
  const read = vi
    .fn<() => unknown>()
    .mockReturnValueOnce(refused("no"))
    .mockReturnValue([account("mona", "administrator")]);
  await open({ list_accounts: read });
  await expect.element(page.getByRole("alert").getByText("The accounts could not be loaded")).toBeVisible();
  await button("Retry").click();
  await expect.element(administrators.getByText("mona@example.com")).toBeVisible();
});

test("the role of a waiting account is chosen before it is granted access", async () => {
  const sent = await open();
  await page.getByLabelText("Role of nadia@example.com").selectOptions("Sales");
  await button("Grant access to nadia@example.com").click();
  await expect.element(administrators.getByText("nadia@example.com")).toBeVisible();
  expect(bodies(sent, "admins")).toEqual([{ user_id: "nadia", role: "sales" }]);
});

test("another role is stored at once, in place of the one that the account has", async () => {
  let role: Role = "administrator";
  const sent = await open({
    list_accounts: () => [account("mona", "administrator"), account("omar", role)],
    admins: ({ method, body }) => {
      if (method === "POST") return Response.json({ message: "twice", code: "23505" }, { status: 409 });
      ({ role } = body as { role: Role });
      return [{ user_id: "omar" }];
    },
  });
  const select = page.getByLabelText("Role of omar@example.com");
  await expect.element(select).toHaveValue("administrator");
  await select.selectOptions("Publisher");
  await expect.poll(() => bodies(sent, "admins", "PATCH")).toEqual([{ role: "publisher" }]);
  await expect.element(select).toHaveValue("publisher");
  // Now Mona is the only one left.
  await expect.element(page.getByLabelText("Role of mona@example.com")).toBeDisabled();
  await expect.element(page.getByText("Prepares drafts of content.", { exact: false })).not.toBeVisible();
  await page.getByText("What each role may do").click();
  await expect.element(page.getByText("Prepares drafts of content.", { exact: false })).toBeVisible();
});

test("why a role cannot be changed is shown, and it stays", async () => {
  const last = refused("no", { details: JSON.stringify({ refusal: "last-administrator" }) });
  await open({ admins: () => last });
  await page.getByLabelText("Role of omar@example.com").selectOptions("Sales");
  await expect.element(page.getByText("The last administrator cannot be removed.")).toBeVisible();
  await expect.element(page.getByLabelText("Role of omar@example.com")).toHaveValue("administrator");
});

test("making somebody an administrator, and changing one's own role, are asked for first", async () => {
  let role: Role = "writer";
  const sent = await open({
    list_accounts: () => [account("mona", "administrator"), account("hoda", "administrator"), account("omar", role)],
    admins: ({ body }) => {
      ({ role } = body as { role: Role });
      return [{ user_id: "omar" }];
    },
  });
  const question = page.getByRole("alertdialog", { name: "Change the role" });
  const select = page.getByLabelText("Role of omar@example.com");
  await select.selectOptions("Administrator");
  await expect.element(question.getByText(/^omar@example\.com will be able to do everything here/)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(select).toHaveValue("writer");
  expect(bodies(sent, "admins", "PATCH")).toEqual([]);
  await page.getByLabelText("Role of mona@example.com").selectOptions("Sales");
  await expect.element(question.getByText(/^This is your own account/)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await select.selectOptions("Administrator");
  await question.getByRole("button", { name: "Make them Administrator" }).click();
  await expect.poll(() => bodies(sent, "admins", "PATCH")).toEqual([{ role: "administrator" }]);
  await expect.element(select).toHaveValue("administrator");
});
