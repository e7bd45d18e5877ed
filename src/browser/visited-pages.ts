import { compareNames } from "#domain/names.ts";
import { element } from "./element.ts";

/* The offline page stands in for any address: it names the pages that open, and tries the one that was asked for again. */

const place = document.querySelector<HTMLElement>("[data-visited]");

async function showVisited(section: HTMLElement): Promise<void> {
  const cache = await caches.open("pages");
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const html = await (await cache.match(url))?.text();
      const page = new DOMParser().parseFromString(html ?? "", "text/html");
      return { path: new URL(url).pathname, title: page.querySelector("h1")?.textContent.trim() ?? "" };
    }),
  );
  const known = pages.filter(({ title }) => title !== "").sort((a, b) => compareNames(a.title, b.title));
  section
    .querySelector("ul")
    ?.append(
      ...known.map(({ path, title }) => element("li", {}, element("a", { href: path, class: "text-link" }, title))),
    );
  section.hidden = known.length === 0;
}

document.querySelector("[data-retry]")?.addEventListener("click", () => location.reload());
// The connection is back: whoever waits here wants the page, not the button.
addEventListener("online", () => location.reload());
if (place && "caches" in window) showVisited(place).catch((error: unknown) => console.error(error));
