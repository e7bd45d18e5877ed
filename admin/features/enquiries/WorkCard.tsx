import { useMutation, useQuery } from "@tanstack/react-query";
import type { Enquiry } from "#db/enquiries/enquiries.ts";
import { changeWork, type WorkChange } from "#db/enquiries/enquiry-work.ts";
import { ConflictError } from "#db/errors.ts";
import { ALL_STATUSES, ENQUIRY_STATUSES, type EnquiryStatus } from "#domain/enquiries/enquiry-status.ts";
import { Fields, SelectField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { useAccountName, accountsQuery } from "../../queries/accounts.ts";
import { queryKeys, queryClient } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { moment } from "../../ui/moment.ts";

const OVERTAKEN = "Somebody else has changed this meanwhile. You see their change now.";
const FAILED = "Error updating the enquiry. Please try again.";

/** How far the answer is, and who works on it. A choice is stored at once. */
export function WorkCard({ enquiry }: { enquiry: Enquiry }) {
  const { id, status, status_at, status_by, assignee } = enquiry;
  const { data: accounts = [] } = useQuery(accountsQuery);
  const administrators = accounts.filter(({ is_admin }) => is_admin);
  const nameOf = useAccountName();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: WorkChange) => changeWork(client, id, change),
    onSuccess: (_done, change) =>
      toast.success(
        "status" in change
          ? `Status: ${ENQUIRY_STATUSES[change.status]}`
          : `Assigned to ${nameOf(change.assignee) ?? "nobody"}`,
      ),
    onError: (error) => {
      console.error("Changing an enquiry failed", error);
      toast.error(error instanceof ConflictError ? OVERTAKEN : FAILED);
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
          value={chosen && "status" in chosen ? chosen.status : status}
          hint={status_at ? `Since ${moment(status_at)}${by ? `, by ${by}` : ""}` : "Nobody has begun yet"}
          aria-disabled={isPending || undefined}
          onChange={({ target }) => {
            if (!isPending) mutate({ status: target.value as EnquiryStatus, before: status });
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
          {assignee && !administrators.some(({ user_id }) => user_id === assignee) && (
            <option value={assignee}>Loading...</option>
          )}
          {administrators.map(({ user_id, email }) => (
            <option key={user_id} value={user_id}>
              {email}
            </option>
          ))}
        </SelectField>
      </Fields>
    </Card>
  );
}
