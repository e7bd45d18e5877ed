import type { ProductPicture } from "#site/products/product-page.ts";

type Opened = {
  pictures: readonly ProductPicture[];
  index: number;
  /** Called with each picture that is shown. */
  onView?: (index: number) => void;
  /** What gets the focus when the pictures are closed. */
  focusAfter: () => HTMLElement | null | undefined;
};

/**
 * Shows pictures full screen. Its code, including React, is loaded with the first one; if that fails, as after an update of the
 * site, the browser opens the picture's file instead.
 */
export async function openLightbox({ pictures, index, onView, focusAfter }: Opened): Promise<void> {
  try {
    const [{ createElement }, { createRoot }, { default: Lightbox }] = await Promise.all([
      import("react"),
      import("react-dom/client"),
      import("./gallery-lightbox.tsx"),
    ]);
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const onClose = () => {
      root.unmount();
      place.remove();
      focusAfter()?.focus();
    };
    const show = (viewed: number) => {
      onView?.(viewed);
      root.render(createElement(Lightbox, { pictures: [...pictures], index: viewed, onView: show, onClose }));
    };
    show(index);
  } catch (error) {
    console.error(error);
    const file = pictures[index]?.src;
    if (file) location.assign(file);
  }
}
