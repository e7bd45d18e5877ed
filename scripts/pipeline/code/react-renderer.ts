import type { NamedSSRLoadedRendererValue } from "astro";
import original from "@astrojs/react/server.js";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ownText } from "../../files/detached-copy.ts";

/*
 * Renders the React components of a page on the server, in place of the renderer of @astrojs/react, whose script still hydrates
 * them. That one renders each component twice (once to find out whether it is one of React's) and passes the text through a
 * stream, which took half of the time of a product page. Here every component that is not Astro's is one of React's. Those that
 * get children from an Astro file, which are few, are left to it. tests/unit/pipeline/code/react-renderer.test.ts fails if an update of
 * @astrojs/react renders otherwise than this.
 */

/** How many components of a page have been rendered, by the object that Astro makes for each page. */
const rendered = new WeakMap<object, number>();

/**
 * Prefix of the ids in a component, so that those of two components do not clash; the browser gets it, too. Not "r", which
 * the renderer of @astrojs/react counts with in the same page.
 */
function idPrefix(page: object): string {
  const count = rendered.get(page) ?? 0;
  rendered.set(page, count + 1);
  return `p${count}`;
}

/**
 * The HTML of components that browsers do not hydrate, which many pages have alike: symbols, and the cards of related products.
 * It is kept with the object among the props, such as the product, for as long as there is one; without one, with the component.
 */
const kept = new WeakMap<object, Map<string, string>>();
/**
 * The most results kept per component without an object among its props. Symbols have few different props; a button names
 * another product on each page.
 */
const MOST_KEPT = 50;
/** A number per component, for keys. */
const numbers = new WeakMap<object, number>();
let components = 0;

const isObject = (value: unknown): value is object =>
  typeof value === "function" || (typeof value === "object" && value !== null);

function staticMarkup(component: Exclude<ElementType, string>, props: Record<string, unknown>, prefix: string): string {
  const render = (): string => renderToStaticMarkup(createElement(component, props), { identifierPrefix: prefix });
  const [owner = component, ...others] = Object.values(props).filter(isObject);
  if (others.length > 0) return render();
  const number = numbers.get(component) ?? components++;
  numbers.set(component, number);
  const key = JSON.stringify([number, ...Object.entries(props).filter(([, value]) => value !== owner)]);
  const texts = kept.get(owner) ?? new Map<string, string>();
  kept.set(owner, texts);
  const known = texts.get(key);
  if (known !== undefined) return known;
  const html = render();
  // An id that the component has made belongs to this place in this page.
  if (texts.size < MOST_KEPT && !html.includes(`${prefix}R`)) texts.set(key, ownText(html));
  return html;
}

export default {
  name: "@astrojs/react",
  supportsAstroStaticSlot: true,
  check: async () => true,
  async renderToStaticMarkup(
    this: { result: object },
    component: Exclude<ElementType, string>,
    props: Record<string, unknown>,
    slots: Record<string, string>,
    metadata?: Parameters<typeof original.renderToStaticMarkup>[3],
  ) {
    if (Object.values(slots).some((slot) => slot != null))
      return original.renderToStaticMarkup.call(this, component, props, slots, metadata);
    const prefix = idPrefix(this.result);
    const html = metadata?.hydrate
      ? renderToString(createElement(component, props), { identifierPrefix: prefix })
      : staticMarkup(component, props, prefix);
    return { html, attrs: { prefix } };
  },
} satisfies NamedSSRLoadedRendererValue;
