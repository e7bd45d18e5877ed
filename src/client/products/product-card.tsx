import { AVAILABILITY_LABELS, CARD_TEXTS as T, PHRASES, SERIES_TEXTS } from "#texts/products.ts";
import { langOf } from "#texts/language/page-language.ts";
import { Words } from "./words.tsx";
import type { ProductCardView } from "./listing-cards.ts";
import { links } from "#texts/language/links.ts";
import { shownIn } from "#domain/units/shown-value.ts";
import { CARD_SIZES } from "#styles/picture-sizes.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { button } from "#styles/variants/buttons.ts";
import { laidOutLater } from "#styles/variants/basics.ts";
import { ListButton } from "../lists/list-button.tsx";
import { SafePicture } from "../pictures/safe-picture.tsx";
import { useUnitSystem } from "../units/use-unit-system.ts";

/** The estimated size of a card that is laid out later. */
const LATER = [
  laidOutLater,
  "[contain-intrinsic-block-size:auto_38rem]",
  "listed:[contain-intrinsic-block-size:auto_20rem] lg:listed:[contain-intrinsic-block-size:auto_13rem]",
].join(" ");
/** In the list view the picture is beside the text: small on a phone, where the description is left out. */
const CARD = [
  "group relative flex min-inline-0 flex-col bg-sheet ring ring-line",
  LATER,
  "listed:grid listed:grid-cols-[6.5rem_minmax(0,1fr)] md:listed:grid-cols-[15rem_minmax(0,1fr)]",
].join(" ");
const PICTURE = [
  "relative block aspect-4/3 overflow-hidden bg-ground max-sm:aspect-16/10",
  "listed:aspect-auto listed:min-block-26 md:listed:min-block-45",
].join(" ");
/** On larger screens the figures of the list view have a column of their own. */
const BODY = [
  "flex min-inline-0 flex-1 flex-col items-start gap-2 px-5 pbs-4.5 pbe-5.5 max-md:listed:px-4 max-md:listed:py-3.5",
  "md:listed:grid md:listed:auto-rows-min md:listed:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:listed:gap-x-10",
  "md:listed:pe-16 md:listed:[&>:not(dl)]:col-start-1 md:listed:[&>:not(dl)]:justify-self-start",
].join(" ");
const FIGURES = [
  "text-[0.8438rem] inline-full mbs-1 mbe-3 max-md:listed:mbs-0 max-md:listed:mbe-1",
  "md:listed:col-start-2 md:listed:row-[1/span_5] md:listed:self-center md:listed:justify-self-stretch",
].join(" ");

type Props = {
  product: ProductCardView;
  /** For the first one of a page. */
  eager?: boolean;
};

/** A product in a list. */
export function ProductCard({ product, eager = false }: Props) {
  const address = links.product(product.slug);
  const system = useUnitSystem();
  return (
    <article className={CARD}>
      <a className={PICTURE} href={address} tabIndex={-1} aria-hidden="true">
        <SafePicture
          picture={product.picture && { ...product.picture, alt: "" }}
          className="object-contain transition-transform duration-400 ease-[cubic-bezier(0.2,0,0,1)] group-hover:[scale:1.03]"
          sizes={CARD_SIZES}
          eager={eager}
          transition={`picture-${product.slug}`}
          placeholder={T.noImage}
        />
      </a>
      <ListButton list="favourite" slug={product.slug} name={product.name} place="card" />
      <div className={BODY}>
        <p className="flex flex-wrap gap-x-2.5 annotation">
          {product.brand && <Words className="font-semibold text-copper" text={product.brand} />}
          {product.category && (
            <Words className={product.brand ? "" : "font-semibold text-copper"} text={product.category} />
          )}
        </p>
        <h3 className="text-lg leading-[1.28] font-semibold tracking-[-0.012em]">
          <a className="hover:text-petrol hover:underline hover:underline-offset-[0.2em]" href={address}>
            <Words text={product.name} />
          </a>
        </h3>
        {product.family && (
          <p className={badge()}>
            {T.family}
            {product.sizes > 0 && <span className="font-semibold">{SERIES_TEXTS.sizes(product.sizes)}</span>}
          </p>
        )}
        {product.availability !== "current" && (
          <p className={badge({ tone: "copper" })}>{AVAILABILITY_LABELS[product.availability]}</p>
        )}
        <p
          className="text-[0.9063rem] leading-[1.5] text-ink-soft max-sm:hidden max-md:listed:hidden"
          {...langOf(product.text)}
        >
          {product.text}
        </p>
        {product.specifications.length > 0 && (
          <dl className={FIGURES}>
            {product.specifications.map((specification, index) => (
              <div key={index} className="flex justify-between gap-4 border-bs border-line py-1.5 leading-[1.35]">
                <dt className="text-ink-soft">
                  <Words text={specification.name} />
                </dt>
                <dd className="flex-none text-end font-semibold tabular-nums max-inline-[60%]">
                  <bdi
                    // For the scripts that show it in other units before or without React (prevent-unit-flash.ts, shown-units.ts).
                    data-si={specification.si}
                    data-ip={specification.ip}
                    suppressHydrationWarning
                  >
                    {shownIn(specification, system)}
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className="mbs-auto flex flex-wrap gap-2">
          <a className={button({ size: "small" })} href={address} aria-label={PHRASES.about(T.details, product.name)}>
            {T.details}
          </a>
          <ListButton list="quote" slug={product.slug} name={product.name} place="card" />
          <ListButton list="compare" slug={product.slug} name={product.name} place="card" />
        </div>
      </div>
    </article>
  );
}

/** The place of a card that is still being loaded. */
export function SkeletonCard() {
  return (
    <div className={CARD} aria-hidden="true">
      <div className={`skeleton ${PICTURE}`} />
      <div className={BODY}>
        <div className="skeleton block-3.5 inline-1/2" />
        <div className="skeleton block-5.5 inline-[90%]" />
        <div className="skeleton block-36 inline-full" />
      </div>
    </div>
  );
}
