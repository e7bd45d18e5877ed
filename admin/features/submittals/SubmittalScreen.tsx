import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Archive, ArchiveRestore, FilePlus2 } from "lucide-react";
import { useEffect } from "react";
import { archiveSubmittal, markSubmittalSeen, type Submittal } from "#db/submittals/submittals.ts";
import { stateOfItems } from "#domain/submittals/review/status.ts";
import { buttonClass, frame } from "#styles/variants/administration.ts";
import { link } from "#styles/variants/basics.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { client } from "../../environment.ts";
import { RecordGate } from "../../records/record-screens.tsx";
import { Card } from "../../ui/Card.tsx";
import { Button } from "../../ui/controls.tsx";
import { failureText } from "../../ui/failure-text.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { toast } from "../../ui/toast.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { ItemCard } from "./ItemCard.tsx";
import { ReviewLinks } from "./ReviewLinks.tsx";
import { RevisionsCard } from "./RevisionsCard.tsx";
import { StatusLog } from "./StatusLog.tsx";
import { refreshSubmittals, submittalQuery } from "./submittal-queries.ts";
import { STATE_TONES, STATE_WORDS } from "./submittal-words.ts";

/** One submittal: its items with what was decided, its revisions, its links, and everything that was said. */
function SubmittalView({ submittal }: { submittal: Submittal }) {
  const { id, number, project, revisions, items, entries, archived_at, seen_at, enquiry_id } = submittal;
  const { busy, run } = useOneAtATime();
  const newest = revisions.at(-1)?.number ?? 0;
  const shown = items.get(newest) ?? [];
  const state = stateOfItems(shown, entries);
  const marked = entries.findLast(({ reviewer }) => reviewer !== null)?.made_at;
  useEffect(() => {
    if (!marked || Date.parse(marked) <= Date.parse(seen_at)) return;
    // It stays unseen for now; the next look notes it.
    markSubmittalSeen(client, id, marked).then(refreshSubmittals, (error: unknown) => console.error(error));
  }, [id, marked, seen_at]);
  const archive = () =>
    run(async () => {
      try {
        await archiveSubmittal(client, id, archived_at === null);
        toast.success(archived_at === null ? "Submittal archived" : "Submittal taken out of the archive");
        await refreshSubmittals();
      } catch (error) {
        console.error("Archiving a submittal failed", error);
        toast.error(failureText(error, "The submittal could not be archived. Please try again."));
      }
    });
  const facts = [
    ["Client", submittal.client],
    ["Consultant", submittal.consultant],
    ["Contractor", submittal.contractor],
  ] as const;
  return (
    <div className={frame()}>
      <PageHead
        title={`${project} – ${number}`}
        tab="submittals"
        note={
          <>
            <span className={badge({ tone: "copper" })}>Rev {newest}</span>{" "}
            <span className={badge({ tone: STATE_TONES[state] })}>{STATE_WORDS[state]}</span>{" "}
            {archived_at && <span className={badge()}>Archived</span>}
          </>
        }
      />
      <div className="flex flex-wrap gap-2">
        <Link to="/admin/submittals/new" search={{ of: id }} className={buttonClass({ intent: "primary" })}>
          <FilePlus2 aria-hidden="true" />
          Issue revision {newest + 1}
        </Link>
        <Button busy={busy} onClick={() => void archive()}>
          {archived_at === null ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
          {archived_at === null ? "Archive" : "Take out of the archive"}
        </Button>
      </div>
      <Card title="Submittal">
        <dl className="grid gap-x-6 gap-y-3 md:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs font-medium text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{value ?? <span className="text-ink-soft">Not given</span>}</dd>
            </div>
          ))}
        </dl>
        {enquiry_id && (
          <Link to="/admin/enquiries/$id" params={{ id: enquiry_id }} className={link()}>
            The enquiry that it was made for
          </Link>
        )}
      </Card>
      <ReviewLinks submittal={id} />
      <section aria-label="Items" className="grid gap-5">
        {shown.map((item, at) => (
          <ItemCard key={item.key} submittal={id} revision={newest} number={at + 1} item={item} entries={entries} />
        ))}
      </section>
      <RevisionsCard submittal={submittal} />
      <StatusLog submittal={submittal} />
    </div>
  );
}

export function SubmittalScreen() {
  const { id } = useParams({ from: "/protected/admin/submittals/$id" });
  const query = useQuery(submittalQuery(id));
  return (
    <RecordGate query={query} noun="submittal" tab="submittals" inTrash={false}>
      {(submittal) => <SubmittalView key={submittal.id} submittal={submittal} />}
    </RecordGate>
  );
}
