import { links } from "#texts/language/links.ts";

const SCROLL_DELAY_MS = 100;

// 'Discover Our Services' goes to the solutions where this page has no services section.
const discover = document.querySelector<HTMLAnchorElement>("[data-discover]");
if (discover && !document.getElementById("services")) discover.href = links.solutions();

// A featured link opens its page at the top, also where the browser would restore an older scroll position.
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-featured] a")) {
  link.addEventListener("click", () => setTimeout(() => scrollTo({ top: 0 }), SCROLL_DELAY_MS));
}
