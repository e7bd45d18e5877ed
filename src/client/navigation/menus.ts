import { localAddress } from "#texts/language/links.ts";
import type { NavigationBrand } from "#site/navigation/navigation-data.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import { button } from "#styles/variants/buttons.ts";
import { brandMenu, menuNote, type BrandMenuShape } from "./brand-menu.ts";
import { element } from "../page/create-element.ts";

/* The browser opens and closes the menus (popover, details). This loads their brands and closes a menu that loses the focus. */

const ATTEMPTS = 2;
let brands: Promise<NavigationBrand[]> | undefined;

async function fetchBrands(): Promise<NavigationBrand[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(localAddress("/data/navigation.json"));
      if (!answer.ok) throw new Error(`The brands could not be loaded (${answer.status}).`);
      return (await answer.json()) as NavigationBrand[];
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

const shapeOf = (place: HTMLElement): BrandMenuShape => (place.dataset["brands"] === "flyout" ? "flyout" : "details");

async function showBrands(place: HTMLElement | null): Promise<void> {
  if (!place || place.dataset["state"] === "filled" || place.dataset["state"] === "loading") return;
  place.dataset["state"] = "loading";
  place.replaceChildren(menuNote(shapeOf(place), SITE_TEXTS.loadingBrands));
  try {
    brands ??= fetchBrands();
    const list = await brands;
    place.dataset["state"] = "filled";
    place.replaceChildren(brandMenu(list, shapeOf(place)));
  } catch (error) {
    console.error(error);
    brands = undefined;
    place.dataset["state"] = "failed";
    showFailure(place);
  }
}

/** Says that the brands could not be loaded. Trying again keeps the focus in the menu, whether it works or not. */
function showFailure(place: HTMLElement): void {
  const retry = element(
    "button",
    { type: "button", class: button({ size: "small", class: "mbs-3" }) },
    SITE_TEXTS.retry,
  );
  retry.addEventListener("click", () => {
    void showBrands(place).then(() => place.querySelector<HTMLElement>("a, button, summary")?.focus());
  });
  place.replaceChildren(menuNote(shapeOf(place), SITE_TEXTS.brandsFailed, retry));
}

for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]")) {
  const opener = document.querySelector<HTMLButtonElement>(`[popovertarget="${menu.id}"]`);
  const fill = () => void showBrands(menu.querySelector('[data-brands="flyout"]'));
  const name = () => {
    if (menu.id === "mobile-menu")
      opener?.setAttribute("aria-label", menu.matches(":popover-open") ? SITE_TEXTS.closeMenu : SITE_TEXTS.openMenu);
  };
  menu.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open" && event.target === menu) fill();
  });
  menu.addEventListener("toggle", name);
  // The menu may have been opened before this script ran.
  if (menu.matches(":popover-open")) fill();
  name();
  // Tabbing out of a menu closes it, so that it never covers the focused element.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== opener) menu.hidePopover();
  });
}

const section = document.querySelector<HTMLDetailsElement>("[data-brands-section]");
const fillSection = () => section?.open && void showBrands(section.querySelector('[data-brands="details"]'));
section?.addEventListener("toggle", fillSection);
fillSection();

// On a wide screen the bar replaces the menu. If the menu stayed open, the page could not scroll.
matchMedia("(min-width: 64rem)").addEventListener("change", () => {
  for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]:popover-open")) menu.hidePopover();
});
