import { useId } from "react";
import { NONE } from "./bulk-change.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { dialogList, heading } from "#styles/variants/administration.ts";
import type { Outcome } from "./use-bulk-change.ts";

const SHOWN = 200;

/** How each product would change, before anything is stored. */
export function ChangePreview({ outcomes }: { outcomes: readonly Outcome[] }) {
  const changed = outcomes.flatMap(({ product, outcome }) => ("values" in outcome ? [{ product, ...outcome }] : []));
  const refused = outcomes.flatMap(({ product, outcome }) => ("problem" in outcome ? [{ product, ...outcome }] : []));
  const unchanged = outcomes.filter(({ outcome }) => "unchanged" in outcome).map(({ product }) => product);
  return (
    <div className="grid gap-3">
      <p role="status">
        {counted(changed.length, "product")} {changed.length === 1 ? "changes" : "change"}
        {unchanged.length > 0 && `, ${counted(unchanged.length, "stays as it is", "stay as they are")}`}
        {refused.length > 0 && `, ${writtenNumber(refused.length)} cannot be changed`}
      </p>
      <Part title="Changes" rows={changed} />
      <Part title="Cannot be changed" rows={refused} />
      <Part title="Stay as they are" rows={unchanged.map((product) => ({ product }))} />
    </div>
  );
}

type Row = { product: { id: string; name: string }; before?: string; after?: string; problem?: string };

function Part({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1.5" aria-labelledby={id}>
      <h3 id={id} className={heading({ level: "section" })}>
        {title} ({writtenNumber(rows.length)})
      </h3>
      <ul className={dialogList} aria-labelledby={id} tabIndex={0}>
        {rows.slice(0, SHOWN).map(({ product, before, after, problem }) => (
          <li key={product.id}>
            {product.name}
            {problem && <span className="text-ink-soft"> {problem}</span>}
            {after !== undefined && (
              <span className="text-ink-soft">
                : {before === NONE ? NONE : <del className="wrap-anywhere">{before}</del>}{" "}
                <span aria-hidden="true">→</span>
                <span className="sr-only">becomes</span>{" "}
                <ins className="font-medium wrap-anywhere text-ink no-underline">{after}</ins>
              </span>
            )}
          </li>
        ))}
        {rows.length > SHOWN && <li>and {writtenNumber(rows.length - SHOWN)} more</li>}
      </ul>
    </section>
  );
}
