import { ChevronLeft, ChevronRight, Download, Maximize2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState, type PointerEvent } from "react";
import type { ProductPicture } from "#views/product-page.ts";
import { SafePicture } from "./safe-picture.tsx";

/** After an update of the site the code may be gone: then the picture's file is opened, as without JavaScript. */
const Lightbox = lazy(() => import("./gallery-lightbox.tsx").catch(() => ({ default: OpenedFile })));

function OpenedFile({ pictures, index }: { pictures: readonly ProductPicture[]; index: number }) {
  const address = pictures[index]?.src;
  useEffect(() => {
    if (address) location.assign(address);
  }, [address]);
  return <></>;
}

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

const EMPTY = "grid aspect-4/3 place-items-center border border-line bg-sheet text-sm text-ink-soft";
const BAR_ITEM = "grid cursor-pointer place-items-center border-line inline-12 hover:bg-petrol-wash hover:text-petrol";
const AT_START = `${BAR_ITEM} border-e`;
const AT_END = `${BAR_ITEM} border-s`;

/**
 * The pictures of a product. Without JavaScript the thumbnails are links to the files. A click on an element with
 * data-waits is repeated once the island is hydrated.
 */
export function Gallery({ pictures, slug }: Props) {
  const [index, setIndex] = useState(0);
  const [origin, setOrigin] = useState<string | null>(null);
  const [lightbox, setLightbox] = useState(false);
  const picture = pictures[index];
  if (!picture) return <div className={EMPTY}>{TEXTS.none}</div>;

  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const follow = ({ pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (pointerType !== "mouse") return;
    const box = currentTarget.getBoundingClientRect();
    setOrigin(`${((clientX - box.left) / box.width) * 100}% ${((clientY - box.top) / box.height) * 100}%`);
  };

  return (
    <section
      className="border border-line bg-sheet"
      aria-label={TEXTS.label}
      onKeyDown={({ key }) => {
        if (lightbox) return;
        if (key === "ArrowLeft") step(-1);
        if (key === "ArrowRight") step(1);
      }}
    >
      <div
        className="relative aspect-4/3 cursor-zoom-in overflow-hidden bg-ground"
        data-waits=""
        onPointerMove={follow}
        onPointerLeave={() => setOrigin(null)}
        onClick={() => setLightbox(true)}
        style={{ ["--zoom-origin" as string]: origin ?? "50% 50%" }}
      >
        <SafePicture
          key={index}
          picture={picture}
          className={`origin-(--zoom-origin) object-contain transition-transform duration-160 ${origin === null ? "" : "[scale:1.5]"}`}
          sizes="(min-width: 64rem) 44rem, 100vw"
          eager
          transition={`picture-${slug}`}
          placeholder={TEXTS.broken}
        />
      </div>
      <div className="flex items-stretch border-bs border-line block-12">
        {pictures.length > 1 && (
          <button type="button" className={`needs-js ${AT_START}`} aria-label={TEXTS.previous} onClick={() => step(-1)}>
            <ChevronLeft className="rtl:[scale:-1_1]" aria-hidden="true" size={20} />
          </button>
        )}
        <p
          className="grid place-items-center border-e border-line px-4 text-md tabular-nums"
          aria-live="polite"
        >{`${index + 1} / ${pictures.length}`}</p>
        {pictures.length > 1 && (
          <button type="button" className={`needs-js ${AT_START}`} aria-label={TEXTS.next} onClick={() => step(1)}>
            <ChevronRight className="rtl:[scale:-1_1]" aria-hidden="true" size={20} />
          </button>
        )}
        <span className="flex-1" />
        <button
          type="button"
          className={`needs-js ${AT_END}`}
          aria-label={TEXTS.full}
          title={TEXTS.full}
          onClick={() => setLightbox(true)}
        >
          <Maximize2 aria-hidden="true" size={18} />
        </button>
        <a
          className={AT_END}
          href={picture.src}
          download={picture.fileName}
          aria-label={TEXTS.download}
          title={TEXTS.download}
        >
          <Download aria-hidden="true" size={18} />
        </a>
      </div>
      {pictures.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto border-bs border-line p-2">
          {pictures.map((thumbnail, position) => (
            <li key={thumbnail.src}>
              <a
                className="relative block aspect-4/3 overflow-hidden border border-line inline-22 aria-[current]:outline-2 aria-[current]:outline-offset-1 aria-[current]:outline-copper"
                href={thumbnail.src}
                data-waits=""
                aria-label={`Picture ${position + 1} of ${pictures.length}`}
                aria-current={position === index ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setIndex(position);
                }}
              >
                <SafePicture
                  picture={{ ...thumbnail, alt: "" }}
                  className="object-cover"
                  sizes="6rem"
                  placeholder=""
                  eager
                />
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
