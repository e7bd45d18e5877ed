import { draftAddress } from "../changes/draft-links.ts";
import { Link } from "@tanstack/react-router";
import type { ListedDraft } from "#db/changes/draft-lists.ts";
import { isDraftOf, type Overtaken, type PlanOutcome } from "#db/changes/plans.ts";
import { kindOfTable } from "#domain/content/change-text.ts";
import { contentKind } from "#domain/content/content-kinds.ts";
import { fieldChanges } from "#domain/content/field-changes.ts";
import { usedSlugText } from "#domain/content/refusals.ts";
import { changedMeanwhile } from "#domain/publishing/plans.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { Differences } from "../changes/Differences.tsx";
import { useRecordNames } from "../changes/use-record-names.ts";
import { Card } from "../ui/Card.tsx";

type Props = { check: { outcome: PlanOutcome; overtaken: readonly Overtaken[] }; drafts: readonly ListedDraft[] };

/** What stands in the way of a plan: records that others have changed meanwhile, field by field, and slugs that are used. */
export function PlanConflicts({ check: { outcome, overtaken }, drafts }: Props) {
  const { edited, slugs_used } = outcome;
  if (edited.length + slugs_used.length === 0) return null;
  return (
    <>
      {slugs_used.length > 0 && (
        <Card title="Addresses that are used">
          <ul className="grid gap-1.5">
            {slugs_used.map((used) => (
              <li key={used.record}>{usedSlugText(used)}</li>
            ))}
          </ul>
        </Card>
      )}
      {edited.length > 0 && (
        <Card title={`${counted(edited.length, "record")} changed on the site meanwhile`}>
          <p className="text-ink-soft max-inline-[65ch]">
            Nothing of the plan goes live as long as it would overwrite these. Open a draft and save it again to decide
            field by field, or publish the plan without them.
          </p>
          <ul className="grid gap-4" aria-label="Changed on the site meanwhile">
            {overtaken.map((record) => (
              <Conflict
                key={`${record.table}/${record.record}`}
                record={record}
                draft={drafts.find((draft) => isDraftOf(draft, record))}
              />
            ))}
          </ul>
          {edited.length > overtaken.length && <p>and {writtenNumber(edited.length - overtaken.length)} more.</p>}
        </Card>
      )}
    </>
  );
}

function Conflict({ record, draft }: { record: Overtaken; draft: ListedDraft | undefined }) {
  const { table, name, now } = record;
  const kind = kindOfTable(table);
  const noun = kind ? contentKind(kind).noun : "record";
  const fields = changedMeanwhile(record);
  const names = useRecordNames();
  return (
    <li className="grid gap-2 rounded-control border border-line p-3.5">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-medium wrap-anywhere">
        {name ?? `A ${noun}`}
        {draft && now && (
          <Link {...draftAddress(draft)} className={buttonClass({ small: true })}>
            Open draft<span className="sr-only"> of {name}</span>
          </Link>
        )}
      </p>
      {now ? (
        <>
          <p className="text-sm text-ink-soft">Struck out is what the site shows; the rest is what the plan says.</p>
          <Differences changes={fieldChanges(table, fields.now, fields.planned, names)} />
        </>
      ) : (
        <p className="text-sm">
          This {noun} was deleted. Restore it from the <Link to="/admin/trash">trash</Link>, or publish the plan without
          it.
        </p>
      )}
    </li>
  );
}
