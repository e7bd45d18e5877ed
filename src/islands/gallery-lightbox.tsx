import Lightbox from "yet-another-react-lightbox";
import "yet-another-react-lightbox/styles.css";
import type { PictureView } from "#content/pictures.ts";

type Props = { pictures: PictureView[]; index: number; onView: (index: number) => void; onClose: () => void };

/** The pictures on the whole screen: arrow keys, swipe, Escape. Loaded only when it is first opened. */
export default function GalleryLightbox({ pictures, index, onView, onClose }: Props) {
  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      slides={pictures.map(({ src, alt, width, height }) => ({ src, alt, width, height }))}
      on={{ view: ({ index: viewed }) => onView(viewed) }}
      carousel={{ finite: false, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{ Previous: "Previous picture", Next: "Next picture", Close: "Close" }}
    />
  );
}
