import { useQuery } from "@tanstack/react-query";
import type { EnquiryFilter } from "#db/enquiries/enquiries.ts";
import { ALL_STATUSES, ENQUIRY_STATUSES, NOBODY, type EnquiryStatus } from "#domain/enquiries/enquiry-status.ts";
import { accountName, accountsQuery } from "../../queries/accounts.ts";
import { enquiryCountsQuery } from "../../queries/enquiries.ts";
import { FilterSelect } from "../../ui/lists/Toolbar.tsx";

type Props = {
  filter: EnquiryFilter;
  onChange: (next: Pick<EnquiryFilter, "status"> | Pick<EnquiryFilter, "assignee">) => void;
};

/** Filters the enquiries by status, with the number of each, and by the colleague who works on them. */
export function WorkFilter({ filter, onChange }: Props) {
  const { data: counts } = useQuery(enquiryCountsQuery(filter.state === "archived"));
  const { data: accounts = [] } = useQuery(accountsQuery);
  // Also whoever had the role that works on them when they were assigned.
  const colleagues = accounts.filter(
    ({ user_id, permissions }) => permissions.includes("enquiries.work") || user_id === filter.assignee,
  );
  return (
    <>
      <FilterSelect<EnquiryStatus | "">
        label="Filter by status"
        all="Any status"
        value={filter.status ?? ""}
        options={ALL_STATUSES.map((status) => ({
          value: status,
          label: counts ? `${ENQUIRY_STATUSES[status]} (${counts[status]})` : ENQUIRY_STATUSES[status],
        }))}
        onChange={(status) => onChange({ status: status || undefined })}
      />
      <FilterSelect
        label="Filter by assignee"
        all="Any assignee"
        value={filter.assignee ?? ""}
        options={[
          { value: NOBODY, label: "Nobody" },
          ...colleagues.map((account) => ({ value: account.user_id, label: accountName(account) })),
        ]}
        onChange={(assignee) => onChange({ assignee: assignee || undefined })}
      />
    </>
  );
}
