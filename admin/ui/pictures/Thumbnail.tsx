import { cva, type VariantProps } from "class-variance-authority";
import { Image as ImageIcon } from "lucide-react";
import { useState } from "react";
import { currentPictureAddress } from "../../environment.ts";

const thumbnail = cva("grid flex-none place-items-center rounded-control border border-line object-contain", {
  variants: {
    shape: {
      square: "size-14",
      /** In a row of two lines. */
      row: "size-11 max-md:size-14",
      logo: "p-1.5 block-11 inline-20",
      preview: "p-1.5 block-24 inline-36",
      /** As wide as its place. */
      large: "p-1.5 block-32 inline-full",
    },
    // A white background in both colour schemes, because most pictures are cut out for white. Drawings with two versions use
    // the light one.
    missing: { true: "bg-ground text-ink-soft", false: "bg-white text-ink-soft scheme-light" },
  },
  defaultVariants: { shape: "square" },
});
type Props = { src: string | null | undefined } & Pick<VariantProps<typeof thumbnail>, "shape">;

/** A small picture of a record, or a placeholder where there is none or it cannot be shown. */
export function Thumbnail({ src, shape }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src)
    return (
      <span className={thumbnail({ shape, missing: true })}>
        <ImageIcon aria-hidden="true" />
      </span>
    );
  return (
    <img
      src={currentPictureAddress(src)}
      alt=""
      loading="lazy"
      className={thumbnail({ shape, missing: false })}
      onError={() => setBroken(src)}
    />
  );
}
