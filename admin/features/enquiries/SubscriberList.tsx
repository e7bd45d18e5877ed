import { useQuery } from "@tanstack/react-query";
import { MailPlus, SearchX } from "lucide-react";
import { Suspense, useState } from "react";
import {
  listAllSubscribers,
  type Subscriber,
  type SubscriberFilter,
  type SubscriberState,
} from "#db/enquiries/subscribers.ts";
import { UNCONFIRMED_DAYS } from "#domain/enquiries/newsletter.ts";
import { counted } from "#domain/text/text.ts";
import { client } from "../../environment.ts";
import { subscribersQuery } from "./enquiry-queries.ts";
import { EmptyPanel } from "../../ui/panels.tsx";
import { ExportButton } from "../../ui/lists/ExportButton.tsx";
import {
  FilterSelect,
  SearchBox,
  ListBar,
  SelectAll,
  Toolbar,
  toolbarButton,
  SelectionActions,
} from "../../ui/lists/Toolbar.tsx";
import { PagedList } from "../../ui/lists/PagedList.tsx";
import { useEver } from "../../ui/dialog-state.ts";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { subscriberRows } from "./enquiry-rows.ts";
import { lazyPart } from "../../update/lazy-part.tsx";
import { badge } from "#styles/variants/product-lists.ts";
import { moment } from "../../ui/moment.ts";
import { Row, RowDetail, RowMain, RowName, RowCheckbox, DeleteButton } from "../../ui/lists/Row.tsx";

const DeleteSubscribers = lazyPart(() => import("./DeleteDialogs.tsx"), "DeleteSubscribers");

const STATES: readonly { value: SubscriberState; label: string }[] = [
  { value: "all", label: "All Addresses" },
  { value: "confirmed", label: "Confirmed" },
  { value: "unconfirmed", label: "Unconfirmed" },
];

async function exportedRows(filter: SubscriberFilter): Promise<string[][]> {
  const { subscriptionLinks } = await import("./subscription-links.ts");
  const subscribers = await listAllSubscribers(client, filter);
  return subscriberRows(subscribers, await subscriptionLinks(subscribers.map(({ id }) => id)));
}

type Props = {
  filter: SubscriberFilter & { state: SubscriberState };
  page: number;
  onFilter: (filter: SubscriberFilter & { state: SubscriberState }) => void;
  onPage: (page: number, replace: boolean) => void;
};

/** The newsletter addresses, and whether their owners have confirmed them. */
export function SubscriberList({ filter, page, onFilter, onPage }: Props) {
  const list = useQuery(subscribersQuery(filter, page));
  const selection = useSelection<Subscriber>();
  const [toDelete, setToDelete] = useState<readonly Subscriber[]>([]);
  const deleting = useEver(toDelete.length > 0);
  const { data: rows = [], count = 0 } = list.data ?? {};
  const searching = Boolean(filter.search) || filter.state !== "all";
  const change = (next: { search?: string | undefined; state?: SubscriberState }) => {
    selection.clear();
    onFilter({ ...filter, ...next });
  };
  return (
    <>
      <Toolbar>
        <SearchBox
          label="Search addresses"
          value={filter.search ?? ""}
          onSearch={(text) => change({ search: text || undefined })}
        />
        <FilterSelect
          label="Filter addresses"
          value={filter.state}
          options={STATES}
          onChange={(state) => change({ state })}
        />
        <ExportButton
          name="newsletter addresses"
          count={count}
          className={toolbarButton}
          load={() => exportedRows(filter)}
        />
      </Toolbar>
      {rows.length > 0 ? (
        <ListBar>
          <SelectAll rows={rows} selection={selection}>
            {selection.size > 0
              ? `${counted(selection.size, "address", "addresses")} selected`
              : `Select all ${counted(rows.length, "address", "addresses")} on this page`}
          </SelectAll>
          <SelectionActions selection={selection} onDelete={() => setToDelete(selection.items)} />
        </ListBar>
      ) : (
        <div className="mbs-3" />
      )}
      <PagedList
        query={list}
        label="Newsletter addresses"
        noun={count === 1 ? "address" : "addresses"}
        page={page}
        onPage={onPage}
        empty={
          searching ? (
            <EmptyPanel icon={SearchX} title="No Addresses Found" text="Try another search or filter." />
          ) : (
            <EmptyPanel
              icon={MailPlus}
              title="No Addresses Yet"
              text="Addresses entered in the newsletter box of the website appear here."
            />
          )
        }
      >
        {(subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            selected={selection.has(subscriber.id)}
            onSelect={(on) => selection.toggle([subscriber], on)}
            onDelete={() => setToDelete([subscriber])}
          />
        )}
      </PagedList>
      <p className="mbs-3 text-sm text-ink-soft max-inline-[75ch]">
        Write only to confirmed addresses. The export has the link with which each reader leaves the list, for your
        mails, and for unconfirmed addresses the link with which they confirm. What is not confirmed after{" "}
        {UNCONFIRMED_DAYS} days is deleted.
      </p>
      <Suspense>
        {deleting && (
          <DeleteSubscribers
            subscribers={toDelete}
            onClose={() => setToDelete([])}
            onDeleted={() => selection.toggle(toDelete, false)}
          />
        )}
      </Suspense>
    </>
  );
}

type SubscriberRowProps = {
  subscriber: Subscriber;
  selected: boolean;
  onSelect: (on: boolean) => void;
  onDelete: () => void;
};

function SubscriberRow({ subscriber, selected, onSelect, onDelete }: SubscriberRowProps) {
  const { email, created_at, confirmed_at } = subscriber;
  return (
    <Row selected={selected}>
      <RowCheckbox aria-label={`Select ${email}`} checked={selected} onSelect={onSelect} />
      <RowMain>
        <RowName name={email}>
          {confirmed_at === null && <span className={badge({ tone: "copper" })}>Unconfirmed</span>}
        </RowName>
        <RowDetail>
          Since <time dateTime={created_at}>{moment(created_at)}</time>
        </RowDetail>
      </RowMain>
      <DeleteButton name={email} onDelete={onDelete} />
    </Row>
  );
}
