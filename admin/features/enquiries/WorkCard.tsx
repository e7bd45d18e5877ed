import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Enquiry } from "#db/enquiries/enquiries.ts";
import { changeWork, type WorkChange } from "#db/enquiries/enquiry-work.ts";
import { ConflictError } from "#db/errors.ts";
import {
  ALL_STATUSES,
  ENQUIRY_STATUSES,
  isOutcome,
  isOverdue,
  type EnquiryStatus,
  type Outcome,
} from "#domain/enquiries/enquiry-status.ts";
import { Fields, SelectField, TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { accountName, accountsQuery, useAccountName } from "../../queries/accounts.ts";
import { queryKeys, queryClient } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { day, moment } from "../../ui/moment.ts";
import { OutcomeForm } from "./OutcomeForm.tsx";
import { failureText } from "../../ui/failure-text.ts";

const OVERTAKEN = "Somebody else has changed this meanwhile. You see their change now.";
const FAILED = "Error updating the enquiry. Please try again.";

/** How far the answer is, by when it is due, and who works on it. A choice is stored at once; an outcome with its reason. */
export function WorkCard({ enquiry }: { enquiry: Enquiry }) {
  const { id, status, status_at, status_by, outcome_reason, due_on, assignee } = enquiry;
  const [deciding, setDeciding] = useState<Outcome | null>(null);
  const { data: accounts = [] } = useQuery(accountsQuery);
  const colleagues = accounts.filter(({ permissions }) => permissions.includes("enquiries.work"));
  const nameOf = useAccountName();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: WorkChange) => changeWork(client, id, change),
    onSuccess: (_done, change) =>
      toast.success(
        "status" in change
          ? `Status: ${ENQUIRY_STATUSES[change.status]}`
          : "due_on" in change
            ? `Answer due ${day(change.due_on)}`
            : `Assigned to ${nameOf(change.assignee) ?? "nobody"}`,
      ),
    onError: (error) => {
      console.error("Changing an enquiry failed", error);
      toast.error(error instanceof ConflictError ? OVERTAKEN : failureText(error, FAILED));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.enquiries }),
  });
  // What was chosen is shown until the stored row arrives.
  const chosen = isPending ? variables : undefined;
  const by = nameOf(status_by);
  return (
    <Card title="Work">
      <Fields>
        <SelectField
          label="Status"
          value={deciding ?? (chosen && "status" in chosen ? chosen.status : status)}
          hint={status_at ? `Since ${moment(status_at)}${by ? `, by ${by}` : ""}` : "Nobody has begun yet"}
          aria-disabled={isPending || undefined}
          onChange={({ target }) => {
            const next = target.value as EnquiryStatus;
            const outcome = isOutcome(next) && next !== status ? next : null;
            setDeciding(outcome);
            if (!isPending && !outcome && next !== status) mutate({ status: next, before: status });
          }}
        >
          {ALL_STATUSES.map((value) => (
            <option key={value} value={value}>
              {ENQUIRY_STATUSES[value]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Assignee"
          value={(chosen && "assignee" in chosen ? chosen.assignee : assignee) ?? ""}
          aria-disabled={isPending || undefined}
          onChange={({ target }) => {
            if (!isPending) mutate({ assignee: target.value || null, before: assignee });
          }}
        >
          <option value="">Nobody</option>
          {assignee && !colleagues.some(({ user_id }) => user_id === assignee) && (
            <option value={assignee}>{nameOf(assignee) ?? "Loading..."}</option>
          )}
          {colleagues.map((account) => (
            <option key={account.user_id} value={account.user_id}>
              {accountName(account)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Answer due"
          type="date"
          value={(chosen && "due_on" in chosen ? chosen.due_on : due_on) ?? ""}
          hint={isOverdue(enquiry) ? "This day is over, and nobody has answered" : undefined}
          aria-disabled={isPending || undefined}
          onChange={({ target }) => {
            if (!isPending && target.value) mutate({ due_on: target.value, before: due_on });
          }}
        />
      </Fields>
      {deciding ? (
        <OutcomeForm
          key={deciding}
          outcome={deciding}
          busy={isPending}
          onCancel={() => setDeciding(null)}
          onSave={(reason) =>
            mutate({ status: deciding, reason, before: status }, { onSettled: () => setDeciding(null) })
          }
        />
      ) : (
        outcome_reason && (
          <p className="mbs-4 wrap-break-word">
            <span className="text-ink-soft">Reason:</span> {outcome_reason}
          </p>
        )
      )}
    </Card>
  );
}
