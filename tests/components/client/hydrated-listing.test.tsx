import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { $unitSystem } from "#client/units/unit-store.ts";
import { count, group, list, serveList } from "../islands/sixty-chillers.tsx";

serveList();

/** Hydrates the list as the server rendered it, after `change`, and runs `use`. Expects that nothing differs at the hydration. */
async function hydrated(change: (frame: HTMLElement) => void, use: (frame: HTMLElement) => Promise<void>) {
  await page.viewport(1280, 900);
  history.replaceState(null, "", "/products");
  const frame = document.createElement("div");
  frame.innerHTML = renderToString(list);
  document.body.append(frame);
  change(frame);
  const faults: unknown[] = [];
  const root = hydrateRoot(frame, list, { onRecoverableError: (fault) => faults.push(fault) });
  try {
    await use(frame);
    expect(faults).toEqual([]);
  } finally {
    root.unmount();
    delete document.documentElement.dataset["shownUnits"];
    localStorage.clear();
    frame.remove();
  }
}

test("the list is hydrated as the server rendered it, and what is pressed on a card before that counts", () =>
  hydrated(
    () => undefined,
    async (frame) => {
      frame.querySelector<HTMLElement>("[data-list=favourite]")?.click();
      await expect
        .element(page.getByRole("button", { name: "Favourite: Chiller 00" }))
        .toHaveAttribute("aria-pressed", "true");
      await group("Brand").getByRole("checkbox", { name: "Trane" }).click();
      await count("20 of 30 products");
    },
  ));

/** What src/client/units/prevent-unit-flash.ts does for somebody who has chosen inch-pound units. */
function showInchPound(frame: HTMLElement): void {
  document.documentElement.dataset["shownUnits"] = "ip";
  for (const figure of frame.querySelectorAll<HTMLElement>("[data-ip]"))
    figure.textContent = figure.dataset["ip"] ?? "";
  frame.querySelector("[data-units=ip]")?.setAttribute("aria-pressed", "true");
}

test("units that were switched off on another page before the list is hydrated are off in it", () => {
  $unitSystem.set("ip");
  return hydrated(
    (frame) => {
      showInchPound(frame);
      $unitSystem.set("typed");
    },
    async () => {
      await expect.element(page.getByText("110 kW", { exact: true })).toBeVisible();
      await expect.element(page.getByRole("button", { name: /^IP/ })).toHaveAttribute("aria-pressed", "false");
    },
  );
});

test("figures in the units of the browser stay as they stand while the list is hydrated, and follow the units after it", () => {
  $unitSystem.set("ip");
  const changed: string[] = [];
  return hydrated(
    (frame) => {
      showInchPound(frame);
      const note = (records: MutationRecord[]) =>
        changed.push(...records.map(({ target }) => target.textContent ?? ""));
      const figures = frame.querySelectorAll("dd");
      const observer = new MutationObserver(note);
      for (const figure of figures) observer.observe(figure, { childList: true, characterData: true, subtree: true });
    },
    async () => {
      const ip = page.getByRole("button", { name: /^IP/ });
      await expect.element(ip).toHaveAttribute("aria-pressed", "true");
      await expect.element(page.getByText("31.3 TR", { exact: true })).toBeVisible();
      expect(new Set(changed.filter((text) => text.endsWith("kW")))).toEqual(new Set());
      await page.getByRole("button", { name: /^As stated/ }).click();
      await expect.element(page.getByText("110 kW", { exact: true })).toBeVisible();
    },
  );
});
