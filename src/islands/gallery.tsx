import { ChevronLeft, ChevronRight, Download, Maximize2 } from "lucide-react";
import { lazy, Suspense, useState, type PointerEvent } from "react";
import type { ProductPicture } from "#views/product-page.ts";
import { SafePicture } from "./safe-picture.tsx";

const Lightbox = lazy(() => import("./gallery-lightbox.tsx"));

const TEXTS = {
  label: "Pictures",
  previous: "Previous picture",
  next: "Next picture",
  full: "Full screen",
  download: "Download picture",
  none: "No images available",
  broken: "No Image",
};

type Props = { pictures: ProductPicture[]; slug: string };

/** The pictures of a product. Without JavaScript the thumbnails are links to the files; what waits for it has data-waits. */
export function Gallery({ pictures, slug }: Props) {
  const [index, setIndex] = useState(0);
  const [origin, setOrigin] = useState<string | null>(null);
  const [lightbox, setLightbox] = useState(false);
  const picture = pictures[index];
  if (!picture) return <div className="gallery gallery-empty no-picture">{TEXTS.none}</div>;

  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const follow = ({ pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (pointerType !== "mouse") return;
    const box = currentTarget.getBoundingClientRect();
    setOrigin(`${((clientX - box.left) / box.width) * 100}% ${((clientY - box.top) / box.height) * 100}%`);
  };

  return (
    <section
      className="gallery"
      aria-label={TEXTS.label}
      onKeyDown={({ key }) => {
        if (lightbox) return;
        if (key === "ArrowLeft") step(-1);
        if (key === "ArrowRight") step(1);
      }}
    >
      <div
        className="gallery-stage"
        data-waits=""
        data-zoom={origin === null ? undefined : ""}
        onPointerMove={follow}
        onPointerLeave={() => setOrigin(null)}
        onClick={() => setLightbox(true)}
        style={{ ["--zoom-origin" as string]: origin ?? "50% 50%" }}
      >
        <SafePicture
          key={index}
          picture={picture}
          sizes="(min-width: 64rem) 44rem, 100vw"
          eager
          transition={`picture-${slug}`}
          placeholder={TEXTS.broken}
        />
      </div>
      <div className="gallery-bar">
        {pictures.length > 1 && (
          <button type="button" className="needs-js" aria-label={TEXTS.previous} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" size={20} />
          </button>
        )}
        <p className="figures" aria-live="polite">{`${index + 1} / ${pictures.length}`}</p>
        {pictures.length > 1 && (
          <button type="button" className="needs-js" aria-label={TEXTS.next} onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" size={20} />
          </button>
        )}
        <span className="gallery-gap" />
        <button
          type="button"
          className="needs-js"
          aria-label={TEXTS.full}
          title={TEXTS.full}
          onClick={() => setLightbox(true)}
        >
          <Maximize2 aria-hidden="true" size={18} />
        </button>
        <a href={picture.src} download={picture.fileName} aria-label={TEXTS.download} title={TEXTS.download}>
          <Download aria-hidden="true" size={18} />
        </a>
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-thumbnails">
          {pictures.map((thumbnail, position) => (
            <li key={thumbnail.src}>
              <a
                href={thumbnail.src}
                data-waits=""
                aria-label={`Picture ${position + 1} of ${pictures.length}`}
                aria-current={position === index ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setIndex(position);
                }}
              >
                <SafePicture picture={{ ...thumbnail, alt: "" }} sizes="6rem" placeholder="" eager />
              </a>
            </li>
          ))}
        </ul>
      )}
      {lightbox && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} index={index} onView={setIndex} onClose={() => setLightbox(false)} />
        </Suspense>
      )}
    </section>
  );
}
