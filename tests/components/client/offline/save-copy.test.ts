import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { OFFLINE_COPY_TEXTS as T } from "#texts/offline.ts";
import { COPY_CACHE, PICTURE_CHOICES, type OfflineList, type PackedPictures } from "#domain/offline/offline-list.ts";
import { showPanel } from "#client/offline/offline-panel.ts";
import { removeCopy, resumeSaving, startSaving } from "#client/offline/save-copy.ts";
import { currentSaving, savedList, note } from "#client/offline/saving-state.ts";

const picture = (name: string): PackedPictures[number] => [name, 320, 10, 960, 90];
const release = (changes: Partial<OfflineList> = {}): OfflineList => ({
  shared: ["frame", 50],
  packs: [
    ["pages1", 100],
    ["pages2", 100],
  ],
  pages: 20,
  files: { "_astro/site.x1.js": ["", 20] },
  pictures: [["shots1", 10]],
  sizes: { small: { files: 1, bytes: 10 }, large: { files: 1, bytes: 90 } },
  headers: {},
  ...changes,
});
const PICTURES: Record<string, PackedPictures> = {
  "/data/offline/shots1.pack": [picture("chiller-1")],
  "/data/offline/shots2.pack": [picture("chiller-1"), picture("pump-2")],
};

const packed = (content: PackedPictures) =>
  new Response(new Blob([JSON.stringify(content)]).stream().pipeThrough(new CompressionStream("gzip")));

/** A site with a release that can be replaced; returns the addresses that were asked for since the last time. */
function site(first: OfflineList) {
  let [live, asked]: [OfflineList, string[]] = [first, []];
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/data/offline.json") return Response.json(live);
    asked.push(address);
    return PICTURES[address] ? packed(PICTURES[address]) : new Response(`Content of ${address}`);
  });
  return {
    publish: (next: OfflineList) => (live = next),
    asked: () => {
      const all = asked.sort();
      asked = [];
      return all;
    },
  };
}

/** The panel as its page has it (OfflineCopy.astro). */
function openPanel(): void {
  const choice = (value: string) =>
    `<label><input type="radio" name="pictures" value="${value}" ${value === "small" ? "checked" : ""}>${value}
      <span data-size="${value}"></span></label>`;
  document.body.innerHTML = `<section>
    <h2 id="offline-copy-heading" tabindex="-1"></h2> <p role="status" data-status></p> <p data-detail></p>
    <div data-progress><progress max="1"></progress><p></p></div>
    <form data-choices>${PICTURE_CHOICES.map(choice).join("")}<p data-room></p></form>
    ${["save", "resume", "pause", "remove"].map((name) => `<button type="button" data-do="${name}">${name}</button>`).join("")}
  </section>`;
  const panel = document.querySelector("section");
  if (panel) showPanel(panel);
}

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await removeCopy();
});

test("a newer release loads only what has changed, in the size of pictures that was chosen", async () => {
  const { publish, asked } = site(release());
  await startSaving("large");
  expect(asked()).toHaveLength(6);
  expect(await currentSaving()).toMatchObject({ step: "saved", pictures: "large" });

  const next = release({
    packs: [
      ["pages1", 100],
      ["pages3", 120],
    ],
    pictures: [["shots2", 20]],
    sizes: { small: { files: 2, bytes: 20 }, large: { files: 2, bytes: 180 } },
  });
  publish(next);
  openPanel();
  await expect.element(page.getByText("A newer version is there.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /^large/ })).toBeChecked();
  await page.getByRole("button", { name: T.update }).click();
  await expect.element(page.getByText(T.current, { exact: false })).toBeVisible();
  expect(asked()).toEqual(["/data/offline/pages3.pack", "/data/offline/shots2.pack", "/media/pump-2-960.webp"]);
  expect(await savedList()).toEqual(next);
  expect(await currentSaving()).toMatchObject({ step: "saved", pictures: "large" });
  // Nothing is left of the earlier release.
  const cache = await caches.open(COPY_CACHE);
  expect(await cache.match("/data/offline/pages2.pack")).toBeUndefined();
  expect(await cache.match("/media/chiller-1?large")).toBeDefined();
});

test("while a newer release is on its way, the saved one stays whole", async () => {
  const { publish } = site(release());
  await startSaving("none");
  publish(release({ packs: [["pages9", 200]] }));
  const reachable = fetch;
  vi.stubGlobal("fetch", (address: string) =>
    address.endsWith("pages9.pack") ? Promise.reject(new TypeError("offline")) : reachable(address),
  );
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await startSaving("none");
  expect(await currentSaving()).toMatchObject({ step: "interrupted" });
  expect(await savedList()).toEqual(release());
  const cache = await caches.open(COPY_CACHE);
  for (const pack of ["pages1", "pages2"]) expect(await cache.match(`/data/offline/${pack}.pack`)).toBeDefined();
});

test("Resume continues although the page, or another tab, has just looked whether something is to be saved", async () => {
  site(release());
  const none = { files: 0, bytes: 0 };
  await note({ type: "start", pictures: "none", total: none, done: none });
  await note({ type: "pause" });
  const { promise: looking, resolve: looked } = Promise.withResolvers<undefined>();
  void navigator.locks.request(COPY_CACHE, () => looking);
  let over = false;
  void resumeSaving().then(() => (over = true));
  await expect.poll(async () => over || (await navigator.locks.query()).pending?.length).toBeTruthy();
  looked(undefined);
  await expect.poll(currentSaving, { timeout: 5000 }).toMatchObject({ step: "saved" });
});
