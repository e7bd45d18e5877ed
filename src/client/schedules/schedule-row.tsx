import { Fragment, memo, useId, useState } from "react";
import { SCHEDULE_TEXTS as T } from "#texts/schedules.ts";
import { QUOTE_TEXTS } from "#texts/quotes.ts";
import { quantityFrom } from "#domain/enquiries/quote-list.ts";
import { shownMessage } from "#texts/messages.ts";
import { SHEET_TEXTS } from "#texts/sheets.ts";
import type { ListedCategory, ProductData } from "#domain/listing/product-data.ts";
import type { RowChoice } from "#domain/schedules/kept-schedule.ts";
import { nameIn } from "#domain/schedules/sheet.ts";
import { isProposedFirst } from "#domain/schedules/match.ts";
import type { Requirement, ScheduleRow } from "#domain/schedules/resolve-row.ts";
import type { UnitSystem } from "#domain/units/unit-system.ts";
import { field } from "#styles/variants/basics.ts";
import { chosenProposal, quantityFor } from "./chosen-rows.ts";
import { ProposalChoice } from "./schedule-proposal.tsx";
import { chooseFor } from "./schedule-store.ts";
import type { MatchedRow } from "./use-schedule.ts";

type Props = { matched: MatchedRow; choice: RowChoice | undefined; productData: ProductData; system: UnitSystem };

/** A row of the schedule: what it asks for, and the machines to choose from. */
export const ScheduleRowView = memo(function ScheduleRowView({ matched, choice, productData, system }: Props) {
  const { key, row, proposals } = matched;
  const name = row.tag || row.service || row.description || T.untitled(row.line);
  const chosen = chosenProposal(matched, choice, productData.slugAt);
  const [first] = proposals;
  return (
    <li className="grid gap-3 border-be border-line py-5 [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto] print:break-inside-avoid">
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-5 gap-y-3 max-md:gap-x-3 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_7rem]">
        <div className="min-inline-0 max-md:col-span-full">
          <h3 className="text-lg leading-[1.28] font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <p className="wrap-anywhere text-ink-soft">
            <bdi>
              {[row.tag && row.service, name === row.description ? "" : row.description].filter(Boolean).join(" · ")}
            </bdi>
          </p>
        </div>
        <KindChoice rowKey={key} name={name} row={row} choice={choice} categories={productData.categories} />
        <QuantityField
          rowKey={key}
          name={name}
          isStated={row.quantity !== null || choice?.quantity !== undefined}
          value={quantityFor(matched, choice)}
        />
      </div>
      <Asked row={row} attributes={productData.attributes} />
      {first && !proposals.some(isProposedFirst) && <p className="text-sm text-warn">{T.nearest}</p>}
      {first ? (
        <fieldset className="min-inline-0">
          <legend className="sr-only">{name}</legend>
          <div className="grid gap-px border border-line bg-line">
            {proposals.map((proposal) => (
              <ProposalChoice
                key={proposal.position}
                rowKey={key}
                proposal={proposal}
                isChosen={proposal === chosen}
                productData={productData}
                system={system}
              />
            ))}
            <label className="flex cursor-pointer items-center gap-3 bg-sheet px-3 py-2 min-block-11">
              <input
                type="radio"
                className="size-4.5 accent-petrol"
                name={`row-${key}`}
                checked={chosen === null}
                onChange={() => chooseFor(key, { product: null })}
              />
              {T.none}
            </label>
          </div>
        </fieldset>
      ) : (
        <p className="text-warn">
          {row.categories.length === 0 ? T.kindMissing : row.asked.length === 0 ? T.nothingAsked : T.nothing}
        </p>
      )}
    </li>
  );
});

type AskedProps = { row: ScheduleRow; attributes: ProductData["attributes"] };

function Asked({ row: { asked, uncompared }, attributes }: AskedProps) {
  const nameOf = (requirement: Requirement) => nameIn({ words: SHEET_TEXTS, attributes }, requirement);
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm md:grid-cols-[7rem_minmax(0,1fr)]">
      {asked.length > 0 && (
        <>
          <dt className="text-ink-soft">{T.asked}</dt>
          <dd className="wrap-anywhere">
            {asked.map((requirement, at) => (
              <Fragment key={requirement.name}>
                {at > 0 && " · "}
                {SHEET_TEXTS.figure(nameOf(requirement), requirement.text)}
              </Fragment>
            ))}
          </dd>
        </>
      )}
      {uncompared.length > 0 && (
        <>
          <dt className="text-warn">{T.notCompared}</dt>
          <dd className="wrap-anywhere">
            {uncompared.map(({ text, reason }, at) => (
              <Fragment key={`${at} ${text}`}>
                {at > 0 && " · "}
                <bdi>{text}</bdi>: {shownMessage(reason)}
              </Fragment>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

type KindProps = {
  rowKey: string;
  name: string;
  row: ScheduleRow;
  choice: RowChoice | undefined;
  categories: readonly ListedCategory[];
};

/** The kind of machine, which the words of the row say; it can be corrected. */
function KindChoice({ rowKey, name, row, choice, categories }: KindProps) {
  const read = choice?.category === undefined && row.categories.length > 0;
  const kinds = T.list(row.categories.map((at) => categories[at]?.name ?? ""));
  return (
    <label className="grid content-start gap-1">
      <span className="text-xs text-ink-soft">
        {T.kind}
        <span className="sr-only">
          : <bdi>{name}</bdi>
        </span>
      </span>
      <select
        className={field({ size: "compact", kind: "select" })}
        value={choice?.category ?? ""}
        title={kinds}
        onChange={({ target }) => chooseFor(rowKey, { category: target.value })}
      >
        <option value="">{read ? T.anyKind : T.noKind}</option>
        {categories.map(({ slug, name: category, depth }) => (
          <option key={slug} value={slug}>
            {`${"\u2003".repeat(depth)}${category}`}
          </option>
        ))}
      </select>
      {read && <span className="line-clamp-2 text-xs text-ink-soft">{kinds}</span>}
    </label>
  );
}

type QuantityProps = { rowKey: string; name: string; isStated: boolean; value: number };

/** Keeps a valid quantity and reports an invalid one. */
function QuantityField({ rowKey, name, isStated, value }: QuantityProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && quantityFrom(typed) === null;
  return (
    <p className="grid content-start gap-1">
      <label className="text-xs text-ink-soft" htmlFor={id}>
        {T.quantity}
        <span className="sr-only">
          : <bdi>{name}</bdi>
        </span>
      </label>
      <input
        className={field({ size: "compact", class: "tabular-nums" })}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => {
          setTyped(target.value);
          const quantity = quantityFrom(target.value);
          if (quantity !== null) chooseFor(rowKey, { quantity });
        }}
        onBlur={() => setTyped(null)}
      />
      {!isStated && <span className="text-xs text-ink-soft">{T.quantityUnstated}</span>}
      <span className="text-sm text-bad" id={`${id}-fault`} role="status">
        {isWrong && QUOTE_TEXTS.quantityFault}
      </span>
    </p>
  );
}
