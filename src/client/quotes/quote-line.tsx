import { useId, useState } from "react";
import { QUOTE_TEXTS as T } from "#texts/quotes.ts";
import { nameOf, QUOTE_LIMITS, quantityFrom, withChange, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { langOf } from "#texts/language/page-language.ts";
import { links } from "#texts/language/links.ts";
import { quoteList } from "../lists/lists-store.ts";
import { button } from "#styles/variants/buttons.ts";
import { field } from "#styles/variants/basics.ts";
import type { ListedProduct } from "./quote-products.ts";
import { SafePicture } from "../pictures/safe-picture.tsx";

const label = "text-xs text-ink-soft";
const change = (slug: string, changed: Partial<QuoteLine>) =>
  quoteList.$entries.set(withChange(quoteList.$entries.get(), slug, changed));

type Props = { line: QuoteLine; product: ListedProduct | null | undefined; onRemove: () => void };

/** A product of the list with its quantity and note, which are stored as they are typed. */
export function QuoteListLine({ line, product, onRemove }: Props) {
  const id = useId();
  const name = product?.name ?? nameOf(line);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-be border-line py-5 md:grid-cols-[6rem_minmax(0,1fr)_7rem_minmax(0,16rem)_auto]">
      <div className="relative aspect-4/3 overflow-hidden bg-ground md:row-span-2">
        <SafePicture
          picture={product?.picture ? { ...product.picture, alt: "" } : null}
          className="object-contain"
          sizes="6rem"
          placeholder=""
        />
      </div>
      <div className="self-center">
        {product?.brand && (
          <p className="annotation">
            <bdi className="text-copper" {...langOf(product.brand)}>
              {product.brand}
            </bdi>
          </p>
        )}
        <h3 className="text-lg leading-[1.28] font-semibold wrap-anywhere">
          {product === null ? (
            <bdi {...langOf(name)}>{name}</bdi>
          ) : (
            <a className="hover:text-petrol hover:underline" href={links.product(line.slug)} {...langOf(name)}>
              {name}
            </a>
          )}
        </h3>
        {product && product.availability !== "current" && (
          <p className="text-sm text-warn">{T.availability[product.availability]}</p>
        )}
        {product === null && <p className="text-sm text-warn">{line.name ? T.gone : T.unknown}</p>}
      </div>
      <QuantityField id={`${id}-quantity`} line={line} name={name} />
      <p className="grid content-start gap-1 max-md:col-span-full">
        <label className={label} htmlFor={`${id}-note`}>
          {T.note}
          <span className="sr-only">
            : <bdi>{name}</bdi>
          </span>
        </label>
        <input
          className={field({ size: "compact" })}
          id={`${id}-note`}
          dir="auto"
          value={line.note}
          maxLength={QUOTE_LIMITS.note}
          placeholder={T.noteHint}
          onChange={({ target }) => change(line.slug, { note: target.value })}
        />
      </p>
      <button
        type="button"
        className={button({
          intent: "quiet",
          size: "small",
          class: "self-center max-md:col-span-full max-md:justify-self-start",
        })}
        aria-label={`${T.remove}: ${name}`}
        onClick={onRemove}
      >
        {T.remove}
      </button>
    </li>
  );
}

/** Stores a valid quantity and reports an invalid one. When the field is left, it shows the stored quantity. */
function QuantityField({ id, line, name }: { id: string; line: QuoteLine; name: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && quantityFrom(typed) === null;
  return (
    <p className="grid content-start gap-1 max-md:col-span-full">
      <label className={label} htmlFor={id}>
        {T.quantity}
        <span className="sr-only">
          : <bdi>{name}</bdi>
        </span>
      </label>
      <input
        className={field({ size: "compact", class: "tabular-nums max-md:inline-28" })}
        id={id}
        // A field of type number takes no Arabic digits.
        inputMode="numeric"
        autoComplete="off"
        required
        value={typed ?? line.quantity}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => {
          setTyped(target.value);
          const quantity = quantityFrom(target.value);
          if (quantity !== null) change(line.slug, { quantity });
        }}
        onBlur={() => setTyped(null)}
      />
      <span className="text-sm text-bad" id={`${id}-fault`} role="status">
        {wrong && T.quantityFault}
      </span>
    </p>
  );
}
