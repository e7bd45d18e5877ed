import { useQuery } from "@tanstack/react-query";
import { Inbox, SearchX } from "lucide-react";
import { Suspense, useState } from "react";
import { listAllEnquiries, type Enquiry, type EnquiryFilter, type EnquiryState } from "#db/enquiries/enquiries.ts";
import { client } from "../../environment.ts";
import { enquiriesQuery } from "../../queries/enquiries.ts";
import { EmptyPanel } from "../../ui/panels.tsx";
import { ExportButton } from "../../ui/lists/ExportButton.tsx";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";
import { PagedList } from "../../ui/lists/PagedList.tsx";
import { useAccountName } from "../../queries/accounts.ts";
import { SearchBox } from "../../ui/lists/SearchBox.tsx";
import { Toolbar, toolbarButton } from "../../ui/lists/Toolbar.tsx";
import { useEver } from "../../ui/dialog-state.ts";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { enquiryRows } from "./enquiry-rows.ts";
import { EnquiryRow } from "./EnquiryRow.tsx";
import { MarkingBar } from "./MarkingBar.tsx";
import { WorkFilter } from "./WorkFilter.tsx";
import { lazyPart } from "../../update/lazy-part.tsx";

const DeleteEnquiries = lazyPart(() => import("./DeleteDialogs.tsx"), "DeleteEnquiries");

const STATES: readonly { value: EnquiryState; label: string }[] = [
  { value: "inbox", label: "Inbox" },
  { value: "unread", label: "Unread" },
  { value: "archived", label: "Archived" },
];

type Filter = EnquiryFilter & { state: EnquiryState };
type Props = {
  filter: Filter;
  page: number;
  onFilter: (filter: Filter) => void;
  onPage: (page: number, replace: boolean) => void;
};

export function EnquiryList({ filter, page, onFilter, onPage }: Props) {
  const list = useQuery(enquiriesQuery(filter, page));
  const nameOf = useAccountName();
  const selection = useSelection<Enquiry>();
  const [toDelete, setToDelete] = useState<readonly Enquiry[]>([]);
  const deleting = useEver(toDelete.length > 0);
  const { data: rows = [], count = 0 } = list.data ?? {};
  const searching = Boolean(filter.search ?? filter.status ?? filter.assignee) || filter.state !== "inbox";
  const change = (next: Partial<Filter>) => {
    selection.clear();
    onFilter({ ...filter, ...next });
  };
  return (
    <>
      <Toolbar>
        <SearchBox
          label="Search enquiries"
          value={filter.search ?? ""}
          onSearch={(text) => onFilter({ ...filter, search: text || undefined })}
        />
        <FilterSelect
          label="Filter enquiries"
          value={filter.state}
          options={STATES}
          onChange={(state) => change({ state })}
        />
        <WorkFilter filter={filter} onChange={change} />
        <ExportButton
          name="enquiries"
          count={count}
          className={toolbarButton}
          load={async () => enquiryRows(await listAllEnquiries(client, filter), nameOf)}
        />
      </Toolbar>
      {rows.length > 0 ? (
        <MarkingBar
          rows={rows}
          selection={selection}
          archive={filter.state === "archived"}
          onDelete={() => setToDelete(selection.items)}
        />
      ) : (
        <div className="mbs-3" />
      )}
      <PagedList
        query={list}
        label="Enquiries"
        noun={count === 1 ? "enquiry" : "enquiries"}
        page={page}
        onPage={onPage}
        empty={
          searching ? (
            <EmptyPanel icon={SearchX} title="No Enquiries Found" text="Try another search or filter." />
          ) : (
            <EmptyPanel
              icon={Inbox}
              title="No Enquiries Yet"
              text="What visitors send through the contact form, Request Quote and the quote list appears here, with the products or the page it came from."
            />
          )
        }
      >
        {(enquiry) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            selected={selection.has(enquiry.id)}
            onSelect={(on) => selection.toggle([enquiry], on)}
          />
        )}
      </PagedList>
      <Suspense>
        {deleting && (
          <DeleteEnquiries enquiries={toDelete} onClose={() => setToDelete([])} onDeleted={() => selection.clear()} />
        )}
      </Suspense>
    </>
  );
}
