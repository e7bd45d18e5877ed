import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { command } from "../chrome.ts";

const FIELD = "Search the catalogue";

/** The code that finds results is not needed here. */
vi.mock(import("#client/search/search-dialog.ts"), () => ({ startSearch: () => undefined }));

/** The field as pages have it (SearchField.astro), and the script, which begins when it is loaded. */
beforeAll(async () => {
  document.body.innerHTML = `<form data-search-field>
    <label for="search-field">${FIELD}</label><input id="search-field" type="search" />
    <button type="submit">Search</button>
  </form>`;
  await import("#client/search/search.ts");
});
afterEach(() => command("Emulation.setTouchEmulationEnabled", { enabled: false }));

test.each([
  { device: "a touch device, whose keyboard stays closed", isTouch: true, role: "button", name: "Search" },
  { device: "other devices", isTouch: false, role: "searchbox", name: FIELD },
] as const)("the closed search gives the focus back to the $role on $device", async ({ isTouch, role, name }) => {
  await command("Emulation.setTouchEmulationEnabled", { enabled: isTouch, maxTouchPoints: 1 });
  await page.getByRole("searchbox", { name: FIELD }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole(role, { name })).toHaveFocus();
});
