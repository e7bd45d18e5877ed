import { useQuery } from "@tanstack/react-query";
import { Inbox, SearchX } from "lucide-react";
import { Suspense, useState } from "react";
import { listAllEnquiries, type Enquiry, type EnquiryFilter, type EnquiryState } from "#db/enquiries/enquiries.ts";
import { client } from "../../environment.ts";
import { enquiriesQuery } from "./enquiry-queries.ts";
import { EmptyPanel } from "../../ui/panels.tsx";
import { ExportButton } from "../../ui/lists/ExportButton.tsx";
import { FilterSelect, SearchBox, Toolbar, toolbarButton } from "../../ui/lists/Toolbar.tsx";
import { PagedList } from "../../ui/lists/PagedList.tsx";
import { useAccountName } from "../../queries/accounts.ts";
import { useEver } from "../../ui/dialog-state.ts";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { enquiryRows } from "./enquiry-rows.ts";
import { MarkingBar } from "./MarkingBar.tsx";
import { WorkFilter } from "./WorkFilter.tsx";
import { lazyPart } from "../../update/lazy-part.tsx";
import { Link } from "@tanstack/react-router";
import { enquirySummary, requestedModels } from "#domain/enquiries/enquiry-work.ts";
import { ENQUIRY_STATUSES, isOverdue, type EnquiryStatus } from "#domain/enquiries/enquiry-status.ts";
import { excerpt } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { day, moment } from "../../ui/moment.ts";
import { Row, RowDescription, RowDetail, rowLink, RowMain, RowName, RowCheckbox } from "../../ui/lists/Row.tsx";

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
              text="What visitors send through the contact form appears here, with the products of their quote list, or the page it came from."
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

type EnquiryRowProps = { enquiry: Enquiry; selected: boolean; onSelect: (on: boolean) => void };

function EnquiryRow({ enquiry, selected, onSelect }: EnquiryRowProps) {
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const unread = enquiry.read_at === null;
  const assignee = useAccountName()(enquiry.assignee);
  return (
    <Row selected={selected}>
      <RowCheckbox aria-label={`Select the enquiry of ${name}`} checked={selected} onSelect={onSelect} />
      <RowMain>
        <RowName
          weight={unread ? "font-[650]" : "font-[450]"}
          name={
            <Link to="/admin/enquiries/$id" params={{ id: enquiry.id }} className={rowLink}>
              {name}
            </Link>
          }
        >
          {unread && <span className={badge({ tone: "copper" })}>Unread</span>}
          {enquiry.status !== "new" && <StatusBadge status={enquiry.status} />}
          {isOverdue(enquiry) && enquiry.due_on && (
            <span className={badge({ tone: "bad" })}>Answer was due {day(enquiry.due_on)}</span>
          )}
          <span className={badge({ class: "tabular-nums" })}>{enquiry.reference}</span>
          {enquiry.product_name && <span className={badge()}>{enquiry.product_name}</span>}
          {requestedModels(enquiry).length > 0 && (
            <span className={badge({ class: "tabular-nums" })}>{excerpt(requestedModels(enquiry).join(", "), 80)}</span>
          )}
          {assignee && <span className={badge()}>{assignee}</span>}
        </RowName>
        <RowDetail>
          {[
            enquiry.company,
            enquiry.email,
            enquiry.project_name,
            enquiry.deadline && `needed by ${day(enquiry.deadline)}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </RowDetail>
        <RowDescription>{excerpt(enquirySummary(enquiry), 220)}</RowDescription>
      </RowMain>
      <time
        dateTime={enquiry.created_at}
        className="text-xs whitespace-nowrap text-ink-soft tabular-nums max-md:ps-7.5 max-md:inline-full"
      >
        {moment(enquiry.created_at)}
      </time>
    </Row>
  );
}

const TONES = {
  new: "copper",
  in_work: "copper",
  quoted: "good",
  won: "good",
  lost: "bad",
  closed: "plain",
} as const;

/** How far the answer to an enquiry is. */
function StatusBadge({ status }: { status: EnquiryStatus }) {
  return <span className={badge({ tone: TONES[status] })}>{ENQUIRY_STATUSES[status]}</span>;
}
