import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  ArchiveRestore,
  CalendarClock,
  FileSpreadsheet,
  History,
  Layers,
  Pencil,
  Ruler,
  Table2,
  Trash2,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { Suspense, useState } from "react";
import { listChanges, type Change } from "#db/changes/changes.ts";
import { CHANGE_KINDS, type ChangeKind } from "#domain/content/change.ts";
import { authorText, changeContent, changeName, drafterText } from "#domain/content/change-text.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { frame } from "#styles/variants/administration.ts";
import { useMay } from "../session/rights.ts";
import { Button } from "../ui/controls.tsx";
import { useUndoChange } from "./use-undo-change.tsx";
import { client } from "../environment.ts";
import { useAccountName } from "../queries/accounts.ts";
import { queryKeys } from "../query-client.ts";
import { EmptyPanel } from "../ui/panels.tsx";
import { moment } from "../ui/moment.ts";
import { PagedList } from "../ui/lists/PagedList.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, rowLink, RowSymbol } from "../ui/lists/Row.tsx";
import { useLastShown } from "../ui/dialog-state.ts";
import { lazyPart } from "../update/lazy-part.tsx";
import { ChangeFilters } from "./ChangeFilters.tsx";
import { logFilter } from "./change-search.ts";

const ChangeDialog = lazyPart(() => import("./ChangeDialog.tsx"), "ChangeDialog");

const ICONS: Record<ChangeKind, LucideIcon> = {
  edit: Pencil,
  deletion: Trash2,
  table: Table2,
  bulk: Layers,
  import: FileSpreadsheet,
  specifications: Ruler,
  restore: ArchiveRestore,
  undo: Undo2,
  plan: CalendarClock,
};

const route = getRouteApi("/protected/admin/changes");

/** The log of the house: what was changed by whom, for publishers each change with Undo. */
export function ChangesScreen() {
  const { page = 1, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const publishes = useMay()("content.publish");
  const nameOf = useAccountName();
  const { ask, busy, dialog } = useUndoChange();
  const [detailed, setDetailed] = useState<Change | null>(null);
  const lastDetailed = useLastShown(detailed, detailed !== null);
  const filter = logFilter(search);
  const query = useQuery({
    queryKey: queryKeys.changeList(filter, page),
    queryFn: () => listChanges(client, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isFiltered = Object.keys(search).length > 0;
  return (
    <div className={frame()}>
      <PageHead title="Changes" />
      <div>
        <ChangeFilters
          search={search}
          count={query.data?.count}
          onChange={(next) => void navigate({ search: next, replace: true })}
        />
        <PagedList
          query={query}
          page={page}
          onPage={(next, replace) => void navigate({ search: { ...search, ...(next > 1 && { page: next }) }, replace })}
          label="Changes"
          noun="changes"
          empty={
            isFiltered ? (
              <EmptyPanel icon={History} title="No Changes Found" text="Nothing was changed that fits these filters.">
                <Button onClick={() => void navigate({ search: {} })}>Show all changes</Button>
              </EmptyPanel>
            ) : (
              <EmptyPanel icon={History} title="No Changes Yet" text="What anybody saves is listed here." />
            )
          }
        >
          {(change) => (
            <ChangeRow
              key={change.id}
              change={change}
              by={nameOf(change.made_by)}
              drafter={drafterText(nameOf(change.drafted_by), change.drafted_by, change.made_by)}
              undoneBy={nameOf(change.undone_by)}
              busy={busy}
              onUndo={publishes ? () => ask({ id: change.id, title: changeName(change) }) : null}
              onOpen={() => setDetailed(change)}
            />
          )}
        </PagedList>
      </div>
      {dialog}
      <Suspense>
        {lastDetailed && (
          <ChangeDialog change={lastDetailed} open={detailed !== null} onClose={() => setDetailed(null)} />
        )}
      </Suspense>
    </div>
  );
}

type RowProps = {
  change: Change;
  by: string | null;
  drafter: string;
  undoneBy: string | null;
  busy: boolean;
  /** Null for who may not undo it. */
  onUndo: (() => void) | null;
  onOpen: () => void;
};

function ChangeRow({ change, by, drafter, undoneBy, busy, onUndo, onOpen }: RowProps) {
  const name = changeName(change);
  return (
    <Row>
      <RowSymbol icon={ICONS[change.kind]} />
      <RowMain>
        <RowName
          name={
            <button type="button" className={`${rowLink} cursor-pointer text-start`} onClick={onOpen}>
              {name}
            </button>
          }
        >
          <span className={badge()}>{CHANGE_KINDS[change.kind]}</span>
          {change.undone_at && <span className={badge({ tone: "copper" })}>Undone</span>}
        </RowName>
        <RowDetail>
          {changeContent(change)}
          {change.reason && ` · ${change.reason}`}
        </RowDetail>
        <RowDetail>
          <time dateTime={change.made_at}>{moment(change.made_at)}</time>
          {` by ${authorText(by, change.made_by)}${drafter}`}
          {change.undone_at && (
            <>
              {" · undone "}
              <time dateTime={change.undone_at}>{moment(change.undone_at)}</time>
              {change.undone_by !== change.made_by && ` by ${authorText(undoneBy, change.undone_by)}`}
            </>
          )}
        </RowDetail>
      </RowMain>
      {!change.undone_at && onUndo && (
        <RowActions>
          <Button small busy={busy} aria-label={`Undo ${name}`} onClick={onUndo}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
        </RowActions>
      )}
    </Row>
  );
}
