import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import {
  countChangesBefore,
  countEnquiriesBefore,
  getRetention,
  setRetention,
  type Retention,
} from "#db/enquiries/people.ts";
import { retentionStart, RETENTION_MONTHS, retentionSchema } from "#domain/enquiries/retention.ts";
import { UNCONFIRMED_DAYS } from "#domain/enquiries/newsletter.ts";
import { counted } from "#domain/text/text.ts";
import { link } from "#styles/variants/basics.ts";
import { Alert, Button } from "../../ui/controls.tsx";
import { TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { queryKeys, queryClient } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { DeleteForGood } from "../../records/DeletionDialog.tsx";
import { useLastShown } from "../../ui/dialog-state.ts";
import { QueryState } from "../../ui/panels.tsx";
import { failureText } from "../../ui/failure-text.ts";

const FAILED = "Error saving the time. Please try again.";

/** What is deleted when it is old: how many of them are older than a time, and what they are called. */
type Kept = keyof Retention;
const KEPT: Record<
  Kept,
  { label: string; saved: string; count: typeof countEnquiriesBefore; nouns: readonly [string, string] }
> = {
  enquiry_months: {
    label: "Keep enquiries for so many months",
    saved: "Enquiries are kept for",
    count: countEnquiriesBefore,
    nouns: ["enquiry", "enquiries"],
  },
  history_months: {
    label: "Keep the history of changes for so many months",
    saved: "The history is kept for",
    count: countChangesBefore,
    nouns: ["change", "changes"],
  },
};
const ALL_KEPT = Object.keys(KEPT) as Kept[];
const listed = (parts: readonly string[]) => new Intl.ListFormat("en-GB").format(parts);

/** How long enquiries and changes are kept, and where personal data is looked up. */
export function Privacy() {
  const retention = useQuery({
    queryKey: queryKeys.retention,
    queryFn: () => getRetention(client),
    staleTime: 0,
  });
  return (
    <Card title="Privacy" anchor="privacy">
      <QueryState query={retention} loading="Loading the time..." failed="The time could not be loaded" />
      {retention.data !== undefined && <RetentionForm key={JSON.stringify(retention.data)} stored={retention.data} />}
      <p className="text-sm text-ink-soft max-inline-[70ch]">
        What is older is deleted every hour and cannot be brought back; of every record the newest change stays.
        Newsletter addresses that nobody confirms go after {UNCONFIRMED_DAYS} days. Your privacy page tells visitors the
        same: change it in{" "}
        <Link to="/admin" search={{ tab: "pages" }} className={link()}>
          Pages
        </Link>{" "}
        when you change this. If a person asks for their data, see{" "}
        <Link to="/admin" search={{ tab: "enquiries", show: "person" }} className={link()}>
          One person
        </Link>{" "}
        among the enquiries.
      </p>
    </Card>
  );
}

type Older = { what: Kept; months: number; count: number };

/** The numbers of months; asks first if a new number deletes something at once. */
function RetentionForm({ stored }: { stored: Retention }) {
  const [typed, setTyped] = useState({
    enquiry_months: String(stored.enquiry_months),
    history_months: String(stored.history_months),
  });
  const [faults, setFaults] = useState<Partial<Record<Kept, string>>>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  /** What is about to be saved, and what is older than that. */
  const [pending, setPending] = useState<{ next: Partial<Retention>; older: Older[] } | null>(null);
  const question = useLastShown(pending, pending !== null);
  const counts = question?.older.map(({ what, count }) => counted(count, ...KEPT[what].nouns)) ?? [];

  const store = async (next: Partial<Retention>) => {
    await setRetention(client, next);
    for (const what of ALL_KEPT) if (next[what]) toast.success(`${KEPT[what].saved} ${counted(next[what], "month")}`);
    await queryClient.invalidateQueries({ queryKey: queryKeys.retention });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = ALL_KEPT.map((what) => ({ what, ...retentionSchema.safeParse(typed[what]) }));
    setFaults(Object.fromEntries(checked.map(({ what, error }) => [what, error?.issues[0]?.message])));
    setFailure("");
    if (busy || checked.some(({ success }) => !success)) return;
    const changed = checked.flatMap(({ what, data }) =>
      data && data !== stored[what] ? [{ what, months: data }] : [],
    );
    setBusy(true);
    try {
      const older = await Promise.all(
        changed
          .filter(({ what, months }) => months < stored[what])
          .map(async (entry) => ({
            ...entry,
            count: await KEPT[entry.what].count(client, retentionStart(entry.months).toISOString()),
          })),
      );
      const next = Object.fromEntries(changed.map(({ what, months }) => [what, months]));
      if (older.some(({ count }) => count > 0)) setPending({ next, older: older.filter(({ count }) => count > 0) });
      else if (changed.length > 0) await store(next);
    } catch (error) {
      console.error("Saving the retention failed", error);
      setFailure(failureText(error, FAILED));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-3" aria-label="How long it is kept" onSubmit={(event) => void submit(event)}>
      <div className="flex flex-wrap items-start gap-3">
        {ALL_KEPT.map((what) => (
          <TextField
            key={what}
            label={KEPT[what].label}
            required
            type="number"
            min={RETENTION_MONTHS.least}
            max={RETENTION_MONTHS.most}
            value={typed[what]}
            error={faults[what]}
            className="flex-[0_1_20rem] max-md:flex-[1_1_100%]"
            onChange={(event) => setTyped({ ...typed, [what]: event.target.value })}
          />
        ))}
        <Button type="submit" className="mbs-6.25 max-md:mbs-0 max-md:flex-[1_1_100%]" busy={busy}>
          {busy ? "Saving..." : "Save months"}
        </Button>
      </div>
      <Alert boxed>{failure}</Alert>
      <DeleteForGood
        open={pending !== null}
        title={`Delete older ${listed(question?.older.map(({ what }) => KEPT[what].nouns[1]) ?? [])}`}
        confirmLabel={`Delete ${listed(counts)}`}
        failure={(error) => failureText(error, FAILED)}
        onDelete={() => store(question?.next ?? {})}
        onClose={() => setPending(null)}
      >
        {question?.older.map(({ what, months, count }) => (
          <p key={what}>
            {counted(count, ...KEPT[what].nouns)} {count === 1 ? "is" : "are"} older than {counted(months, "month")} and
            will be deleted within the hour{what === "history_months" && ", but for the newest of each record"}. Are you
            sure?
          </p>
        ))}
      </DeleteForGood>
    </form>
  );
}
