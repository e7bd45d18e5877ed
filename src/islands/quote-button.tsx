import { useStore } from "@nanostores/react";
import { QUOTE_TEXTS as T } from "#copy/texts.ts";
import { $quotedSlugs, toggleQuoted } from "../stores/quote-list.ts";
import { QUOTE_SIGN, quoteButton } from "../styles/variants/product-buttons.ts";

const NONE: string[] = [];
type Props = { slug: string; name: string; place: "card" | "row" };

/**
 * Puts a product on the quote list, or takes it off. In an island it works by itself, on a static page by
 * src/browser/quote-buttons.ts.
 */
export function QuoteButton({ slug, name, place }: Props) {
  const quoted = useStore($quotedSlugs, { ssr: () => NONE }).includes(slug);
  return (
    <button
      type="button"
      className={quoteButton({ place })}
      data-quote={slug}
      data-name={name}
      aria-pressed={quoted}
      aria-label={`${T.title}: ${name}`}
      title={place === "card" ? T.title : undefined}
      onClick={() => toggleQuoted({ slug, name })}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {QUOTE_SIGN.map((line) => (
          <path key={line.d} {...line} />
        ))}
      </svg>
      {place === "row" && T.title}
    </button>
  );
}
