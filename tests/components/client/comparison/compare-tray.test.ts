import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import "#styles/site.css";
import { startTray } from "#client/comparison/compare-tray.ts";
import { compareList } from "#client/lists/lists-store.ts";

const pump = (number: number) => ({ slug: `pump-${number}`, name: `Pump ${number}` });
const FOUR = [1, 2, 3, 4].map(pump);
const FULL = "Four products are compared at most. Remove one to add another.";

beforeEach(() => {
  compareList.$entries.set(FOUR);
  document.body.replaceChildren(Object.assign(document.createElement("main"), { id: "content" }));
  startTray(FOUR);
});

test("a fifth product is refused, visibly and for screen readers, until one is removed", async () => {
  const tray = page.getByRole("complementary", { name: "Products to compare" });
  const notice = tray.getByText(FULL);
  await expect.element(tray.getByText("Comparison 4 of 4")).toBeVisible();
  await expect.element(notice).not.toBeVisible();

  compareList.toggle(pump(5));
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent(FULL);
  expect(compareList.$entries.get()).toEqual(FOUR);

  await tray.getByRole("button", { name: "Remove: Pump 2" }).click();
  await expect.element(notice).not.toBeVisible();
  compareList.toggle(pump(5));
  await expect.element(page.getByRole("status")).toHaveTextContent("Added to the comparison: Pump 5. 4 of 4");
  await expect
    .element(tray.getByRole("link", { name: "Compare", exact: true }))
    .toHaveAttribute("href", "/compare?products=pump-1,pump-3,pump-4,pump-5");
  // A product that is in it is taken out, also when it is full.
  compareList.toggle(pump(1));
  compareList.remove("pump-5");
  expect(compareList.$entries.get()).toEqual([pump(3), pump(4)]);
});

test.each([1024, 1280, 1440])("%i pixels wide, the sizes of four machines of one series can be read", async (width) => {
  await page.viewport(width, 800);
  const SIZES = ["742 kW", "1076 kW", "1407 kW", "4666 kW"];
  compareList.$entries.set(
    SIZES.map((size) => ({ slug: size, name: `Carrier 19XR Water-Cooled Centrifugal Chiller, ${size}` })),
  );
  const tray = page.getByRole("complementary", { name: "Products to compare" });
  const names = tray.getByRole("link", { name: /^Carrier/ });
  await expect.element(names.nth(3)).toBeVisible();
  for (const name of names.elements()) expect(name.scrollHeight).toBe(name.clientHeight);
});
