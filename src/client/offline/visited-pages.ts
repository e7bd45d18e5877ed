import { compareNames } from "#domain/text/names.ts";
import { withoutLanguage } from "#domain/languages/languages.ts";
import { langOf } from "#texts/language/page-language.ts";
import { link } from "#styles/variants/basics.ts";
import { element } from "../page/create-element.ts";

/* The offline page is shown in place of any page. It lists the pages that open offline and retries the requested one. */

const LINK = link({ kind: "onward", class: "min-block-9" });
const place = document.querySelector<HTMLElement>("[data-visited]");

const RETRY_MS = 5000;

/** Browsers report a connection before it can be used: asks the site until it answers, then loads the page again. */
async function showWhenReachable(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    await fetch("/build.json", { cache: "no-store" });
    location.reload();
  } catch {
    setTimeout(() => void showWhenReachable(), RETRY_MS);
  }
}

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
      ...known.map(({ path, title }) =>
        element("li", {}, element("a", { href: path, class: LINK, ...langOf(title) }, title)),
      ),
    );
  section.hidden = known.length === 0;
}

if (place) {
  document.querySelector("[data-retry]")?.addEventListener("click", () => location.reload());
  // Show the requested page without a click when the connection is back.
  addEventListener("online", () => void showWhenReachable());
  // Somebody who opened the offline page itself stays on it.
  if (withoutLanguage(location.pathname).address !== "/offline") setTimeout(() => void showWhenReachable(), RETRY_MS);
  if ("caches" in window) showVisited(place).catch((error: unknown) => console.error(error));
}
