import type { NavigationBrand } from "#views/navigation.ts";
import { SITE_TEXTS } from "#copy/texts.ts";
import { routes } from "#domain/routes.ts";
import { startFlyouts } from "./brand-flyouts.ts";
import { element } from "./element.ts";

/** What a menu shows of its brands: the list as it looks on wide or on small screens. */
export type BrandMenuShape = "flyout" | "details";

const chevron = () => element("span", { class: "chevron", "aria-hidden": "true" });

/** The logo says the name; where there is none or it cannot be loaded, the name itself does. */
function brandLink({ slug, name, logo }: NavigationBrand): HTMLAnchorElement {
  const link = element("a", { href: routes.products({ brand: slug }), class: "brand-link" });
  if (!logo) {
    link.append(name);
    return link;
  }
  const picture = element("img", { src: logo, alt: name, class: "logo", width: "96", height: "32" });
  picture.addEventListener("error", () => picture.replaceWith(name));
  link.append(picture);
  return link;
}

const productLinks = ({ products }: NavigationBrand): HTMLElement =>
  element(
    "ul",
    { class: "flyout-products" },
    ...products.map(({ slug, name }) => element("li", {}, element("a", { href: routes.product(slug) }, name))),
  );

/** Wide screens: brands at the start, the flyout of one of them beside the list. */
function flyoutMenu(list: NavigationBrand[]): HTMLElement {
  const menu = element("ul", { class: "brand-menu" });
  for (const brand of list) {
    const id = `flyout-${brand.slug}`;
    const button = element(
      "button",
      { type: "button", "aria-expanded": "false", "aria-controls": id, "aria-label": `${brand.name} products` },
      chevron(),
    );
    const flyout = element("div", { id, class: "flyout", hidden: "" }, productLinks(brand));
    if (brand.count > brand.products.length) {
      const all = { href: routes.products({ brand: brand.slug }), class: "flyout-all" };
      flyout.append(element("a", all, `All ${brand.count} products`));
    }
    const head = element("div", { class: "brand-menu-head" }, brandLink(brand), button);
    menu.append(element("li", {}, head, flyout));
  }
  startFlyouts(menu);
  return menu;
}

/** Small screens: every brand a section of its own. */
function detailsMenu(list: NavigationBrand[]): DocumentFragment {
  const menu = document.createDocumentFragment();
  for (const brand of list) {
    const all = element("a", { href: routes.products({ brand: brand.slug }) }, `All ${brand.name} products`);
    const summary = element("summary", {}, brand.name, chevron());
    menu.append(element("details", { class: "brand-section" }, summary, all, productLinks(brand)));
  }
  return menu;
}

/** The brands of the products menu, or that there are none. */
export function brandMenu(list: NavigationBrand[], shape: BrandMenuShape): Node {
  if (list.length === 0) return element("p", { class: "menu-note" }, SITE_TEXTS.noBrands);
  return shape === "flyout" ? flyoutMenu(list) : detailsMenu(list);
}
