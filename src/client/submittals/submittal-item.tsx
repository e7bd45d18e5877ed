import type { LeftOut, SubmittalItem } from "#domain/submittals/items.ts";
import { NO_SUBMITTAL } from "#domain/submittals/kept-submittal.ts";
import { links } from "#texts/language/links.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { langOf } from "#texts/language/page-language.ts";
import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { ItemDocuments } from "./submittal-documents.tsx";
import { MakerDocuments } from "./submittal-maker-documents.tsx";
import { useStored } from "../lists/use-stored-list.ts";
import { $submittal, leaveOut } from "./submittal-store.ts";
import type { useDocuments } from "./use-documents.ts";
import type { useMakerDocuments } from "./use-maker-documents.ts";

type Shared = {
  /** The documents of makers that can be taken in, by product. */
  makers: ReturnType<typeof useMakerDocuments>;
  /** As in '2026-11-27'. */
  today: string;
  documents: ReturnType<typeof useDocuments>;
};

/** The items of a package, with what is left out and taken in. */
export function SubmittalItems({ items, ...shared }: Shared & { items: readonly SubmittalItem[] }) {
  return (
    <ol>
      {items.map((item, at) => (
        <SubmittalItemView key={item.slug} number={at + 1} item={item} {...shared} />
      ))}
    </ol>
  );
}

/** An item of the package: what of the site is in it, and the visitor's own documents. */
function SubmittalItemView({
  number,
  item,
  makers,
  today,
  documents,
}: Shared & { number: number; item: SubmittalItem }) {
  const kept = useStored($submittal, NO_SUBMITTAL);
  const leftOut: LeftOut | undefined = kept.leftOut[item.slug];
  const { slug, name, brand, tags, quantity, compared, isListed } = item;
  const requirements = compared.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 gap-y-3 border-be border-line py-5 lg:grid-cols-[3rem_minmax(0,1fr)_minmax(0,26rem)]">
      <span className="text-subtitle text-petrol tabular-nums" aria-hidden="true">
        {number}
      </span>
      <div className="grid content-start gap-2">
        <div>
          <p className="annotation">
            {brand && (
              <>
                <bdi className="text-copper" {...langOf(brand)}>
                  {brand}
                </bdi>{" "}
                ·{" "}
              </>
            )}
            {tags && (
              <>
                <bdi>{tags}</bdi> ·{" "}
              </>
            )}
            {T.quantity} {writtenNumber(quantity)}
          </p>
          <h3 className="text-lg leading-[1.28] font-semibold wrap-anywhere">
            {isListed ? (
              <a className="hover:text-petrol hover:underline" href={links.product(slug)} {...langOf(name)}>
                {name}
              </a>
            ) : (
              <bdi {...langOf(name)}>{name}</bdi>
            )}
          </h3>
        </div>
        {isListed ? (
          <Included slug={slug} sheet="datasheet" isOut={leftOut?.datasheet} item={name} label={T.datasheet} />
        ) : (
          <p className="text-sm text-warn">{T.notListed}</p>
        )}
        {compared.length > 0 ? (
          <Included
            slug={slug}
            sheet="comparison"
            isOut={leftOut?.comparison}
            item={name}
            label={T.comparison(requirements)}
          />
        ) : (
          <p className="text-sm text-ink-soft">{T.noSchedule}</p>
        )}
      </div>
      <div className="grid content-start gap-4 max-lg:col-start-2">
        <MakerDocuments
          slug={slug}
          item={name}
          documents={isListed ? (makers.get(slug) ?? null) : []}
          chosen={kept.taken[slug]}
          today={today}
        />
        <ItemDocuments
          item={name}
          documents={documents.added.get(slug) ?? []}
          onAdd={(files) => documents.add(slug, files)}
          onRemove={(id) => documents.remove(slug, id)}
          onMove={(id, by) => documents.move(slug, id, by)}
        />
      </div>
    </li>
  );
}

type IncludedProps = {
  slug: string;
  sheet: keyof LeftOut;
  isOut: true | undefined;
  item: string;
  label: string;
};

function Included({ slug, sheet, isOut, item, label }: IncludedProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 justify-self-start min-block-8">
      <input
        type="checkbox"
        className="size-4.5 accent-petrol"
        checked={!isOut}
        onChange={({ target }) => leaveOut(slug, sheet, !target.checked)}
      />
      <span>
        {label}
        <span className="sr-only">
          : <bdi>{item}</bdi>
        </span>
      </span>
    </label>
  );
}
