/*
 * A picture that cannot be loaded is replaced by what stands beside it, hidden: the name of a brand, 'No Image' of a
 * card. Pictures in islands look after themselves.
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
