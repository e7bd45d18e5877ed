import { SCHEDULE_TEXTS as T } from "#texts/schedules.ts";
import { SHEET_TEXTS } from "#texts/sheets.ts";
import { langOf } from "#texts/language/page-language.ts";
import type { ProductData } from "#domain/listing/product-data.ts";
import type { Proposal } from "#domain/schedules/match.ts";
import { nameIn, reasonText, type SheetLanguage } from "#domain/schedules/sheet.ts";
import type { Verdict } from "#domain/schedules/verdict.ts";
import type { UnitSystem } from "#domain/units/unit-system.ts";
import { link } from "#styles/variants/basics.ts";
import { proposedProduct } from "./chosen-rows.ts";
import { chooseFor } from "./schedule-store.ts";

/** Signs and colours of verdicts; the words are said to screen readers and stand beside the sign. */
export const VERDICT_LOOKS = {
  complies: { sign: "✓", tone: "text-good" },
  deviates: { sign: "✗", tone: "text-bad" },
  unstated: { sign: "?", tone: "text-ink-soft" },
} as const satisfies Record<Verdict, { sign: string; tone: string }>;
const ORDER = ["deviates", "complies", "unstated"] as const;

type Props = {
  rowKey: string;
  proposal: Proposal;
  isChosen: boolean;
  productData: ProductData;
  system: UnitSystem;
};

/** A machine for a row, with the reasons in figures: what deviates, what complies, what is not stated. */
export function ProposalChoice({ rowKey, proposal, isChosen, productData, system }: Props) {
  const { slug, name, brand, href } = proposedProduct(productData, proposal);
  const shown = { words: SHEET_TEXTS, attributes: productData.attributes };
  return (
    <div className="grid gap-x-4 gap-y-1 bg-sheet px-3 py-2.5 has-checked:bg-petrol-wash md:grid-cols-[minmax(0,1fr)_auto]">
      <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <input
          type="radio"
          className="mbs-0.75 size-4.5 accent-petrol"
          name={`row-${rowKey}`}
          checked={isChosen}
          onChange={() => chooseFor(rowKey, { product: slug })}
        />
        <span className="font-medium wrap-anywhere">
          <bdi {...langOf(name)}>{name}</bdi>{" "}
          {brand && (
            <bdi className="text-sm font-normal text-copper" {...langOf(brand)}>
              {brand}
            </bdi>
          )}
        </span>
      </label>
      <a className={link({ kind: "onward", class: "text-sm max-md:ms-7.5 max-md:justify-self-start" })} href={href}>
        {T.opens}
        <span className="sr-only"> {name}</span>
      </a>
      <ul className="ms-7.5 grid gap-0.5 text-sm md:col-span-full">
        {ORDER.map((verdict) => {
          const reasons = proposal.compared.filter((one) => one.verdict === verdict);
          if (reasons.length === 0) return null;
          const { sign, tone } = VERDICT_LOOKS[verdict];
          return (
            <li key={verdict} className="grid grid-cols-[1.25rem_minmax(0,1fr)] tabular-nums">
              <span className={tone} aria-hidden="true">
                {sign}
              </span>
              <span className="wrap-anywhere">
                <span className={tone}>{SHEET_TEXTS.verdicts[verdict]}:</span>{" "}
                {reasons
                  .map((one) =>
                    verdict === "unstated" ? unstatedText(one, system, shown) : reasonText(one, system, shown),
                  )
                  .join(T.semicolon)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Behind 'Not stated:' the name says enough, unless there is a range. */
const unstatedText = (one: Proposal["compared"][number], system: UnitSystem, of: SheetLanguage): string =>
  one.stated === null ? nameIn(of, one.requirement) : reasonText(one, system, of);
