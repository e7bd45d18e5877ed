import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { countEnquiriesBefore, getRetention, setRetention } from "#db/enquiries/people.ts";
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

const FAILED = "Error saving the time. Please try again.";

/** How long enquiries are kept, and where personal data is looked up. */
export function Privacy() {
  const retention = useQuery({
    queryKey: queryKeys.retention,
    queryFn: () => getRetention(client),
    staleTime: 0,
  });
  return (
    <Card title="Privacy" anchor="privacy">
      <QueryState query={retention} loading="Loading the time..." failed="The time could not be loaded" />
      {retention.data !== undefined && <RetentionForm key={retention.data} months={retention.data} />}
      <p className="text-sm text-ink-soft max-inline-[70ch]">
        Older enquiries are deleted every hour and cannot be brought back. Newsletter addresses that nobody confirms go
        after {UNCONFIRMED_DAYS} days. Your privacy page tells visitors the same: change it in{" "}
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

/** The number of months; asks first if a new number deletes enquiries at once. */
function RetentionForm({ months }: { months: number }) {
  const [typed, setTyped] = useState(String(months));
  const [fault, setFault] = useState("");
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  /** The months that are about to be saved, and how many enquiries are older. */
  const [pending, setPending] = useState<{ months: number; older: number } | null>(null);
  const question = useLastShown(pending, pending !== null);

  const store = async (next: number) => {
    await setRetention(client, next);
    toast.success(`Enquiries are kept for ${counted(next, "month")}`);
    await queryClient.invalidateQueries({ queryKey: queryKeys.retention });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = retentionSchema.safeParse(typed);
    setFault(checked.error?.issues[0]?.message ?? "");
    setFailure("");
    if (!checked.success || busy) return;
    setBusy(true);
    try {
      const older = await countEnquiriesBefore(client, retentionStart(checked.data).toISOString());
      if (older > 0 && checked.data < months) setPending({ months: checked.data, older });
      else await store(checked.data);
    } catch (error) {
      console.error("Saving the retention failed", error);
      setFailure(FAILED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      aria-label="How long enquiries are kept"
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="Keep enquiries for so many months"
          required
          type="number"
          min={RETENTION_MONTHS.least}
          max={RETENTION_MONTHS.most}
          value={typed}
          error={fault || undefined}
          className="flex-[0_1_18rem] max-md:flex-[1_1_100%]"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="mbs-6.25 max-md:mbs-0 max-md:flex-[1_1_100%]" busy={busy}>
          {busy ? "Saving..." : "Save months"}
        </Button>
      </div>
      <Alert boxed>{failure}</Alert>
      <DeleteForGood
        open={pending !== null}
        title="Delete older enquiries"
        confirmLabel={`Delete ${counted(question?.older ?? 0, "enquiry", "enquiries")}`}
        failure={() => FAILED}
        onDelete={() => store(question?.months ?? months)}
        onClose={() => setPending(null)}
      >
        <p>
          {counted(question?.older ?? 0, "enquiry is", "enquiries are")} older than{" "}
          {counted(question?.months ?? 0, "month")} and will be deleted within the hour. Are you sure?
        </p>
      </DeleteForGood>
    </form>
  );
}
