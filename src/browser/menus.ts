import type { NavigationBrand } from "#views/navigation.ts";
import { SITE_TEXTS } from "#copy/texts.ts";
import { brandMenu } from "./brand-menu.ts";
import { element } from "./element.ts";

/* The menus open and close by themselves (popover, details). This adds their brands and closes what was left. */

const ATTEMPTS = 2;
let brands: Promise<NavigationBrand[]> | undefined;

async function fetchBrands(): Promise<NavigationBrand[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch("/data/navigation.json");
      if (!answer.ok) throw new Error(`The brands could not be loaded (${answer.status}).`);
      return (await answer.json()) as NavigationBrand[];
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function showBrands(place: HTMLElement | null): Promise<void> {
  if (!place || place.dataset["state"] === "filled" || place.dataset["state"] === "loading") return;
  place.dataset["state"] = "loading";
  place.replaceChildren(element("p", { class: "menu-note" }, SITE_TEXTS.loadingBrands));
  try {
    brands ??= fetchBrands();
    const list = await brands;
    place.dataset["state"] = "filled";
    place.replaceChildren(brandMenu(list, place.dataset["brands"] === "flyout" ? "flyout" : "details"));
  } catch (error) {
    console.error(error);
    brands = undefined;
    place.dataset["state"] = "failed";
    showFailure(place);
  }
}

/** Says that the brands did not come. Trying again keeps the focus in the menu, whatever comes of it. */
function showFailure(place: HTMLElement): void {
  const retry = element("button", { type: "button", class: "button button-small" }, SITE_TEXTS.retry);
  retry.addEventListener("click", () => {
    void showBrands(place).then(() => place.querySelector<HTMLElement>("a, button, summary")?.focus());
  });
  place.replaceChildren(element("div", { class: "menu-note" }, element("p", {}, SITE_TEXTS.brandsFailed), retry));
}

for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]")) {
  const button = document.querySelector<HTMLButtonElement>(`[popovertarget="${menu.id}"]`);
  const fill = () => void showBrands(menu.querySelector('[data-brands="flyout"]'));
  const name = () => {
    if (menu.id === "mobile-menu")
      button?.setAttribute("aria-label", menu.matches(":popover-open") ? SITE_TEXTS.closeMenu : SITE_TEXTS.openMenu);
  };
  menu.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open" && event.target === menu) fill();
  });
  menu.addEventListener("toggle", name);
  // It may have been opened before this script was there.
  if (menu.matches(":popover-open")) fill();
  name();
  // Tabbing out of a menu closes it, so that focus is never behind it.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== button) menu.hidePopover();
  });
}

const section = document.querySelector<HTMLDetailsElement>("[data-brands-section]");
const fillSection = () => section?.open && void showBrands(section.querySelector('[data-brands="details"]'));
section?.addEventListener("toggle", fillSection);
fillSection();

// The bar has room again: nothing may stay open that it replaces, or the page would stay locked.
matchMedia("(min-width: 64rem)").addEventListener("change", () => {
  for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]:popover-open")) menu.hidePopover();
});
