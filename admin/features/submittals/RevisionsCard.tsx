import type { Submittal } from "#db/submittals/submittals.ts";
import { sizeText } from "#domain/submittals/documents.ts";
import { packageFileName } from "#domain/submittals/form.ts";
import { changeLines, changesBetween } from "#domain/submittals/review/changes.ts";
import { itemTitle } from "#domain/submittals/parts.ts";
import { counted } from "#domain/text/text.ts";
import { useAccountName } from "../../queries/accounts.ts";
import { Card } from "../../ui/Card.tsx";
import { day, moment } from "../../ui/moment.ts";
import { CHANGE_WORDS } from "./change-words.ts";
import { FileButton } from "./FileButton.tsx";

/** The revisions, newest first, each with its package and what it has changed. */
export function RevisionsCard({ submittal: { id, number, revisions, items } }: { submittal: Submittal }) {
  const nameOf = useAccountName();
  return (
    <Card title="Revisions">
      <ol className="grid gap-4" aria-label="Revisions">
        {revisions.toReversed().map((revision) => {
          const before = items.get(revision.number - 1);
          const { changes } = before ? changesBetween(before, items.get(revision.number) ?? []) : { changes: [] };
          return (
            <li key={revision.number} className="grid gap-2 border-be border-line pbe-4 last:border-be-0 last:pbe-0">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p>
                  <b>Revision {revision.number}</b> of {day(revision.dated)}
                  <span className="block text-sm text-ink-soft">
                    Issued {moment(revision.issued_at)} by {nameOf(revision.issued_by) ?? "a former account"} ·{" "}
                    {counted(revision.pages, "page")} · {sizeText(revision.bytes)}
                  </span>
                </p>
                <FileButton
                  submittal={id}
                  sha256={revision.sha256}
                  name={packageFileName({ number, revision: String(revision.number) })}
                />
              </div>
              {revision.remarks && (
                <p className="wrap-anywhere whitespace-pre-wrap max-inline-[65ch]">{revision.remarks}</p>
              )}
              {changes.length > 0 && (
                <ul className="list-disc ps-5 text-sm">
                  {changes.map((change) => (
                    <li key={change.item.key} className="wrap-anywhere">
                      {itemTitle(change.item)}: {changeLines(change, CHANGE_WORDS).join("; ")}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
