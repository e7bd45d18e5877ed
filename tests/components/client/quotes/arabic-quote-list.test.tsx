import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { QuoteList } from "#client/quotes/quote-list.tsx";
import { quoteList } from "#client/lists/lists-store.ts";
import { FIRST_LANGUAGE } from "#domain/languages/languages.ts";
import { setLanguage } from "#texts/language/page-language.ts";

const root = document.documentElement;
beforeAll(() => {
  setLanguage("ar");
  [root.lang, root.dir] = ["ar", "rtl"];
});
afterAll(() => {
  setLanguage(FIRST_LANGUAGE);
  [root.lang, root.dir] = ["", ""];
});

test("the list speaks Arabic, with plurals, links and names in their own languages", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  quoteList.$entries.set([
    { slug: "chiller", name: "Nile 19XR-742", quantity: 2, note: "" },
    { slug: "fan", name: "مروحة سقف", quantity: 9, note: "على السطح" },
  ]);
  await render(<QuoteList />);
  await expect.element(page.getByText("منتجان، 11 قطعة")).toBeVisible();
  const chiller = page.getByRole("link", { name: "Nile 19XR-742" });
  await expect.element(chiller).toHaveAttribute("href", "/ar/products/chiller");
  await expect.element(chiller).toHaveAttribute("lang", "en");
  await expect.element(page.getByRole("link", { name: "مروحة سقف" })).not.toHaveAttribute("lang");
  await page.getByRole("button", { name: "حذف: Nile 19XR-742" }).click();
  await expect.element(page.getByText("تم حذف \u2068Nile 19XR-742\u2069 من القائمة.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "تراجع" })).toHaveFocus();
});
