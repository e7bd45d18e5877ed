import { LANGUAGE } from "#domain/languages/languages.ts";
import { language } from "#texts/language/page-language.ts";
import { PICTURE_TEXTS } from "#texts/products.ts";
import type { ProductPicture } from "#site/products/product-page.ts";
import { openLightbox } from "./lightbox.ts";

/* The gallery of a product (Gallery.astro): steps through the pictures, zooms where a mouse points, opens them full screen. */

/** The attributes that differ between pictures; all others are the styling of the stage. */
const OWN = new Set(["src", "srcset", "width", "height", "alt"]);

/** The picture of a thumbnail, or of the stage of a gallery that has only one. */
function pictureOf(image: HTMLImageElement, { file, alt }: { file: HTMLAnchorElement; alt: string }): ProductPicture {
  return {
    src: file.getAttribute("href") ?? "",
    srcset: image.getAttribute("srcset"),
    width: Number(image.getAttribute("width")),
    height: Number(image.getAttribute("height")),
    alt,
    fileName: file.dataset["file"] ?? file.download,
  };
}

function startGallery(gallery: HTMLElement): void {
  const stage = gallery.querySelector<HTMLElement>("[data-stage]");
  const image = stage?.querySelector("img");
  const download = gallery.querySelector<HTMLAnchorElement>("[data-download]");
  const counter = gallery.querySelector("[data-counter]");
  if (!stage || !image || !download) return;
  const thumbnails = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-file]")];
  const pictures = thumbnails.flatMap((file) => {
    const small = file.querySelector("img");
    return small ? [pictureOf(small, { file, alt: file.dataset["alt"] ?? "" })] : [];
  });
  if (pictures.length === 0) pictures.push(pictureOf(image, { file: download, alt: image.alt }));
  const look = [...image.attributes].filter(({ name }) => !OWN.has(name));
  let index = 0;
  let isFull = false;

  const show = (next: number) => {
    if (next === index) return;
    index = next;
    const picture = pictures[index];
    if (!picture) return;
    stage.querySelector("img")?.remove();
    stage.querySelector("span")?.setAttribute("hidden", "");
    stage.prepend(madeOf(look, picture));
    if (counter) counter.textContent = PICTURE_TEXTS.place(index + 1, pictures.length);
    download.href = picture.src;
    download.download = picture.fileName;
    for (const [position, thumbnail] of thumbnails.entries()) {
      if (position === index) thumbnail.setAttribute("aria-current", "true");
      else thumbnail.removeAttribute("aria-current");
    }
  };
  const step = (by: number) => show((index + by + pictures.length) % pictures.length);
  const enlarge = (opener: HTMLElement | null) => {
    isFull = true;
    const focusAfter = () => {
      isFull = false;
      return opener;
    };
    void openLightbox({ pictures, index, onView: show, focusAfter });
  };

  for (const button of gallery.querySelectorAll<HTMLElement>("[data-step]"))
    button.addEventListener("click", () => step(Number(button.dataset["step"])));
  for (const [position, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener("click", (event) => {
      event.preventDefault();
      show(position);
    });
  }
  /** The pictures follow one another in the direction of the text. */
  const onward = LANGUAGE[language()].direction === "rtl" ? -1 : 1;
  gallery.addEventListener("keydown", ({ key }) => {
    if (isFull) return;
    if (key === "ArrowLeft") step(-onward);
    if (key === "ArrowRight") step(onward);
  });
  const full = gallery.querySelector<HTMLElement>("[data-full]");
  full?.addEventListener("click", () => enlarge(full));
  stage.addEventListener("click", () => enlarge(null));
  stage.addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
    if (pointerType !== "mouse") return;
    const box = stage.getBoundingClientRect();
    const part = (at: number, from: number, size: number) => `${((at - from) / size) * 100}%`;
    stage.style.setProperty(
      "--zoom-origin",
      `${part(clientX, box.left, box.width)} ${part(clientY, box.top, box.height)}`,
    );
    stage.dataset["zoomed"] = "";
  });
  stage.addEventListener("pointerleave", () => delete stage.dataset["zoomed"]);
}

/**
 * A new element for each picture, so that the previous picture does not stay while the next one loads. Never a clone, because
 * browsers load the largest file for a clone.
 */
function madeOf(look: readonly Attr[], { src, srcset, width, height, alt }: ProductPicture): HTMLImageElement {
  const image = document.createElement("img");
  for (const { name, value } of look) image.setAttribute(name, value);
  Object.assign(image, { width, height, alt });
  if (srcset !== null) image.srcset = srcset;
  image.src = src;
  return image;
}

for (const gallery of document.querySelectorAll<HTMLElement>("[data-gallery]")) startGallery(gallery);
