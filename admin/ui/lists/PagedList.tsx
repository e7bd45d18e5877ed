import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { ListPage } from "#db/list-page.ts";
import { pageCount } from "#domain/listing/pagination.ts";
import { Button } from "../controls.tsx";
import { link, notice, panel } from "#styles/variants/basics.ts";
import { EmptyPanel, ErrorPanel, Loading } from "../panels.tsx";
import { Pager } from "./Pager.tsx";
import { Rows } from "./Row.tsx";

type Props<T> = {
  query: UseQueryResult<ListPage<T>>;
  page: number;
  /** With `replace` the browser's Back button does not return to the previous page. */
  onPage: (page: number, replace: boolean) => void;
  /** The name of the list: 'Products'. */
  label: string;
  /** What the pager counts: 'products'. */
  noun: string;
  /** Shown where nothing matches. */
  empty: ReactNode;
  children: (row: T) => ReactNode;
};

/** The rows of one page of a long list with the pager below, or why there are none. */
export function PagedList<T>({ query, page, onPage, label, noun, empty, children }: Props<T>) {
  const { data: rows = [], count = 0 } = query.data ?? {};
  const pages = pageCount(count);
  const beyond = query.data !== undefined && !query.isPlaceholderData && rows.length === 0 && page > pages;
  const words = label.toLowerCase();

  // When all rows of the last page are deleted or archived, show the new last page. A page beyond the end that the address
  // asks for is not replaced: the message below says that it does not exist.
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (beyond && seen.current === page) {
      // Once: the list may be rendered several times before the address has changed.
      seen.current = null;
      onPage(pages, true);
    } else if (rows.length > 0 && !query.isPlaceholderData) seen.current = page;
  });

  return (
    <>
      <div className={panel()} aria-busy={query.isFetching}>
        {query.isPending && <Loading place="list" label={`Loading ${words}...`} />}
        {query.isError &&
          (query.data ? (
            <div role="alert" className={notice({ tone: "bad", class: "flex flex-wrap items-center gap-3" })}>
              The {words} could not be read again: this list may be out of date.
              <Button small onClick={() => void query.refetch()}>
                Retry
              </Button>
            </div>
          ) : (
            <ErrorPanel title={`The ${words} could not be loaded`} onRetry={() => void query.refetch()} />
          ))}
        {beyond && count > 0 && (
          <EmptyPanel icon={SearchX} title={`No ${label} Found`} text="This page does not exist any more.">
            <button type="button" className={link()} onClick={() => onPage(pages, true)}>
              Go to the last page
            </button>
          </EmptyPanel>
        )}
        {query.data && rows.length === 0 && count === 0 && empty}
        {rows.length > 0 && (
          <Rows stale={query.isPlaceholderData} aria-label={label}>
            {rows.map(children)}
          </Rows>
        )}
      </div>
      {count > 0 && !beyond && (
        <Pager page={page} pages={pages} total={count} noun={noun} onPage={(next) => onPage(next, false)} />
      )}
    </>
  );
}
