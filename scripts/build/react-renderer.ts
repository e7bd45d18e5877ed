import type { NamedSSRLoadedRendererValue } from "astro";
import original from "@astrojs/react/server.js";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";

/*
 * Renders the React components of a page on the server, in place of the renderer of @astrojs/react, whose script still hydrates
 * them. That one renders each component twice (once to find out whether it is one of React's) and passes the text through a
 * stream, which took half of the time of a product page. Here every component that is not Astro's is one of React's. Those that
 * get children from an Astro file, which are few, are left to it.
 */

/** How many components of a page have been rendered, by the object that Astro makes for each page. */
const rendered = new WeakMap<object, number>();

/** Begins the ids that a component makes, so that two of a page do not make the same ones; the browser is told it, too. */
function idPrefix(page: object): string {
  const count = rendered.get(page) ?? 0;
  rendered.set(page, count + 1);
  return `r${count}`;
}

export default {
  name: "@astrojs/react",
  supportsAstroStaticSlot: true,
  check: async () => true,
  async renderToStaticMarkup(
    this: { result: object },
    component: ElementType,
    props: Record<string, unknown>,
    slots: Record<string, string>,
    metadata?: Parameters<typeof original.renderToStaticMarkup>[3],
  ) {
    if (Object.values(slots).some((slot) => slot != null))
      return original.renderToStaticMarkup.call(this, component, props, slots, metadata);
    const prefix = idPrefix(this.result);
    const render = metadata?.hydrate ? renderToString : renderToStaticMarkup;
    return { html: render(createElement(component, props), { identifierPrefix: prefix }), attrs: { prefix } };
  },
} satisfies NamedSSRLoadedRendererValue;
