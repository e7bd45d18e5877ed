import type { ProductPicture } from "#site/products/product-page.ts";
import { openLightbox } from "./lightbox.ts";

/*
 * Full-screen pictures outside of galleries. Each picture is a link to its file; `data-enlarge` holds the file name for
 * downloads.
 */

function pictureOf(link: HTMLAnchorElement): ProductPicture | null {
  const image = link.querySelector("img");
  if (!image) return null;
  const { width, height } = {
    width: Number(image.getAttribute("width")),
    height: Number(image.getAttribute("height")),
  };
  return { src: link.href, srcset: null, width, height, alt: image.alt, fileName: link.dataset["enlarge"] ?? "" };
}

function enlarge(link: HTMLAnchorElement): void {
  // A picture that could not be loaded has been removed from its link.
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")].filter((other) =>
    pictureOf(other),
  );
  let index = links.indexOf(link);
  const pictures = links.flatMap((other) => pictureOf(other) ?? []);
  const onView = (viewed: number) => void (index = viewed);
  void openLightbox({ pictures, index, onView, focusAfter: () => links[index] });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !pictureOf(link)) return;
    event.preventDefault();
    enlarge(link);
  });
}
