import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ProductCard } from "#client/products/product-card.tsx";
import type { ProductCardView } from "#client/products/listing-cards.ts";

/**
 * The HTML of a React component that no browser hydrates. Astro itself renders every such component twice, each time into a
 * stream of its own, because it may have to wait for data: a dozen of them would cost more than the rest of a page.
 */
export const reactMarkup = <Props extends object>(component: ComponentType<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(component, props));

/** Cards by what they show: that of a product stands on the pages of all products to which it is related. */
const cards = new WeakMap<ProductCardView, string>();

/** The HTML of a product's card. */
export function cardMarkup(product: ProductCardView): string {
  const markup = cards.get(product) ?? reactMarkup(ProductCard, { product });
  cards.set(product, markup);
  return markup;
}
