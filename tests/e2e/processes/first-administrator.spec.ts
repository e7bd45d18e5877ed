import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setupLink } from "#domain/accounts/setup-link.ts";
import { copyCachedDatabase } from "../../../scripts/testing/database-cache.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { ADMINISTRATOR, expect, test, type Stack } from "../../support/stories/plantroom.ts";

test.use({ publishes: false });

// These stories need a database without accounts. The database of the other stories is moved aside and put back.
const folders = ({ env }: Stack) => {
  const own = join(env.PLANTROOM_DATA, "supabase");
  return { own, aside: `${own}-aside` };
};
test.beforeAll(async ({ stack }) => {
  const { own, aside } = folders(stack);
  await stack.database.stop();
  renameSync(own, aside);
  await copyCachedDatabase(stack.env.PLANTROOM_DATA, stack.env.SUPABASE_PORT);
  await stack.restartDatabase();
});
test.afterAll(async ({ stack }) => {
  const { own, aside } = folders(stack);
  await stack.database.stop();
  rmSync(own, { recursive: true, force: true });
  renameSync(aside, own);
  await stack.restartDatabase();
});

test("a newcomer sets up the first administrator and lands on the dashboard", async ({ page, stack }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole("link", { name: "Set one up" })).toHaveAttribute("href", "/admin/setup");

  // Without the set-up link nobody becomes the administrator, and the screen says what to open.
  await page.goto("/admin/setup");
  await expect(
    page.getByText("There is no administrator yet. To become the first one, open this screen"),
  ).toBeVisible();
  await page.goto(setupLink(stack.site, stack.env.SETUP_TOKEN));
  await page.reload();
  await expect(page.getByText(/connected/i).first()).toBeVisible();
  await page.getByRole("button", { name: "Create Admin User" }).click();
  await expect(page.getByText("Please enter both email and password")).toBeVisible();

  await page.getByLabel(/^e-?mail/i).fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  // Where an address is confirmed by mail first, there is no session yet.
  await page.route("**/auth/v1/signup*", (route) => route.fulfill({ json: { id: crypto.randomUUID() } }));
  const unconfirmed = { code: 400, error_code: "email_not_confirmed", msg: "Email not confirmed" };
  await page.route("**/auth/v1/token*", (route) => route.fulfill({ status: 400, json: unconfirmed }));
  const notice = page.getByRole("form", { name: "Account" }).getByRole("status");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(notice).toHaveText("Admin user created successfully! Check your email for verification link.");
  await page.unroute("**/auth/v1/signup*");
  await page.unroute("**/auth/v1/token*");

  // The real service sends no mail here: the first account is signed in at once. Until it is the administrator, nothing leads
  // to a dashboard that would ask it to wait for approval.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const claimed = page.waitForRequest("**/rpc/claim_setup");
  await page.route("**/rpc/claim_setup", (route) => held.then(() => route.continue()));
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await claimed;
  await expect(page.getByRole("button", { name: "Creating..." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the dashboard" })).toHaveCount(0);
  release();
  await expect(notice).toHaveText("Admin user created successfully! You are signed in.");
  await expectAccessible(page);
  const { data: admins } = await stack.secret.from("admins").select("user_id");
  expect(admins).toHaveLength(1);

  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page.getByText(`Welcome back, ${ADMINISTRATOR.email}`)).toBeVisible();
  await expect(page.getByText("Total Products")).toBeVisible();
});

test("a second account is told why it cannot be made, then waits for approval, is told so, and can change nothing", async ({
  page,
  stack,
}) => {
  const second = { email: "second@plantroom.example", password: "condenser-water-32" };
  await page.goto("/admin/setup");
  const [email, password] = [page.getByLabel(/^e-?mail/i), page.getByLabel("Password", { exact: true })];
  const [create, enter] = [
    page.getByRole("button", { name: "Create Admin User" }),
    page.getByRole("button", { name: "Sign In" }),
  ];
  const alert = page.getByRole("alert");
  await email.fill(ADMINISTRATOR.email);
  await password.fill(second.password);
  await create.click();
  await expect(alert).toHaveText("This account could not be created. If you have one already, please sign in.");
  await enter.click();
  await expect(alert).toHaveText(/invalid/i);
  const unreachable = /auth\/v1\/(signup|token)/;
  await page.route(unreachable, (route) => route.abort());
  await create.click();
  await expect(alert).toHaveText("Failed to create admin user");
  await enter.click();
  await expect(alert).toHaveText("Failed to sign in");
  await page.unroute(unreachable);
  await expect(password).toHaveValue(second.password);

  await email.fill(second.email);
  await create.click();
  await expect(page.getByRole("form", { name: "Account" }).getByRole("status")).toHaveText(
    "Account created. An administrator must approve it before you can make changes.",
  );
  const { data: admins } = await stack.secret.from("admins").select("user_id");
  expect(admins).toHaveLength(1);

  await page.goto("/admin");
  await expect(page.getByText(/approve/i).first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "Products" })).toHaveCount(0);
});

test("the address that was asked for is remembered through the sign-in; an empty catalogue says where to begin", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/products/new");
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel(/^e-?mail/i).fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /invalid/i })
      .first(),
  ).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin\/products\/new$/);
  await expect(page.getByRole("heading", { name: "Add New Product" })).toBeVisible();

  // An empty catalogue. This database is deleted after the file.
  const content = [
    stack.secret.from("brands").delete().neq("slug", ""),
    stack.secret.from("categories").delete().neq("slug", ""),
  ];
  for (const { error } of await Promise.all(content)) expect(error).toBeNull();
  await page.goto("/admin");
  await expect(page.getByText("No Brands Yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Your First Brand" })).toHaveAttribute("href", "/admin/brands/new");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Products" }).click();
  await expect(page.getByText("No Products Yet")).toBeVisible();
});
