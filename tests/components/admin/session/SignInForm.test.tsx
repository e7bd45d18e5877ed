import { AuthError } from "@supabase/auth-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Credentials } from "#db/accounts/accounts.ts";
import { AwaitingApproval } from "../../../../admin/session/AwaitingApproval.tsx";
import type { Auth } from "../../../../admin/session/auth-context.ts";
import { ForgottenForm } from "../../../../admin/session/ForgottenForm.tsx";
import { NewPasswordForm } from "../../../../admin/session/NewPasswordForm.tsx";
import { SignInAgain, SignInForm } from "../../../../admin/session/SignInForm.tsx";
import { answerRequests, bodies } from "../backend.ts";
import { renderInAdministration } from "../in-administration.tsx";

type SignIn = Auth["signIn"];

const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password", { exact: true });
const send = page.getByRole("button", { name: "Sign In" });
const alert = page.getByRole("alert");

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

async function openSignIn(answer: SignIn = async () => ({ error: null })) {
  const signIn = vi.fn<SignIn>(answer);
  await renderInAdministration(() => <SignInForm />, { auth: { signIn } });
  return signIn;
}

test("signing in needs both, and asks nobody before", async () => {
  const signIn = await openSignIn();
  await email.fill("mona@example.com");
  await send.click();
  await expect.element(alert).toHaveTextContent("Please enter both email and password");
  await expect.element(email).toHaveValue("mona@example.com");
  expect(signIn).not.toHaveBeenCalled();
});

test("Enter signs in with the address without blanks around it; meanwhile it cannot be sent twice", async () => {
  const { promise, resolve } = Promise.withResolvers<{ error: null }>();
  const signIn = await openSignIn(() => promise);
  await email.fill("  mona@example.com ");
  await password.fill(" secret ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  resolve({ error: null });
  await expect.element(send).toBeEnabled();
  expect(signIn.mock.calls).toEqual([[{ email: "mona@example.com", password: " secret " }]] satisfies [Credentials][]);
});

test("a wrong password is named in the service's words, another attempt hides that; without an answer it says so", async () => {
  const signIn = await openSignIn(async () => ({ error: new AuthError("Invalid login credentials", 400) }));
  await email.fill("mona@example.com");
  await password.fill("wrong");
  await send.click();
  await expect.element(alert).toHaveTextContent("Invalid login credentials");
  await expect.element(password).toHaveValue("wrong");
  const { promise, reject } = Promise.withResolvers<{ error: null }>();
  signIn.mockReturnValueOnce(promise);
  await send.click();
  await expect.element(alert).toHaveTextContent("");
  reject(new TypeError("Failed to fetch"));
  await expect.element(alert).toHaveTextContent("An unexpected error occurred. Please try again.");
  await expect.element(send).toBeEnabled();
});

test("a password can be shown and hidden again without leaving the form", async () => {
  const signIn = await openSignIn();
  await password.fill("secret");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(password).toHaveAttribute("type", "text");
  const hide = page.getByRole("button", { name: "Hide password" });
  await expect.element(hide).toHaveAttribute("aria-pressed", "true");
  await hide.click();
  await expect.element(password).toHaveAttribute("type", "password");
  await expect.element(password).toHaveValue("secret");
  expect(signIn).not.toHaveBeenCalled();
});

test("when the session has ended, the form knows who it was, and Escape does not close it", async () => {
  const auth = { expired: true, user: { id: "mona", email: "mona@example.com" } } as Partial<Auth>;
  await renderInAdministration(() => <SignInAgain />, { auth });
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect.element(dialog.getByText("Everything you typed is still here", { exact: false })).toBeVisible();
  await expect.element(dialog.getByLabelText("Email")).toHaveValue("mona@example.com");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
});

test("a link is asked for by address; whether there is such an account is not said", async () => {
  const mailed = Promise.withResolvers<Response>();
  const sent = answerRequests({ recover: () => mailed.promise });
  await renderInAdministration(ForgottenForm);
  const ask = page.getByRole("button", { name: "Send me a link" });
  await ask.click();
  await expect.element(alert).toHaveTextContent("Please enter your email address");
  await email.fill(" mona@example.com ");
  await ask.click();
  await expect.element(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  mailed.resolve(Response.json({}));
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("If mona@example.com has an account and this site can send mail, a link is on its way.");
  expect(bodies(sent, "recover")).toMatchObject([{ email: "mona@example.com" }]);
});

test("a mail that cannot be sent is an alert, which keeps the address", async () => {
  answerRequests({ recover: () => Response.json({ code: 429, msg: "Too many requests" }, { status: 429 }) });
  await renderInAdministration(ForgottenForm);
  await email.fill("mona@example.com");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toHaveTextContent("Too many requests");
  await expect.element(email).toHaveValue("mona@example.com");
});

test("a changed password needs the current one; what is refused stays typed", async () => {
  const onSubmit = vi
    .fn<(password: string, current: string) => Promise<string | undefined>>()
    .mockResolvedValue("The current password is not right.");
  await renderInAdministration(() => <NewPasswordForm askCurrent label="Change password" onSubmit={onSubmit} />);
  const [current, next] = [
    page.getByLabelText("Current password", { exact: true }),
    page.getByLabelText("New password", { exact: true }),
  ];
  await next.fill("kvzjwgxhybmt-pqr");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toHaveTextContent("Enter your current password.");
  expect(onSubmit).not.toHaveBeenCalled();
  await current.fill("old-secret");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect.element(alert).toHaveTextContent("The current password is not right.");
  await expect.element(next).toHaveValue("kvzjwgxhybmt-pqr");
  expect(onSubmit.mock.calls).toEqual([["kvzjwgxhybmt-pqr", "old-secret"]]);
});

test("an account without rights says who it is and whom to ask, and can look again", async () => {
  const onCheck = vi.fn();
  const auth = { user: { id: "nadia", email: "nadia@example.com" } } as Partial<Auth>;
  await renderInAdministration(() => <AwaitingApproval onCheck={onCheck} checking={false} />, { auth });
  await expect.element(page.getByText("nadia@example.com")).toBeVisible();
  await expect.element(page.getByText(/grant you access under Settings → Administrators/)).toBeVisible();
  await page.getByRole("button", { name: "Check again" }).click();
  expect(onCheck).toHaveBeenCalledOnce();
});
