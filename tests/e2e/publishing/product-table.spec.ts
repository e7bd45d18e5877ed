import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test.use({ publishes: true });

const table = (page: Page) => page.getByRole("grid", { name: "Products" });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByText(name) });

/** As a spreadsheet does: the text goes to the cell that has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, text);

test("cells are typed and pasted, kept over a reload, saved together, live, and undone", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const name = `Theta ${crypto.randomUUID().slice(0, 6)}`;
  const products = await make.products(3, name);
  const models = async () =>
    (
      await stack.secret
        .from("products")
        .select("model")
        .in(
          "id",
          products.map(({ id }) => id),
        )
        .order("name")
    ).data?.map(({ model }) => model);
  await page.goto(`/admin/products/table?search=${encodeURIComponent(name)}`);
  await row(page, `${name} 01`).getByRole("rowheader").click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("T-1");
  await page.keyboard.press("Enter");
  await paste(page, "T-2\r\nT-3\r\nnot for a product\r\n");
  await expect(page.getByText("2 cells pasted. 1 value had no place in the table.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Changes" })).toContainText("3 products changed");
  await expectAccessible(page);

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore draft" }).click();
  await expect(row(page, `${name} 03`)).toContainText("T-3");
  expect(await models()).toEqual([null, null, null]);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("3 products saved")).toBeVisible();
  expect(await models()).toEqual(["T-1", "T-2", "T-3"]);
  await expect(page.getByText("Publishing: Live")).toBeAttached();
  expect(await (await fetch(`${stack.site}/products/${products[2]?.slug}`)).text()).toContain("T-3");

  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(models).toEqual([null, null, null]);
});

test("products that somebody else changed are compared row by row, and nothing typed is lost", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const name = `Kappa ${crypto.randomUUID().slice(0, 6)}`;
  const [first, second, third] = await make.products(3, name);
  await page.goto(`/admin/products/table?search=${encodeURIComponent(name)}`);
  await row(page, `${name} 01`).getByRole("gridcell").first().click();
  await paste(page, "mine 1\nmine 2\nmine 3");
  await expect(row(page, `${name} 03`)).toContainText("mine 3");
  for (const [product, model] of [
    [first, "theirs 1"],
    [second, "theirs 2"],
  ] as const)
    await stack.secret
      .from("products")
      .update({ model })
      .eq("id", product?.id ?? "");

  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "2 products changed by somebody else" });
  const choice = (product: typeof first) => dialog.getByRole("group", { name: product?.name ?? "", exact: true });
  await expect(choice(first)).toContainText("mine 1");
  await expect(choice(first)).toContainText("theirs 1");
  await expectAccessible(page);
  await choice(first).getByLabel("Keep mine").check();
  await choice(second).getByLabel("Keep theirs").check();
  await dialog.getByRole("button", { name: "Save these choices" }).click();
  await expect(page.getByText("2 products saved")).toBeVisible();
  const ids = [first, second, third].map((product) => product?.id ?? "");
  const { data } = await stack.secret.from("products").select("model").in("id", ids).order("name");
  expect(data?.map(({ model }) => model)).toEqual(["mine 1", "theirs 2", "mine 3"]);
  await expect(row(page, `${name} 02`)).toContainText("theirs 2");
});
