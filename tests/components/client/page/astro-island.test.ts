import runtime from "astro/runtime/server/astro-island.prebuilt.js";
import { expect, test } from "vitest";
import { ISLAND, ISLAND_SCRIPTS, isHydrated, islandOf } from "#client/page/astro-island.ts";
import deferredScripts from "#client/page/deferred-scripts.ts?raw";

/* Undeclared behaviour of Astro's islands in a browser that this project depends on. */

const HYDRATED = "astro:hydrate";
const addressOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

test("an island has the name, the mark and the event that scripts of pages look for", async () => {
  let takeOver = (): void => undefined;
  const touched = new Promise<void>((resolve) => (takeOver = resolve));
  Object.assign(window, {
    Astro: {
      load: async (load: () => Promise<() => Promise<void>>) => {
        const hydrate = await load();
        await touched;
        await hydrate();
      },
    },
  });
  const script = document.createElement("script");
  script.text = runtime;
  document.head.append(script);

  const [component, renderer] = ISLAND_SCRIPTS;
  document.body.innerHTML = `<${ISLAND} ssr client="load" opts="{}" component-export="default"><button></button></${ISLAND}>`;
  const button = document.querySelector("button") as HTMLButtonElement;
  const island = islandOf(button) as HTMLElement;
  // Connected again, now with the addresses of its scripts.
  island.remove();
  island.setAttribute(component, addressOf("export default 1"));
  island.setAttribute(
    renderer,
    addressOf(`export default (island) => () => island.setAttribute("was", island.hasAttribute("ssr"))`),
  );
  const hydrated = new Promise((resolve) => island.addEventListener(HYDRATED, resolve));
  document.body.append(island);
  expect(isHydrated(island)).toBe(false);
  takeOver();
  await hydrated;
  expect(isHydrated(island)).toBe(true);
  // The renderer runs while the island still has its mark.
  expect(island.getAttribute("was")).toBe("true");
});

test("the script that stands in every page says the same words", () => {
  expect(deferredScripts).toContain(`"${ISLAND}"`);
  expect(deferredScripts).toContain(`hasAttribute("ssr")`);
  expect(deferredScripts).toContain(`"${HYDRATED}"`);
});
