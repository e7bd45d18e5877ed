import { useEffect, useRef, useState } from "react";
import type { PictureView } from "#site/pictures/pictures.ts";

type Props = {
  picture: PictureView | null;
  sizes: string;
  placeholder: string;
  /** Further classes of the picture, such as how it fits its frame. */
  className: string;
  /** For the largest picture of the first screen: it is loaded before all others. */
  eager?: boolean;
  /** Name by which the browser animates the picture from the list to the product's page. */
  transition?: string;
};

/**
 * A picture that fills its frame (a parent with `relative`), or the placeholder where there is none or it cannot be
 * loaded. On static pages picture-loading.ts does the same.
 */
export function SafePicture({ picture, sizes, placeholder, className, eager = false, transition }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);

  // It may have failed before this island was hydrated.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setBroken(picture?.src ?? null);
  }, [picture?.src]);

  const missing = !picture || broken === picture.src;
  return (
    <>
      {!missing && (
        <img
          ref={image}
          className={`absolute inset-0 block-full inline-full ${className}`}
          src={picture.src}
          srcSet={picture.srcset ?? undefined}
          sizes={picture.srcset ? sizes : undefined}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding={eager ? "sync" : "async"}
          data-fallback="picture"
          style={transition ? { viewTransitionName: transition } : undefined}
          onError={() => setBroken(picture.src)}
        />
      )}
      <span className="absolute inset-0 no-picture" hidden={!missing}>
        {placeholder}
      </span>
    </>
  );
}
