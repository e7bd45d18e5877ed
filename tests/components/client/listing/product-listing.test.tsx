import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { queryClient } from "#client/data/load-product-data.ts";
import { dragThumb } from "../../drag.ts";
import { count, group, openList, serveList, shownNames } from "../../islands/sixty-chillers.tsx";

serveList();

test("brand, ranges and choices narrow the list, each count says what would be left, and Back undoes them", async () => {
  await openList("?category=chillers");
  await count("20 of 60 products");
  await group("Brand").getByRole("checkbox", { name: "Trane" }).click();
  await count("20 of 30 products");
  // The other brand still says what it would leave.
  await expect.element(group("Brand").getByRole("checkbox", { name: "Carrier" })).toHaveAccessibleDescription("30");

  const least = page.getByRole("textbox", { name: "Cooling capacity from, kW" });
  await least.fill("600");
  await userEvent.keyboard("{Enter}");
  await count("5 of 5 products");
  await expect.element(group("Refrigerant").getByRole("checkbox", { name: "R-32" })).toHaveAccessibleDescription("1");
  await group("Refrigerant").getByRole("checkbox", { name: "R-134a" }).click();
  await count("2 of 2 products");
  expect(location.search).toBe("?category=chillers&brand=trane&spec.capacity=600..&spec.refrigerant=R-134a");
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect.element(chips.getByText(/≥ 600 kW$/)).toBeVisible();
  history.back();
  await count("5 of 5 products");
  await chips.getByRole("button", { name: /^Remove filter Cooling capacity/ }).click();
  await count("20 of 30 products");

  // No specification vanishes or moves while somebody filters by another one, even if nothing is left to choose.
  await least.fill("690");
  await userEvent.keyboard("{Enter}");
  await count("1 of 1 products");
  await expect.element(group("Refrigerant")).toBeVisible();
});

test("the browser shows a press before the list is counted again", async () => {
  await openList("?category=chillers");
  await count("20 of 60 products");
  const trane = group("Brand").getByRole("checkbox", { name: "Trane" });
  const nextFrame = requestAnimationFrame;
  const held: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => held.push(callback));
  await trane.click();
  await expect.element(trane).toBeChecked();
  for (let frames = 0; frames < 5; frames += 1) await new Promise(nextFrame);
  await count("20 of 60 products");
  for (const callback of held) callback(performance.now());
  await count("20 of 30 products");
});

test("the thumbs of the histogram move by keys, and stop at each other", async () => {
  await openList("?category=chillers");
  const from = page.getByRole("slider", { name: "Cooling capacity from" });
  await expect.element(from).toHaveAttribute("aria-valuetext", "100 kW");
  (from.element() as HTMLElement).focus();
  const entries = history.length;
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(from).toHaveAttribute("aria-valuetext", "150 kW");
  await count("20 of 55 products");
  expect(history.length).toBe(entries + 1);
  await userEvent.keyboard("{End}");
  await expect.element(from).not.toHaveAttribute("aria-valuetext", "700 kW");
  await userEvent.keyboard("{Home}");
  await count("20 of 60 products");
  expect(location.search).toBe("?category=chillers");
});

test.each(["mouse", "touch"] as const)("by %s a thumb moves list and address, and Back undoes it", async (by) => {
  await openList("?category=chillers");
  const from = page.getByRole("slider", { name: "Cooling capacity from" });
  await expect.element(from).toBeVisible();
  await dragThumb(by, from.element(), 0, 0.5);
  await count("20 of 30 products");
  expect(location.search).toBe("?category=chillers&spec.capacity=400..");
  await dragThumb(by, from.element(), 1, 0.1);
  await count("3 of 3 products");
  expect(location.search).toBe("?category=chillers&spec.capacity=400..425");
  // A thumb that is pushed against the other changes nothing.
  await dragThumb(by, from.element(), 13 / 24, 0.2);
  history.back();
  await count("20 of 30 products");
  history.back();
  await count("20 of 60 products");
});

test("sorted by an attribute, the better end first; figures follow the units, which are kept", async () => {
  await openList("?category=chillers");
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await expect.element(sort.getByRole("option", { name: "COP, highest first" })).toBeInTheDocument();
  await sort.selectOptions("Cooling capacity, highest first");
  await expect.poll(() => shownNames()[0]).toBe("Chiller 59");
  expect(location.search).toBe("?category=chillers&sort=spec.capacity&order=desc");
  await page.getByRole("button", { name: /^IP/ }).click();
  await expect.element(page.getByText("196.2 TR", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Cooling capacity to, TR" })).toBeVisible();
  expect(localStorage.getItem("unit-system")).toBe("ip");
});

test("cards show what was typed until a system is chosen, and again when 'As stated' is chosen", async () => {
  await openList("?category=chillers");
  const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
  const [stated, si, ip] = [/^As stated/, /^SI/, /^IP/].map((name) => page.getByRole("button", { name }));
  if (!stated || !si || !ip) throw new Error("No buttons.");
  const pressed = (one: typeof si) => expect.element(one).toHaveAttribute("aria-pressed", "true");
  await shown("28.4 TR");
  await shown("110 kW");
  await pressed(stated);
  await si.click();
  await shown("99.9 kW");
  await shown("110 kW");
  await ip.click();
  await shown("28.4 TR");
  await shown("31.3 TR");
  await pressed(ip);
  await expect.element(si).toHaveAttribute("aria-pressed", "false");
  await stated.click();
  await shown("110 kW");
  await shown("28.4 TR");
});

test("a turned page begins at its top; with reduced motion nothing glides", async () => {
  await openList("");
  const next = page.getByRole("link", { name: "Page 2" });
  next.element().scrollIntoView();
  await expect.poll(() => scrollY).toBeGreaterThan(1000);
  const places = new Set<number>();
  const note = () => places.add(scrollY);
  next.element().addEventListener("click", () => document.addEventListener("scroll", note));
  await next.click();
  await expect.poll(() => [...places]).toEqual([0]);
  document.removeEventListener("scroll", note);
  await expect.poll(() => shownNames()[0]).toBe("Chiller 20");
});

test("on a phone the filters are in a sheet, whose button says how many products there are", async () => {
  await openList("", 390);
  expect(page.getByRole("group", { name: "Brand" }).query()).toBeNull();
  const opener = page.getByRole("button", { name: /^Filters/ });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: "Trane" }).click();
  const show = sheet.getByRole("button", { name: "Show 30 products" });
  await sheet.getByRole("checkbox", { name: "R-32" }).click();
  await expect.element(sheet.getByRole("button", { name: "Show 10 products" })).toBeVisible();
  await sheet.getByRole("checkbox", { name: "R-32" }).click();
  await show.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveTextContent("Filters (1)");
  await count("20 of 30 products");
});

test("a page number beyond the end shows the last page, and so does the address", async () => {
  await openList("?brand=trane&page=99");
  await count("10 of 30 products");
  await expect.poll(() => location.search).toBe("?brand=trane&page=2");
});

test("the filters say that they load until the values are there", async () => {
  queryClient.clear();
  const held = Promise.withResolvers<null>();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes("/data/facets/")) await held.promise;
    return fetch(input, init);
  });
  await openList("?category=chillers");
  await expect.element(page.getByText("Loading specifications …")).toBeVisible();
  await count("20 of 60 products");
  await expect.element(page.getByText(/^These products share no specification/)).not.toBeInTheDocument();
  held.resolve(null);
  await expect.element(group("Cooling capacity")).toBeVisible();
});
