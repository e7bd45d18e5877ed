import { ArrowRight, Check, CircleAlert, Minus, Pencil, Plus } from "lucide-react";
import type { Difference, PlannedRow, RowKind, RowProblem, StoredValues } from "#domain/import/plan-types.ts";
import { excerpt } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Row, RowDetail, RowMain, RowName } from "../../ui/lists/Row.tsx";

const LOOKS = {
  new: [Plus, "New", "good"],
  changed: [Pencil, "Changed", "copper"],
  unchanged: [Check, "Unchanged", "plain"],
  skipped: [Minus, "Left out", "plain"],
  refused: [CircleAlert, "Refused", "bad"],
} as const satisfies Record<RowKind, unknown>;

/** The beginning of a new product, enough to see whether the columns are right. */
function summaryOf({ slug, specifications, features, images }: StoredValues): string {
  const lines = specifications.slice(0, 4).map(({ name, value }) => `${name}: ${value}`);
  const more = specifications.length > 4 ? [`${specifications.length - 4} more specifications`] : [];
  return [
    `/products/${slug}`,
    ...lines,
    ...more,
    ...(features.length > 0 ? [`${features.length} features`] : []),
    ...(images.length > 0 ? [`${images.length} pictures`] : []),
  ].join(" · ");
}

/** One row of the table, and its planned outcome. */
export function PlannedRowView({ row }: { row: PlannedRow }) {
  return <Outcome {...row} {...(row.kind === "new" && { summary: summaryOf(row.values) })} />;
}

type OutcomeProps = {
  row: number;
  name: string;
  kind: RowKind;
  /** Where its row is, if not in the table that is shown. */
  place?: string;
  /** What a new record begins with. */
  summary?: string;
  differences?: readonly Difference[];
  problems?: readonly RowProblem[];
};

/** What becomes of a row: what is new, each field before and after, or why it is refused. */
export function Outcome({ row, name, kind, place, summary, differences = [], problems = [] }: OutcomeProps) {
  const [Icon, word, tone] = LOOKS[kind];
  return (
    <Row>
      <span className="flex-none self-start pbs-0.5 text-end text-sm text-ink-soft tabular-nums min-inline-6 sm:min-inline-12">
        {row > 0 && (
          <>
            <span className="sr-only">Row </span>
            {row}
          </>
        )}
      </span>
      <RowMain>
        <RowName name={excerpt(name, 160)}>
          <span className={badge({ tone })}>
            <Icon aria-hidden="true" />
            {word}
          </span>
          {place && <span className="text-sm text-ink-soft">{place}</span>}
        </RowName>
        {summary && <RowDetail className="wrap-anywhere">{summary}</RowDetail>}
        {kind === "changed" && <Differences differences={differences} />}
        {problems.length > 0 && (
          <ul className="text-sm wrap-anywhere text-bad">
            {problems.map(({ column, reason }) => (
              <li key={column + reason}>{column ? `${column}: ${reason}` : reason}</li>
            ))}
          </ul>
        )}
      </RowMain>
    </Row>
  );
}

const SHOWN = 6;

function Differences({ differences }: { differences: readonly Difference[] }) {
  const list = (some: readonly Difference[]) => (
    <dl className="grid gap-x-4 text-sm md:grid-cols-[12rem_minmax(0,1fr)]">
      {some.map(({ label, before, after }, at) => (
        <div key={at} className="contents">
          <dt className="wrap-anywhere text-ink-soft">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere whitespace-pre-line">
            <del className="text-ink-soft">{before === "" ? "nothing" : excerpt(before, 200)}</del>
            <ArrowRight role="img" aria-label="becomes" className="size-3.5 self-center text-ink-soft rtl:rotate-180" />
            <ins className="font-medium no-underline">{after === "" ? "nothing" : excerpt(after, 200)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {list(differences.slice(0, SHOWN))}
      {differences.length > SHOWN && (
        <details className="text-sm">
          <summary className="cursor-pointer py-0.5 text-ink-soft inline-fit hover:text-petrol">
            {differences.length - SHOWN} more
          </summary>
          {list(differences.slice(SHOWN))}
        </details>
      )}
    </>
  );
}
