import type { ProductPicture } from "#views/product-page.ts";

/*
 * Full-screen pictures on pages without islands. Each picture is a link to its file; `data-enlarge` holds the file name
 * for downloads. The lightbox is loaded with the first click; if that fails, the link opens the file.
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

async function enlarge(link: HTMLAnchorElement): Promise<void> {
  // A picture that could not be loaded has been removed from its link.
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")].filter((other) =>
    pictureOf(other),
  );
  const [{ createElement }, { createRoot }, { default: Lightbox }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("../islands/gallery-lightbox.tsx"),
  ]);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  let index = links.indexOf(link);
  const close = () => {
    root.unmount();
    place.remove();
    links[index]?.focus();
  };
  const show = (viewed: number) => {
    index = viewed;
    const pictures = links.flatMap((other) => pictureOf(other) ?? []);
    root.render(createElement(Lightbox, { pictures, index, onView: show, onClose: close }));
  };
  show(index);
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !pictureOf(link)) return;
    event.preventDefault();
    enlarge(link).catch((error: unknown) => {
      console.error(error);
      location.assign(link.href);
    });
  });
}
