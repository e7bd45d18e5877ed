import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useParams, Link } from "@tanstack/react-router";
import { Fragment, type ComponentType, type ReactNode } from "react";
import { contentKind, type EditedKind } from "#domain/content/content-kinds.ts";
import type { Client } from "#db/client.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";
import { FileQuestion } from "lucide-react";
import { TRASH_DAYS } from "#domain/content/content-messages.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { Permitted } from "../session/rights.ts";
import { Centre, EmptyPanel, ErrorPanel, Loading } from "../ui/panels.tsx";
import { BackLink } from "../ui/PageHead.tsx";

/** The two screens of a kind of content that is not edited on one screen for all its records. */
export type RecordScreens = { NewScreen: ComponentType; EditScreen: ComponentType };

type Definition<Row> = { kind: EditedKind; load: (client: Client, id: string) => Promise<Row | null> };

/** One record to edit: never from the cache, or every save of an old version would be a conflict. */
const recordQuery = <Row,>({ kind, load }: Definition<Row>, id: string) =>
  queryOptions({
    queryKey: queryKeys.record(kind, id),
    queryFn: () => load(client, id),
    staleTime: 0,
    gcTime: 0,
  });

/** Loads one record and renders `children` with it; until then the state of loading, or why there is no record. */
export function RecordToEdit<Row>({
  definition,
  id,
  children,
}: {
  definition: Definition<Row>;
  id: string;
  children: (record: Row) => ReactNode;
}) {
  const query = useQuery(recordQuery(definition, id));
  const { noun, table } = contentKind(definition.kind);
  return (
    <RecordGate query={query} noun={noun} tab={table}>
      {children}
    </RecordGate>
  );
}

/** The screens that create and change records of a kind; `show` renders the editor of a record, null for a new one. */
export function recordScreens<Row extends { id: string }>(
  definition: Definition<Row>,
  show: (record: Row | null) => ReactNode,
): RecordScreens {
  function EditScreen() {
    const { id = "" } = useParams({ strict: false });
    return (
      <RecordToEdit definition={definition} id={id}>
        {(record) => <Fragment key={record.id}>{show(record)}</Fragment>}
      </RecordToEdit>
    );
  }
  return { NewScreen: () => show(null), EditScreen };
}

type Props<T> = {
  query: UseQueryResult<T | null>;
  noun: string;
  tab: string;
  /** Whether a deleted one is kept in the trash. */ inTrash?: boolean;
  children: (record: T) => ReactNode;
};

/** Waits for the record of an editor; shows a message when it cannot be read or does not exist. */
export function RecordGate<T>({ query, noun, tab, inTrash = true, children }: Props<T>) {
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
            inTrash
              ? `It may have been deleted. What was deleted in the last ${TRASH_DAYS} days can be brought back from the trash.`
              : "It may have been deleted."
          }
        >
          {inTrash && (
            <Permitted permission="content.publish">
              <Link to="/admin/trash" className={buttonClass()}>
                Open the trash
              </Link>
            </Permitted>
          )}
          <BackLink tab={tab} className={buttonClass()} />
        </EmptyPanel>
      </Centre>
    );
  }
  return children(query.data);
}
