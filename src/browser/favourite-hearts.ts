import { $favourites, toggleFavourite } from "../stores/favourites.ts";

/* The favourite buttons of static pages. Islands handle their own once they are hydrated; until then they only show their state. */

const isHydrated = (heart: Element): boolean => heart.closest("astro-island:not([ssr])") !== null;

for (const heart of document.querySelectorAll<HTMLButtonElement>("[data-favourite]")) {
  if (heart.closest("astro-island")) continue;
  heart.addEventListener("click", () => toggleFavourite(heart.dataset["favourite"] ?? ""));
}
$favourites.subscribe((marked) => {
  for (const heart of document.querySelectorAll<HTMLButtonElement>("[data-favourite]"))
    if (!isHydrated(heart))
      heart.setAttribute("aria-pressed", String(marked.includes(heart.dataset["favourite"] ?? "")));
});
