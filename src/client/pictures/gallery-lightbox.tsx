import { PICTURE_TEXTS as T } from "#texts/products.ts";
import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Download from "yet-another-react-lightbox/plugins/download";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import type { ProductPicture } from "#site/products/product-page.ts";
// Imported as an address, because Astro would link an imported sheet in every product page, even if no picture is opened.
import styles from "#styles/lightbox.css?url";

type Props = { pictures: ProductPicture[]; index: number; onView: (index: number) => void; onClose: () => void };

/** Enough to read the small print of a drawing. */
const MOST_ZOOM = 3;

/**
 * Full-screen pictures with arrow keys, swipe and Escape, zoom (pinch, double tap, wheel, buttons), a counter and
 * downloads. Loaded when it is first opened.
 */
export default function GalleryLightbox({ pictures, index, onView, onClose }: Props) {
  return (
    <>
      {/* With a precedence React shows nothing before the sheet has loaded. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <Lightbox
        open
        index={index}
        close={onClose}
        plugins={[Counter, Download, Zoom]}
        slides={pictures.map(({ src, alt, width, height, fileName }) => ({
          ...{ src, alt, width, height },
          download: { url: src, filename: fileName },
        }))}
        on={{ view: ({ index: viewed }) => onView(viewed) }}
        carousel={{ finite: false, preload: 1, padding: 0 }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: MOST_ZOOM, scrollToZoom: true }}
        // '1 / 3' in every language.
        counter={{ container: { style: { direction: "ltr" } } }}
        labels={{
          Previous: T.previous,
          Next: T.next,
          Close: T.close,
          Download: T.download,
          "Zoom in": T.zoomIn,
          "Zoom out": T.zoomOut,
        }}
      />
    </>
  );
}
