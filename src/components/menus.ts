import type { NavigationBrand } from "#content/navigation.ts";
import { SITE_TEXTS } from "#content/texts.ts";
import { routes } from "#domain/routes.ts";
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
      if (attempt < ATTEMPTS) continue;
      console.error(error);
      brands = undefined;
      return [];
    }
  }
}

function brandLink(brand: NavigationBrand): HTMLAnchorElement {
  const link = element("a", { href: routes.products({ brand: brand.slug }), class: "brand-link" });
  if (brand.logo) {
    const logo = element("img", { src: brand.logo, alt: "", width: "96", height: "32" });
    logo.addEventListener("error", () => logo.remove());
    link.append(logo);
  }
  link.append(element("span", {}, brand.name));
  return link;
}

function productLinks(brand: NavigationBrand): HTMLElement {
  const list = element("ul", { class: "flyout-products" });
  for (const { slug, name } of brand.products)
    list.append(element("li", {}, element("a", { href: routes.product(slug) }, name)));
  if (brand.count > brand.products.length) {
    const all = element(
      "a",
      { href: routes.products({ brand: brand.slug }), class: "flyout-all" },
      `All ${brand.count} products`,
    );
    list.append(element("li", {}, all));
  }
  return list;
}

/** Wide screens: brands at the start, the flyout of one of them beside the list. */
function flyoutMenu(list: NavigationBrand[]): HTMLElement {
  const menu = element("ul", { class: "brand-menu" });
  const open = (slug: string | null) => {
    for (const button of menu.querySelectorAll<HTMLButtonElement>("button[aria-controls]")) {
      const shown = button.dataset["slug"] === slug;
      button.setAttribute("aria-expanded", String(shown));
      document.getElementById(button.getAttribute("aria-controls") ?? "")?.toggleAttribute("hidden", !shown);
    }
  };
  for (const brand of list) {
    const id = `flyout-${brand.slug}`;
    const button = element(
      "button",
      {
        type: "button",
        "aria-expanded": "false",
        "aria-controls": id,
        "aria-label": `${brand.name} products`,
        "data-slug": brand.slug,
      },
      element("span", { class: "chevron", "aria-hidden": "true" }),
    );
    button.addEventListener("click", () => open(button.getAttribute("aria-expanded") === "true" ? null : brand.slug));
    const flyout = element("div", { id, class: "flyout", hidden: "" }, productLinks(brand));
    const item = element("li", {}, brandLink(brand), button, flyout);
    item.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && open(brand.slug));
    menu.append(item);
  }
  return menu;
}

/** Small screens: every brand a section of its own. */
function detailsMenu(list: NavigationBrand[]): DocumentFragment {
  const menu = document.createDocumentFragment();
  for (const brand of list) {
    const summary = element("summary", {}, brand.name, element("span", { class: "chevron", "aria-hidden": "true" }));
    const all = element("a", { href: routes.products({ brand: brand.slug }) }, `All ${brand.name} products`);
    menu.append(element("details", { class: "brand-section" }, summary, all, productLinks(brand)));
  }
  return menu;
}

async function showBrands(place: HTMLElement | null): Promise<void> {
  if (!place || place.dataset["state"] === "filled" || place.dataset["state"] === "loading") return;
  place.dataset["state"] = "loading";
  place.replaceChildren(element("p", { class: "menu-note" }, SITE_TEXTS.loadingBrands));
  brands ??= fetchBrands();
  const list = await brands;
  place.dataset["state"] = list.length > 0 ? "filled" : "empty";
  if (list.length === 0) place.replaceChildren(element("p", { class: "menu-note" }, SITE_TEXTS.noBrands));
  else place.replaceChildren(place.dataset["brands"] === "flyout" ? flyoutMenu(list) : detailsMenu(list));
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
