import { ImageIcon } from "lucide-react";
import { useState } from "react";
import { pictureAddress } from "../environment.ts";

/** A small picture of a record, or a placeholder where there is none or it cannot be shown. */
export function Thumbnail({ src, className = "" }: { src: string | null | undefined; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src)
    return (
      <span className={`thumbnail ${className}`} data-placeholder>
        <ImageIcon aria-hidden="true" />
      </span>
    );
  return (
    <img
      src={pictureAddress(src)}
      alt=""
      loading="lazy"
      className={`thumbnail ${className}`}
      onError={() => setBroken(src)}
    />
  );
}
