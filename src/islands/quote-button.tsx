import { useStore } from "@nanostores/react";
import { QUOTE_TEXTS as T } from "#copy/texts.ts";
import { $quotedSlugs, toggleQuoted } from "../stores/quote-list.ts";
import { QUOTE_SIGN, quoteButton } from "../styles/variants/buttons.ts";
import { ProductToggle } from "./product-toggle.tsx";

const NONE: string[] = [];
type Props = { slug: string; name: string; place: "card" | "row" };

/**
 * Puts a product on the quote list, or takes it off. In an island it works by itself, on a static page by
 * src/browser/quote-buttons.ts.
 */
export function QuoteButton({ slug, name, place }: Props) {
  return (
    <ProductToggle
      className={quoteButton({ place })}
      pressed={useStore($quotedSlugs, { ssr: () => NONE }).includes(slug)}
      label={`${T.title}: ${name}`}
      title={place === "card" ? T.title : undefined}
      data={{ "data-quote": slug, "data-name": name }}
      onToggle={() => toggleQuoted({ slug, name })}
      drawing={{ strokeWidth: 1.8, strokeLinecap: "round" }}
      sign={QUOTE_SIGN.map((line) => (
        <path key={line.d} {...line} />
      ))}
    >
      {place === "row" && T.title}
    </ProductToggle>
  );
}
