import { $favourites, toggleFavourite } from "../stores/favourites.ts";

/* The favourite buttons of static pages. Islands handle their own. */

const hearts = [...document.querySelectorAll<HTMLButtonElement>("[data-favourite]")].filter(
  (heart) => !heart.closest("astro-island"),
);

for (const heart of hearts) {
  heart.addEventListener("click", () => toggleFavourite(heart.dataset["favourite"] ?? ""));
}
$favourites.subscribe((marked) => {
  for (const heart of hearts)
    heart.setAttribute("aria-pressed", String(marked.includes(heart.dataset["favourite"] ?? "")));
});
