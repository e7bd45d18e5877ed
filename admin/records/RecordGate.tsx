import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { TRASH_DAYS } from "#domain/content/content-messages.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { Centre, EmptyPanel, ErrorPanel, Loading } from "../ui/panels.tsx";
import { DashboardLink } from "../ui/PageHead.tsx";

type Props<T> = {
  query: UseQueryResult<T | null>;
  noun: string;
  tab: string;
  /** Whether a deleted one is kept in the trash. */ kept?: boolean;
  children: (record: T) => ReactNode;
};

/** Waits for the record of an editor; shows a message when it cannot be read or does not exist. */
export function RecordGate<T>({ query, noun, tab, kept = true, children }: Props<T>) {
  if (query.isPending) return <Loading label={`Loading ${noun}...`} />;
  if (query.data === undefined)
    return (
      <Centre>
        <ErrorPanel screen title={`Error loading ${noun} data`} onRetry={() => void query.refetch()} />
      </Centre>
    );
  if (query.data === null) {
    return (
      <Centre>
        <EmptyPanel
          icon={FileQuestion}
          title={`This ${noun} does not exist`}
          text={
            kept
              ? `It may have been deleted. What was deleted in the last ${TRASH_DAYS} days can be brought back from the trash.`
              : "It may have been deleted."
          }
        >
          {kept && (
            <Link to="/admin/trash" className={buttonClass()}>
              Open the trash
            </Link>
          )}
          <DashboardLink tab={tab} className={buttonClass()}>
            Back to Dashboard
          </DashboardLink>
        </EmptyPanel>
      </Centre>
    );
  }
  return children(query.data);
}
