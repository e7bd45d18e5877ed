import { afterEach, expect, test, vi } from "vitest";
import touched, { LIST_CHANGED } from "#client/page/interaction-directive.ts";
import { favouriteList } from "#client/lists/lists-store.ts";

afterEach(() => localStorage.clear());

/** An island that waits to be used; the returned function says how often it was hydrated. */
function waitingIsland(value: object): () => number {
  const hydrate = vi.fn(async () => undefined);
  touched(async () => hydrate, { name: "interaction", value: value as never }, document.createElement("div"));
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
