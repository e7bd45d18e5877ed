import { queryOptions, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Fragment, type ComponentType, type ReactNode } from "react";
import { contentKind, type EditedKind } from "#domain/content/content-kinds.ts";
import type { Client } from "#db/client.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../queries/keys.ts";
import { RETRY_ONCE } from "../query-client.ts";
import { RecordGate } from "./RecordGate.tsx";

/** The two screens of a kind of content that is not edited on one screen for all its records. */
export type RecordScreens = { NewScreen: ComponentType; EditScreen: ComponentType };

type Loading<Row> = { kind: EditedKind; load: (client: Client, id: string) => Promise<Row | null> };

/** One record to edit: never from the cache, or every save of an old version would be a conflict. */
const recordQuery = <Row,>({ kind, load }: Loading<Row>, id: string) =>
  queryOptions({
    queryKey: queryKeys.record(kind, id),
    queryFn: () => load(client, id),
    staleTime: 0,
    gcTime: 0,
    retry: RETRY_ONCE,
  });

/** Loads one record and renders `children` with it; until then the state of loading, or why there is no record. */
export function RecordToEdit<Row>({
  of: loading,
  id,
  children,
}: {
  of: Loading<Row>;
  id: string;
  children: (record: Row) => ReactNode;
}) {
  const query = useQuery(recordQuery(loading, id));
  const { noun, table } = contentKind(loading.kind);
  return (
    <RecordGate query={query} noun={noun} tab={table}>
      {children}
    </RecordGate>
  );
}

/** The screens that create and change records of a kind; `show` renders the editor of a record, null for a new one. */
export function recordScreens<Row extends { id: string }>(
  loading: Loading<Row>,
  show: (record: Row | null) => ReactNode,
): RecordScreens {
  function EditScreen() {
    const { id = "" } = useParams({ strict: false });
    return (
      <RecordToEdit of={loading} id={id}>
        {(record) => <Fragment key={record.id}>{show(record)}</Fragment>}
      </RecordToEdit>
    );
  }
  return { NewScreen: () => show(null), EditScreen };
}
