import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createAccount } from "#db/accounts/accounts.ts";
import { PASSWORD_RULE } from "#domain/accounts/password.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { childEnvironment } from "../../../scripts/stack/stack.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test, type Stack } from "../../support/stories/plantroom.ts";
import { runSql } from "../../support/database/stored-before.ts";

const NEW = "evaporator-12-7";

test.use({ publishes: false });

/** Creates an account. The administrator's own password must stay as it is for the other stories. */
async function newAccount(stack: Stack) {
  const account = { email: `hoda-${crypto.randomUUID().slice(0, 8)}@plantroom.example`, password: "condenser-32-37" };
  const { data, error } = await createAccount(stack.stranger(), account);
  if (error) throw error;
  return { ...account, session: data.session, user: data.user };
}
const signInError = async (stack: Stack, email: string, password: string) =>
  (await stack.stranger().auth.signInWithPassword({ email, password })).error;

test("an administrator's one-time link lets somebody set a new password, once", async ({
  signedIn: page,
  stack,
  browser,
}) => {
  const { email, password } = await newAccount(stack);
  await page.goto("/admin/settings");
  await page.getByRole("button", { name: `Password link for ${email}` }).click();
  const dialog = page.getByRole("dialog", { name: "Password link" });
  const link = await dialog.getByLabel("Link").inputValue();
  expect(link).toContain(`${stack.site}/admin/password#link=`);
  await expectAccessible(page);

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(link);
  const field = owner.getByLabel("New password", { exact: true });
  await field.fill("short");
  await owner.getByRole("button", { name: "Set password" }).click();
  await expect(owner.getByRole("alert")).toHaveText(PASSWORD_RULE);
  await expectAccessible(owner);
  await field.fill(NEW);
  await owner.getByRole("button", { name: "Set password" }).click();
  await expect(owner.getByText("Password changed")).toBeVisible();
  await expect(owner.getByRole("main").getByText(email)).toBeVisible();
  expect(await signInError(stack, email, password)).not.toBeNull();

  await owner.goto("/robots.txt");
  await owner.goto(link);
  await field.fill("another-one-1");
  await owner.getByRole("button", { name: "Set password" }).click();
  await expect(owner.getByRole("alert")).toHaveText("This link has expired or was used already.");
  expect(await signInError(stack, email, NEW)).toBeNull();
  await owner.context().close();
});

test("changing one's own password needs the current one", async ({ page, stack }) => {
  const { email, password } = await newAccount(stack);
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for approval" })).toBeVisible();
  await page.goto("/admin/password");
  const [current, field] = [
    page.getByLabel("Current password", { exact: true }),
    page.getByLabel("New password", { exact: true }),
  ];
  await current.fill("not-the-password");
  await field.fill(NEW);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toHaveText("The current password is not right.");
  await expectAccessible(page);
  await current.fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  expect(await signInError(stack, email, password)).not.toBeNull();
  expect(await signInError(stack, email, NEW)).toBeNull();
});

test("a forgotten password is reset by mail; a link that has expired says so", async ({ page, stack }) => {
  const { email, session, user } = await newAccount(stack);
  await page.goto("/admin/login");
  await expect(page.getByText("Enter your credentials to access the content management system")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  const send = page.getByRole("button", { name: "Send me a link" });
  await send.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your email address");
  await page.getByLabel("Email").fill(email);
  const asked = page.waitForRequest(/auth\/v1\/recover/);
  await send.click();
  expect(new URL((await asked).url()).searchParams.get("redirect_to")).toBe(`${stack.site}/admin/password`);
  await expect(page.getByRole("status")).toHaveText(
    `If ${email} has an account and this site can send mail, a link is on its way.`,
  );
  await expectAccessible(page);

  await page.goto("/admin/password#error=access_denied&error_code=otp_expired");
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("This link has expired or was used already. Ask for a new one.");

  // No story can read the code in a mail: this answer of the service is mocked, and what it would have noted is stored.
  await runSql(stack, `update auth.sessions set tag = 'recovery' where user_id = '${user?.id}';`);
  await page.route("**/auth/v1/verify*", (route) => route.fulfill({ json: { ...session, user } }));
  await page.goto("/admin/password?token_hash=of-a-mail");
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  expect(await signInError(stack, email, NEW)).toBeNull();
});

test("the machine's shell prints a link for any account", async ({ page, stack }) => {
  const { email } = await newAccount(stack);
  const run = (address: string) =>
    promisify(execFile)(process.execPath, [join(PROJECT_ROOT, "scripts", "password.ts"), address], {
      env: { ...process.env, ...childEnvironment(stack.env) },
    });
  await expect(run("nobody@plantroom.example")).rejects.toThrow("No account has this email address.");
  const link = /http\S+/.exec((await run(email)).stdout)?.[0] ?? "";
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
});
