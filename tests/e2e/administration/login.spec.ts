import { expectAccessible } from "../../support/stories/accessible.ts";
import { ADMINISTRATOR, expect, test } from "../../support/stories/plantroom.ts";

test.use({ publishes: false });

test("the setup page shows whether database and sign-in work, only by counting rows", async ({
  signedIn: page,
  stack,
}) => {
  const { count } = await stack.secret.from("brands").select("id", { count: "exact", head: true });
  const counted = page.waitForRequest(
    (request) => request.method() === "HEAD" && request.url().includes("/rest/v1/brands"),
  );
  await page.goto("/admin/setup");
  await counted;
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${count} brands, \\d+ products$`))).toBeVisible();
  await expect(page.getByText(ADMINISTRATOR.email)).toBeVisible();
  await expectAccessible(page);
  await page.route("**/rest/v1/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("The database does not answer.")).toBeVisible();
  await page.unroute("**/rest/v1/**");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Signed in successfully!")).toBeVisible();
});

test("an unknown address inside the administration is a 404 with links to go on", async ({ administrator: page }) => {
  // As a link inside the administration leads there; the server answers such an address with the site's own 404 page.
  await page.evaluate(() => {
    history.pushState(null, "", "/admin/no-such");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: "404 - Page Not Found" })).toBeVisible();
  await expect(page.getByText("/admin/no-such")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("banner").getByRole("button", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/admin");
  await expect(page.getByRole("link", { name: "Admin setup" })).toHaveAttribute("href", "/admin/setup");
  await page.getByRole("link", { name: "Admin login" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});
