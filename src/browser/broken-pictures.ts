/*
 * A picture that cannot be loaded is removed, and the hidden element after it is shown: the name of a brand, or the
 * 'No Image' of a card. Islands handle their own pictures.
 */

function replace(picture: HTMLImageElement): void {
  const placeholder = picture.nextElementSibling;
  picture.remove();
  placeholder?.removeAttribute("hidden");
}

for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-fallback]")) {
  if (picture.closest("astro-island")) continue;
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== "") replace(picture);
  else picture.addEventListener("error", () => replace(picture), { once: true });
}
