import { useQuery } from "@tanstack/react-query";
import type { Submittal } from "#db/submittals/submittals.ts";
import { itemTitle } from "#domain/submittals/parts.ts";
import { useAccountName } from "../../queries/accounts.ts";
import { Card } from "../../ui/Card.tsx";
import { moment } from "../../ui/moment.ts";
import { reviewLinksQuery, useSpeakers } from "./submittal-queries.ts";
import { STATUS_WORDS } from "./submittal-words.ts";

type Line = { at: string; who: string; what: string };

/** Everything that happened to a submittal with who and when, the newest first. */
export function StatusLog({ submittal: { id, revisions, items, entries } }: { submittal: Submittal }) {
  const nameOf = useAccountName();
  const links = useQuery(reviewLinksQuery(id));
  const speaker = useSpeakers(id);
  const office = (account: string | null): string => nameOf(account) ?? "A former account";
  const titleOf = (revision: number, key: string): string => {
    const item = items.get(revision)?.find((one) => one.key === key);
    return item ? itemTitle(item) : key;
  };
  const lines: Line[] = [
    ...revisions.map(({ number, issued_at, issued_by }) => ({
      at: issued_at,
      who: office(issued_by),
      what: `issued revision ${number}`,
    })),
    ...entries.map(({ made_at, revision, item, mark, ...entry }) => ({
      at: made_at,
      who: speaker(entry),
      what: `${mark ? `marked ${STATUS_WORDS[mark]}` : "answered"}: ${titleOf(revision, item)} (Rev ${revision})`,
    })),
    ...(links.data ?? []).flatMap(({ for_whom, made_at, made_by, withdrawn_at }) => [
      { at: made_at, who: office(made_by), what: `made a link for ${for_whom}` },
      ...(withdrawn_at ? [{ at: withdrawn_at, who: "The office", what: `withdrew the link for ${for_whom}` }] : []),
    ]),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Card title="Status log">
      <ol className="grid gap-2" aria-label="Status log">
        {lines.map(({ at, who, what }) => (
          <li key={`${at} ${what}`} className="text-sm wrap-anywhere">
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {moment(at)}
            </time>{" "}
            · <b>{who}</b> {what}
          </li>
        ))}
      </ol>
    </Card>
  );
}
