import type { NavigationBrand } from "#site/navigation/navigation-data.ts";
import { langOf } from "#texts/language/page-language.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import { links } from "#texts/language/links.ts";
import { chevron as chevronLook, logo as logoLook, menuRow } from "#styles/variants/menus.ts";
import { startFlyouts } from "./brand-flyouts.ts";
import { element } from "../page/create-element.ts";

/** How a menu shows its brands: flyouts beside a list on wide screens, sections to unfold on small ones. */
export type BrandMenuShape = "flyout" | "details";

const chevron = (points: "down" | "end") => element("span", { class: chevronLook({ points }), "aria-hidden": "true" });

const nameOf = (name: string) => element("span", { ...langOf(name) }, name);

/** A link with the logo, which has the name as its alt text; without a logo, or if it fails to load, with the name. */
function brandLink({ slug, name, logo }: NavigationBrand): HTMLAnchorElement {
  const link = element("a", {
    href: links.products({ brand: slug }),
    class:
      "flex flex-1 items-center gap-3 px-5 py-3.5 font-semibold -outline-offset-3 hover:bg-sheet hover:text-petrol",
  });
  if (!logo) {
    link.append(nameOf(name));
    return link;
  }
  const picture = element("img", {
    src: logo,
    alt: name,
    class: `${logoLook} object-left inline-24 block-5.5 rtl:object-right`,
    width: "96",
    height: "32",
  });
  picture.addEventListener("error", () => picture.replaceWith(nameOf(name)));
  link.append(picture);
  return link;
}

/** The products of a brand, with the classes that its list, entries and links have in one of the two shapes. */
const productLinks = (
  { products }: NavigationBrand,
  look: { list: string; item?: string; link: string },
): HTMLElement =>
  element(
    "ul",
    { class: look.list },
    ...products.map(({ slug, name }) =>
      element(
        "li",
        { class: look.item ?? "" },
        element(
          "a",
          {
            href: links.product(slug),
            class: `${look.link} text-[0.9063rem] leading-[1.35] underline-offset-[0.25em] hover:text-petrol hover:underline`,
            ...langOf(name),
          },
          name,
        ),
      ),
    ),
  );

const IN_FLYOUT = {
  list: "columns-2 gap-x-0 overflow-y-auto overscroll-contain p-3",
  item: "break-inside-avoid",
  link: "block px-3 py-[0.4rem] -outline-offset-3",
};
const IN_SECTION = { list: "ms-4", link: menuRow({ level: "product" }) };

/** A flyout is as high as its products. On a low screen they scroll, with the link to all of them fixed below. */
function flyoutOf(brand: NavigationBrand, id: string): HTMLElement {
  const flyout = element(
    "div",
    {
      id,
      class:
        "col-2 row-[1/span_99] flex flex-col border-s border-line bg-sheet text-ink max-block-[calc(100dvh-var(--spacing-bar)-1px)]",
      hidden: "",
    },
    productLinks(brand, IN_FLYOUT),
  );
  if (brand.count > brand.products.length) {
    const all = {
      href: links.products({ brand: brand.slug }),
      class:
        "flex-none border-bs border-line px-6 py-3.5 font-semibold text-petrol -outline-offset-3 underline-offset-[0.25em] hover:underline",
    };
    flyout.append(element("a", all, SITE_TEXTS.allOfBrand(brand.count)));
  }
  return flyout;
}

/**
 * Wide screens: the brands in the first column, the flyout of one of them in the second. The flyout spans 99 rows: if it
 * is higher than all brands together, the extra height goes to the empty rows and the brands keep theirs.
 */
function flyoutMenu(list: NavigationBrand[]): HTMLElement {
  const menu = element("ul", {
    class: "grid grid-cols-[1fr_2fr] grid-rows-[repeat(99,auto)] min-block-full *:contents",
  });
  for (const brand of list) {
    const id = `flyout-${brand.slug}`;
    const button = element(
      "button",
      {
        type: "button",
        class: "grid cursor-pointer place-items-center border-s border-line -outline-offset-3 inline-12",
        "aria-expanded": "false",
        "aria-controls": id,
        "aria-label": SITE_TEXTS.brandProducts(brand.name),
      },
      chevron("end"),
    );
    const head = element(
      "div",
      { class: "col-1 flex border-be border-line has-aria-expanded:bg-sheet has-aria-expanded:text-petrol" },
      brandLink(brand),
      button,
    );
    menu.append(element("li", {}, head, flyoutOf(brand, id)));
  }
  startFlyouts(menu);
  return menu;
}

/** Small screens: one section to unfold per brand. */
function detailsMenu(list: NavigationBrand[]): DocumentFragment {
  const menu = document.createDocumentFragment();
  for (const brand of list) {
    const all = { href: links.products({ brand: brand.slug }), class: menuRow({ class: "ms-4" }) };
    menu.append(
      element(
        "details",
        { class: "ms-4" },
        element("summary", { class: menuRow() }, nameOf(brand.name), chevron("down")),
        element("a", all, SITE_TEXTS.allBrandProducts(brand.name)),
        productLinks(brand, IN_SECTION),
      ),
    );
  }
  return menu;
}

const NOTE = { flyout: "p-7 text-ink-soft", details: "ms-4 py-3.5 text-ink-soft" };

/** The message in a menu instead of its brands: they are loading, there are none, or loading failed. */
export const menuNote = (shape: BrandMenuShape, text: string, ...controls: Node[]): HTMLElement =>
  element("div", { class: NOTE[shape] }, element("p", {}, text), ...controls);

/** The brands of the products menu, or a message that there are none. */
export function brandMenu(list: NavigationBrand[], shape: BrandMenuShape): Node {
  if (list.length === 0) return menuNote(shape, SITE_TEXTS.noBrands);
  return shape === "flyout" ? flyoutMenu(list) : detailsMenu(list);
}
