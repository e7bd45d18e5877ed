import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { render } from "vitest-browser-react";
import { LISTING_TEXTS } from "#texts/listing.ts";
import { count, group, list, serveList } from "../islands/sixty-chillers.tsx";

serveList("/ar");
const root = document.documentElement;
beforeEach(() => Object.assign(root, { lang: "ar", dir: "rtl" }));
afterEach(() => Object.assign(root, { lang: "en", dir: "ltr" }));

test("the list is in Arabic, is hydrated without a difference, and stays at its address", async () => {
  await page.viewport(1280, 900);
  history.replaceState(null, "", "/ar/products");
  const frame = document.createElement("div");
  frame.innerHTML = renderToString(list);
  document.body.append(frame);
  const faults: unknown[] = [];
  const island = hydrateRoot(frame, list, { onRecoverableError: (fault) => faults.push(fault) });
  await group("العلامة التجارية").getByRole("checkbox", { name: "Trane" }).click();
  await count(LISTING_TEXTS.shown(20, 30));
  expect(location.pathname + location.search).toBe("/ar/products?brand=trane");
  await expect.element(page.getByRole("button", { name: /إلغاء التصفية .*العلامة التجارية.*Trane/ })).toBeVisible();
  await page.getByRole("button", { name: "مسح التصفية" }).first().click();
  await count(LISTING_TEXTS.shown(20, 60));
  expect(faults).toEqual([]);
  island.unmount();
  frame.remove();
});

test("names in English and figures keep their direction", async () => {
  await page.viewport(1280, 900);
  history.replaceState(null, "", "/ar/products?sort=name&spec.capacity=200..400&view=table");
  await render(list);
  await expect.element(page.getByText("200–400 kW", { exact: true })).toBeVisible();
  const styleOf = (text: string) => {
    const { direction, unicodeBidi } = getComputedStyle(page.getByText(text, { exact: true }).first().element());
    return { direction, unicodeBidi };
  };
  expect(styleOf("200–400 kW")).toEqual({ direction: "ltr", unicodeBidi: "isolate" });
  expect(styleOf("Chiller 10")).toEqual({ direction: "ltr", unicodeBidi: "isolate" });
  expect(page.getByText("Chiller 10", { exact: true }).first().element()).toHaveAttribute("lang", "en");
});
