import { COMPARE_TEXTS, COMPARISON_TEXTS as T } from "#texts/comparison.ts";
import { AVAILABILITY_LABELS, CARD_TEXTS, LOADING_TEXTS } from "#texts/products.ts";
import { REQUEST_TEXTS } from "#texts/quotes.ts";
import { Words } from "../products/words.tsx";
import { X } from "lucide-react";
import { SITE_TEXTS } from "#texts/site.ts";
import { links } from "#texts/language/links.ts";
import type { ComparedProduct } from "#site/products/product-page.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { button, symbolButton } from "#styles/variants/buttons.ts";
import { link } from "#styles/variants/basics.ts";
import type { ComparedColumn } from "./compared-products.ts";
import { ListButton } from "../lists/list-button.tsx";
import { SafePicture } from "../pictures/safe-picture.tsx";

/** Small, because the head of a column stays on the screen, and products of a family have the same first words. */
const NAME = "line-clamp-7 text-xs leading-[1.35] font-semibold hover:text-petrol hover:underline lg:text-sm";

/** The name of a product, and the button that removes it. */
export function ColumnHead({ column, onRemove }: { column: ComparedColumn; onRemove: (slug: string) => void }) {
  const name = column.state === "shown" ? column.product.name : column.slug;
  return (
    <div className="flex items-start gap-1">
      <div className="flex-1 min-inline-0">
        {column.state === "shown" ? (
          <a className={NAME} href={links.product(column.product.slug)}>
            <Words text={name} />
          </a>
        ) : (
          <span className="line-clamp-2 font-[420] text-ink-soft">
            <Words text={name} />
          </span>
        )}
      </div>
      <button
        type="button"
        className={symbolButton({ size: "small", class: "-me-1.5 -mbs-1 print:hidden" })}
        aria-label={COMPARE_TEXTS.remove(name)}
        onClick={() => onRemove(column.slug)}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  );
}

/** The picture of a product, or why it is not there. */
export function ColumnProduct({ column }: { column: ComparedColumn }) {
  switch (column.state) {
    case "loading":
      return (
        <div className="grid gap-2" aria-busy="true">
          <span className="sr-only">{LOADING_TEXTS.loading}</span>
          <div className="aspect-4/3 skeleton" />
          <div className="skeleton block-4 inline-2/3" />
        </div>
      );
    case "unknown":
      return (
        <p role="alert">
          <strong className="font-semibold">{T.unknown}</strong> {SITE_TEXTS.unknown}
        </p>
      );
    case "failed":
      return (
        <div role="alert">
          <p>{column.message}</p>
          <button type="button" className={button({ size: "small", class: "mbs-2" })} onClick={column.retry}>
            {LOADING_TEXTS.again}
          </button>
        </div>
      );
    case "shown":
      return <ProductSummary product={column.product} />;
  }
}

function ProductSummary({ product }: { product: ComparedProduct }) {
  return (
    <div className="grid gap-2">
      <div className="relative aspect-4/3 overflow-hidden bg-ground">
        <SafePicture
          picture={product.picture && { ...product.picture, alt: "" }}
          className="object-contain"
          sizes="(min-width: 64rem) 16rem, 8rem"
          placeholder={CARD_TEXTS.noImage}
        />
        <span className="contents print:hidden">
          <ListButton list="favourite" slug={product.slug} name={product.name} place="card" />
        </span>
      </div>
      <p className="annotation rtl:flex rtl:flex-wrap rtl:gap-x-2">
        {product.brand && <Words className="font-semibold text-copper" text={product.brand} />}{" "}
        {product.category && <Words text={product.category} />}
      </p>
      {product.availability !== "current" && (
        <p className={badge({ tone: "copper", class: "justify-self-start" })}>
          {AVAILABILITY_LABELS[product.availability]}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-2 print:hidden">
        <a
          className={link({ class: "inline-block min-block-6" })}
          href={links.contact({ product: product.slug })}
          aria-label={T.requestQuote(product.name)}
        >
          {REQUEST_TEXTS.name}
        </a>
        <ListButton list="quote" slug={product.slug} name={product.name} place="card" />
      </p>
    </div>
  );
}
