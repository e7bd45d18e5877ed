import { useStore } from "@nanostores/react";
import { cva } from "class-variance-authority";
import { $quotedSlugs, toggleQuoted } from "../stores/quote-list.ts";
import { button } from "../styles/variants/button.ts";

const NONE: string[] = [];
const TEXTS = { list: "Quote list" };

const look = cva("needs-js group/quote aria-pressed:border-copper aria-pressed:text-copper", {
  variants: {
    place: {
      /** Beside the button of a card, a line of a table or a search result: the picture alone. */
      card: "grid size-9 flex-none cursor-pointer place-items-center rounded-control border border-line-strong hover:border-petrol hover:text-petrol",
      /** In a row of buttons, with its text. */
      row: button(),
    },
  },
});

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
      className={look({ place })}
      data-quote={slug}
      data-name={name}
      aria-pressed={quoted}
      aria-label={`${TEXTS.list}: ${name}`}
      title={place === "card" ? TEXTS.list : undefined}
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
        <path d="M4 6h16M4 12h8M4 18h8" />
        <path className="group-aria-pressed/quote:hidden" d="M18 11v8M14 15h8" />
        <path className="group-not-aria-pressed/quote:hidden" d="m14.500 15.500 2.500 2.500 5-5.500" />
      </svg>
      {place === "row" && TEXTS.list}
    </button>
  );
}
