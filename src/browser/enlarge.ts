import type { ProductPicture } from "#views/product-page.ts";

/*
 * Pictures of a static page on the whole screen: links to their files that are marked with data-enlarge (the name a
 * downloaded file gets), and hold the picture. What shows them is loaded with the first one that is pressed; without it the link opens the file.
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
  // A picture that could not be loaded is not there any more.
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
