import { afterEach, expect, test, vi } from "vitest";
import interaction, { LIST_CHANGED } from "#client/page/interaction-directive.ts";
import { ISLAND, ISLAND_LIVE, islandOf, isLive } from "#client/page/island.ts";
import deferredScripts from "#client/page/deferred-scripts.ts?raw";
import { favouriteList } from "#client/lists/lists-store.ts";

afterEach(() => localStorage.clear());

/** An island that waits to be used; the returned function says how often it was hydrated. */
function waitingIsland(value: object): () => number {
  const hydrate = vi.fn(async () => undefined);
  interaction(async () => hydrate, { name: "interaction", value: value as never }, document.createElement("div"));
  return () => hydrate.mock.calls.length;
}

test("an island about a list is hydrated when something is added on its own page, and not for other changes", async () => {
  const favourites = waitingIsland({ at: "html.never", kept: ["favourites"] });
  const compared = waitingIsland({ at: "html.never", kept: ["compare"] });
  dispatchEvent(new Event(LIST_CHANGED));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  favouriteList.toggle({ slug: "pump", name: "Pump" });
  dispatchEvent(new Event(LIST_CHANGED));
  await expect.poll(favourites).toBe(1);
  expect(compared()).toBe(0);
});

test("a page from the back/forward cache follows what was chosen since then", async () => {
  const list = waitingIsland({ at: "html.never", kept: ["unit-system"] });
  localStorage.setItem("unit-system", "si");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(list).toBe(1);
});

test("an island is marked, from the beginning until React has taken over and afterwards", async () => {
  const island = document.createElement("div");
  island.innerHTML = "<button></button>";
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const states: unknown[] = [];
  island.addEventListener(ISLAND_LIVE, () => states.push(isLive(island)));
  interaction(async () => () => promise, { name: "interaction", value: { at: "html" } as never }, island);
  expect(islandOf(island.firstElementChild as Element)).toBe(island);
  expect(isLive(island)).toBe(false);
  resolve(undefined);
  await expect.poll(() => states).toEqual([true]);
});

test("the script that stands in every page says the same words", () => {
  for (const word of [`"${ISLAND}"`, `"${ISLAND_LIVE}"`, `dataset["island"] === "live"`])
    expect(deferredScripts).toContain(word);
});
