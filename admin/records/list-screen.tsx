import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Suspense, useState, type ComponentType } from "react";
import { COMPANY_LISTS } from "#db/content/company.ts";
import { CONTENT_KINDS, contentKind, type ListedKind } from "#domain/content/content-kinds.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { panel } from "#styles/variants/basics.ts";
import { client } from "../environment.ts";
import { KIND_ICONS } from "../kinds.ts";
import { queryKeys } from "../query-client.ts";
import { useMay } from "../session/rights.ts";
import { ListBar, SearchBox, SelectionActions, Toolbar, toolbarButton } from "../ui/lists/Toolbar.tsx";
import { DeleteButton, Row, RowActions, RowCheckbox, RowDetail, RowMain, RowName, Rows } from "../ui/lists/Row.tsx";
import { useSelection } from "../ui/lists/use-selection.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { EmptyPanel, ErrorPanel, Loading } from "../ui/panels.tsx";
import { Thumbnail } from "../ui/pictures/Thumbnail.tsx";
import { lazyPart } from "../update/lazy-part.tsx";
import { AddLink, DraftBadge, EditLink, RecordLink } from "./record-links.tsx";
import { useDeletion } from "./use-deletion.ts";

const DeleteRecords = lazyPart(() => import("./DeleteRecords.tsx"), "DeleteRecords");

/** Documents have a list of their own. */
export type CompanyKind = Exclude<ListedKind, "document">;

/** What a list shows of a record of any kind. */
type Listed = { id: string; image?: string | null };

export type KindList = {
  /** Says, where there is none yet, what belongs here. */
  about: string;
  /** What stands below the name of a record, from these of its columns. */
  details: readonly string[];
};

/** The screen that lists the records of a kind. */
export const listScreen = (kind: CompanyKind, list: KindList): { ListScreen: ComponentType } => ({
  ListScreen: () => (
    <div className="grid gap-4">
      <PageHead title={contentKind(kind).titles} />
      <RecordList kind={kind} list={list} />
    </div>
  ),
});

/** Search, selection, deletion, and the ways to the editors. */
function RecordList({ kind, list: { about, details } }: { kind: CompanyKind; list: KindList }) {
  const { noun, nouns, title, titles, nameColumn } = contentKind(kind);
  const records = useQuery({
    queryKey: queryKeys.lists(kind),
    queryFn: async () => (await COMPANY_LISTS[CONTENT_KINDS[kind].table](client)) as readonly Listed[],
  });
  const publishes = useMay()("content.publish");
  const selection = useSelection<Listed>();
  const deletion = useDeletion(selection);
  const [search, setSearch] = useState("");
  const textOf = (record: Listed, column: string) => String((record as Partial<Record<string, unknown>>)[column] ?? "");
  const nameOf = (record: Listed) => textOf(record, nameColumn);
  const detailOf = (record: Listed) => details.flatMap((column) => textOf(record, column) || []).join(" • ");

  if (records.data === undefined) {
    if (records.isError)
      return <ErrorPanel title={`The ${nouns} could not be loaded`} onRetry={() => void records.refetch()} />;
    return <Loading label={`Loading ${nouns}...`} />;
  }
  const add = (
    <AddLink kind={kind} className={toolbarButton}>
      Add {title}
    </AddLink>
  );
  if (records.data.length === 0)
    return (
      <div className={panel()}>
        <EmptyPanel icon={KIND_ICONS[kind]} title={`No ${titles} Yet`} text={about}>
          {add}
        </EmptyPanel>
      </div>
    );
  const words = search.trim().toLowerCase();
  const shown = records.data.filter((record) => `${nameOf(record)} ${detailOf(record)}`.toLowerCase().includes(words));
  return (
    <section aria-label={titles}>
      <Toolbar>
        <SearchBox label={`Search ${nouns}`} value={search} onSearch={setSearch} />
        {add}
      </Toolbar>
      <ListBar>
        <p role="status" className="text-ink-soft">
          {words
            ? `${writtenNumber(shown.length)} of ${counted(records.data.length, noun, nouns)}`
            : counted(shown.length, noun, nouns)}
        </p>
        <SelectionActions selection={selection} clears onDelete={() => deletion.request(selection.items)} />
      </ListBar>
      <div className={panel()}>
        {shown.length === 0 ? (
          <EmptyPanel icon={SearchX} title={`No ${titles} Found`} text="Try other words." />
        ) : (
          <Rows aria-label={titles}>
            {shown.map((record) => (
              <Row key={record.id} selected={selection.has(record.id)}>
                {publishes && (
                  <RowCheckbox
                    aria-label={`Select ${nameOf(record)}`}
                    checked={selection.has(record.id)}
                    onSelect={(on) => selection.toggle([record], on)}
                  />
                )}
                {record.image !== undefined && <Thumbnail src={record.image} shape="square" />}
                <RowMain>
                  <RowName name={<RecordLink kind={kind} id={record.id} name={nameOf(record)} />}>
                    <DraftBadge kind={kind} id={record.id} />
                  </RowName>
                  <RowDetail>{detailOf(record)}</RowDetail>
                </RowMain>
                <RowActions>
                  <EditLink kind={kind} id={record.id} name={nameOf(record)} />
                  {publishes && <DeleteButton name={nameOf(record)} onDelete={() => deletion.request([record])} />}
                </RowActions>
              </Row>
            ))}
          </Rows>
        )}
      </div>
      <Suspense>
        {deletion.isNeeded && (
          <DeleteRecords kind={kind} {...(deletion.dialog as { records: []; onClose: () => void })} />
        )}
      </Suspense>
    </section>
  );
}
