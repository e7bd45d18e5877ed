import { registerHooks } from "node:module";
import type { AstroIntegration, AstroRenderer, NamedSSRLoadedRendererValue } from "astro";
import { createElement, useId, useState, type ReactNode } from "react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reactIslands } from "../../../../scripts/pipeline/code/react-islands.ts";

/*
 * Undocumented behaviour of @astrojs/react that this project depends on: its script in browsers hydrates what our renderer has
 * rendered, so that both renderers must write the same.
 */

// The module of the package's options, which only exists in a bundle.
const hooks = registerHooks({
  resolve: (name, context, next) =>
    name === "astro:react:opts"
      ? { url: "data:text/javascript,export default {}", shortCircuit: true }
      : next(name, context),
});
let ours: NamedSSRLoadedRendererValue;
let original: NamedSSRLoadedRendererValue;
beforeAll(async () => {
  ours = (await import("../../../../scripts/pipeline/code/react-renderer.ts")).default;
  original = (await import("@astrojs/react/server.js")).default;
});
afterAll(() => hooks.deregister());

type Metadata = Parameters<NamedSSRLoadedRendererValue["renderToStaticMarkup"]>[3];
const HYDRATED = { hydrate: "load", astroStaticSlot: true } as unknown as Metadata;
const STATIC = { astroStaticSlot: true } as unknown as Metadata;

function Counter({ start, children }: { start: number; children?: ReactNode }) {
  const [count] = useState(start);
  const id = useId();
  return createElement("p", { id, className: "a" }, "Units: ", count, " & more ", children);
}

/** Renders counters into one page, one after the other. */
async function rendered(
  by: NamedSSRLoadedRendererValue,
  slots: Record<string, string>,
  metadata: Metadata,
): Promise<unknown[]> {
  const page = { result: { request: new Request("http://localhost/") } } as ThisParameterType<
    NamedSSRLoadedRendererValue["renderToStaticMarkup"]
  >;
  const counters = [];
  for (const start of [1, 2])
    counters.push(await by.renderToStaticMarkup.call(page, Counter, { start }, slots, metadata));
  return counters;
}

describe("the renderer of @astrojs/react", () => {
  test("writes what ours writes for a component that browsers hydrate, but for the letter of the ids", async () => {
    const made = await rendered(ours, {}, HYDRATED);
    const theirs = JSON.stringify(await rendered(original, {}, HYDRATED));
    expect(made).toEqual(JSON.parse(theirs.replaceAll(/\br(\d)/g, "p$1").replaceAll("_r", "_p")));
    expect(made).toEqual([
      { html: expect.stringContaining('class="a"'), attrs: { prefix: "p0" } },
      { html: expect.stringContaining('class="a"'), attrs: { prefix: "p1" } },
    ]);
  });

  test("gives no id that ours gives to another component of the page", async () => {
    const page = { result: { request: new Request("http://localhost/") } } as ThisParameterType<
      NamedSSRLoadedRendererValue["renderToStaticMarkup"]
    >;
    const withoutChildren = await ours.renderToStaticMarkup.call(page, Counter, { start: 1 }, {}, HYDRATED);
    const withChildren = await ours.renderToStaticMarkup.call(
      page,
      Counter,
      { start: 1 },
      { default: "<b>a</b>" },
      HYDRATED,
    );
    const id = /id="([^"]+)"/;
    expect(id.exec(withChildren.html)?.[1]).not.toBe(id.exec(withoutChildren.html)?.[1]);
  });

  test("renders what an Astro file gives to a component, for ours too", async () => {
    for (const metadata of [HYDRATED, STATIC]) {
      const made = await rendered(ours, { default: "<b>inner</b>" }, metadata);
      expect(made).toEqual(await rendered(original, { default: "<b>inner</b>" }, metadata));
      expect(JSON.stringify(made)).toContain("<b>inner</b>");
    }
  });

  test("has the name and the abilities that ours says", () => {
    expect([ours.name, ours.supportsAstroStaticSlot]).toEqual([original.name, original.supportsAstroStaticSlot]);
  });

  test("is given to Astro with its script for browsers, and ours in its place", async () => {
    const renderers: AstroRenderer[] = [];
    type SetUp = NonNullable<AstroIntegration["hooks"]["astro:config:setup"]>;
    const options = {
      command: "build",
      addClientDirective: () => undefined,
      addRenderer: (renderer: AstroRenderer) => renderers.push(renderer),
      updateConfig: () => undefined,
      injectScript: () => undefined,
    };
    await reactIslands().hooks["astro:config:setup"]?.(options as unknown as Parameters<SetUp>[0]);
    expect(renderers.map(({ name, clientEntrypoint }) => [name, clientEntrypoint])).toEqual([
      ["@astrojs/react", "@astrojs/react/client.js"],
    ]);
    expect(String(renderers[0]?.serverEntrypoint)).toMatch(/react-renderer\.ts$/);
  });
});
