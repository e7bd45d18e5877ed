import { useStore } from "@nanostores/react";
import { COMPARE_TEXTS as T } from "#copy/texts.ts";
import { $compare, toggleCompared } from "../stores/compare.ts";
import { COMPARE_SIGN, compareButton } from "../styles/variants/product-buttons.ts";

const NONE: string[] = [];

type Props = { slug: string; name: string; place: "card" | "row" | "cell" };

/** Puts a product into the comparison. In an island it works by itself, on a static page by src/browser/compare-buttons.ts. */
export function CompareButton({ slug, name, place }: Props) {
  const compared = useStore($compare, { ssr: () => NONE }).includes(slug);
  return (
    <button
      type="button"
      className={compareButton({ place })}
      data-compare={slug}
      data-name={name}
      aria-pressed={compared}
      aria-label={`${T.compare}: ${name}`}
      title={place === "cell" ? T.compare : undefined}
      onClick={() => toggleCompared({ slug, name })}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {COMPARE_SIGN.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      {place !== "cell" && T.compare}
    </button>
  );
}
