import { useQuery } from "@tanstack/react-query";
import type { EnquiryFilter } from "#db/enquiries.ts";
import { ALL_STATUSES, ENQUIRY_STATUSES, NOBODY, type EnquiryStatus } from "#domain/enquiries/enquiry-status.ts";
import { Select } from "#ui/Select.tsx";
import { accountsQuery } from "../../queries/accounts.ts";
import { enquiryCountsQuery } from "../../queries/enquiries.ts";
import { toolbarSelect } from "../../ui/Toolbar.tsx";

type Props = {
  filter: EnquiryFilter;
  onChange: (next: Pick<EnquiryFilter, "status"> | Pick<EnquiryFilter, "assignee">) => void;
};

/** Filters the enquiries by status, with the number of each, and by the administrator who works on them. */
export function WorkFilter({ filter, onChange }: Props) {
  const { data: counts } = useQuery(enquiryCountsQuery(filter.state === "archived"));
  const { data: accounts = [] } = useQuery(accountsQuery);
  const administrators = accounts.filter(({ is_admin }) => is_admin);
  return (
    <>
      <Select
        label="Filter by status"
        className={toolbarSelect}
        value={filter.status ?? ""}
        onChange={({ target }) => onChange({ status: (target.value as EnquiryStatus) || undefined })}
      >
        <option value="">Any status</option>
        {ALL_STATUSES.map((status) => (
          <option key={status} value={status}>
            {ENQUIRY_STATUSES[status]}
            {counts && ` (${counts[status]})`}
          </option>
        ))}
      </Select>
      <Select
        label="Filter by assignee"
        className={toolbarSelect}
        value={filter.assignee ?? ""}
        onChange={({ target }) => onChange({ assignee: target.value || undefined })}
      >
        <option value="">Any assignee</option>
        <option value={NOBODY}>Nobody</option>
        {administrators.map(({ user_id, email }) => (
          <option key={user_id} value={user_id}>
            {email}
          </option>
        ))}
      </Select>
    </>
  );
}
