import { useQuery } from "@tanstack/react-query";
import { MailPlus, SearchX, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Subscriber } from "#db/enquiries.ts";
import { pageCount, PAGE_SIZE } from "#domain/pagination.ts";
import { panel } from "#styles/variants/panel.ts";
import { IconButton } from "#ui/Button.tsx";
import { subscribersQuery } from "../../queries/enquiries.ts";
import { EmptyPanel } from "../../ui/EmptyPanel.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { moment } from "../../ui/moment.ts";
import { Pager } from "../../ui/Pager.tsx";
import { Row, RowDetail, RowMain, RowName, Rows } from "../../ui/Row.tsx";
import { SearchBox } from "../../ui/SearchBox.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { useEver } from "../../ui/use-ever.ts";
import { subscribersFile } from "./enquiry-file.ts";
import { ExportButton } from "./ExportButton.tsx";

const RemoveSubscriber = lazy(() =>
  import("./RemoveSubscriber.tsx").then((module) => ({ default: module.RemoveSubscriber })),
);

/** The newsletter addresses; they are short, so all of them are read at once. */
export function SubscriberList() {
  const subscribers = useQuery(subscribersQuery);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const removing = useEver(leaving !== null);
  const found = (subscribers.data ?? []).filter(({ email }) => email.includes(search.toLowerCase()));
  const pages = pageCount(found.length);
  const shown = Math.min(page, pages);
  const rows = found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  return (
    <>
      <Toolbar>
        <SearchBox
          label="Search addresses"
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <ExportButton name="newsletter" disabled={found.length === 0} load={async () => subscribersFile(found)} />
      </Toolbar>
      <div className={panel({ class: "mbs-3" })} aria-busy={subscribers.isFetching}>
        {subscribers.isPending && <Loading place="list" label="Loading addresses..." />}
        {subscribers.isError && !subscribers.data && (
          <ErrorPanel title="The addresses could not be loaded" onRetry={() => void subscribers.refetch()} />
        )}
        {subscribers.data &&
          rows.length === 0 &&
          (subscribers.data.length === 0 ? (
            <EmptyPanel
              icon={MailPlus}
              title="No Subscribers Yet"
              text="Addresses entered in the newsletter box of the website appear here."
            />
          ) : (
            <EmptyPanel icon={SearchX} title="No Subscribers Found" text="Try another search." />
          ))}
        {rows.length > 0 && (
          <Rows aria-label="Newsletter addresses">
            {rows.map((subscriber) => (
              <Row key={subscriber.id}>
                <RowMain>
                  <RowName name={subscriber.email} />
                  <RowDetail>
                    Since <time dateTime={subscriber.created_at}>{moment(subscriber.created_at)}</time>
                  </RowDetail>
                </RowMain>
                <IconButton label={`Remove ${subscriber.email}`} tone="danger" onClick={() => setLeaving(subscriber)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </Row>
            ))}
          </Rows>
        )}
      </div>
      {found.length > 0 && (
        <Pager
          page={shown}
          pages={pages}
          total={found.length}
          noun={found.length === 1 ? "address" : "addresses"}
          onPage={setPage}
        />
      )}
      <Suspense>{removing && <RemoveSubscriber subscriber={leaving} onClose={() => setLeaving(null)} />}</Suspense>
    </>
  );
}
