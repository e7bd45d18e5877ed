import { useStore } from "@nanostores/react";
import { cva } from "class-variance-authority";
import { COMPARE_TEXTS as T } from "#copy/texts.ts";
import { $compare, toggleCompared } from "../stores/compare.ts";
import { button } from "../styles/variants/button.ts";

const NONE: string[] = [];

const toggle = cva(
  "needs-js aria-pressed:border-copper aria-pressed:text-copper aria-pressed:[&_rect:last-child]:fill-current",
  {
    variants: {
      place: {
        /** On a card, beside its link. */
        card: button({ size: "small" }),
        /** In a row of buttons. */
        row: button(),
        /** In a row of a table, without its text. */
        cell: "grid size-9 cursor-pointer place-items-center rounded-control border border-line-strong hover:text-copper",
      },
    },
  },
);

type Props = { slug: string; name: string; place: "card" | "row" | "cell" };

/** Puts a product into the comparison. In an island it works by itself, on a static page by src/browser/compare-buttons.ts. */
export function CompareButton({ slug, name, place }: Props) {
  const compared = useStore($compare, { ssr: () => NONE }).includes(slug);
  return (
    <button
      type="button"
      className={toggle({ place })}
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
        <rect x="3.5" y="5" width="6.5" height="14" />
        <rect x="14" y="5" width="6.5" height="14" />
      </svg>
      {place !== "cell" && T.compare}
    </button>
  );
}
