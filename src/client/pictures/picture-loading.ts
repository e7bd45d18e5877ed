import { isLive, islandOf } from "../page/island.ts";

/*
 * A picture that cannot be loaded is removed, and the hidden element after it is shown: the name of a brand, or the
 * 'No Image' of a card. Islands handle their own pictures once they are hydrated; until then a picture is only hidden, because
 * React expects to find every element that it has rendered.
 */

function replace(picture: HTMLImageElement): void {
  const island = islandOf(picture);
  if (island && isLive(island)) return;
  const placeholder = picture.nextElementSibling;
  if (island) picture.hidden = true;
  else picture.remove();
  placeholder?.removeAttribute("hidden");
}

for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-fallback]"))
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== "") replace(picture);

// Errors of pictures do not bubble, but they can be captured here.
document.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLImageElement && target.dataset["fallback"] !== undefined) replace(target);
  },
  true,
);

/*
 * Pictures that are not seen at first ([data-later]: cards at the end of a page, the end of a row of thumbnails) wait until
 * they are near the screen. Browsers alone would load them much earlier, even if nobody scrolls that far. The styles hide
 * them until then (states.css).
 */

const NEAR = "400px";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute("data-later");
      observer.unobserve(target);
    }
  },
  { rootMargin: NEAR },
);
for (const cards of document.querySelectorAll("[data-later]")) observer.observe(cards);

export {};
