import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { FileSpreadsheet, Layers, Ruler, Table2, Undo2, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { listProductBatches, type ProductBatch } from "#db/products/product-batches.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { link } from "#styles/variants/basics.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Button } from "../ui/controls.tsx";
import { useUndoBatch } from "./use-undo-batch.tsx";
import { client } from "../environment.ts";
import { useAccountName } from "../queries/accounts.ts";
import { queryKeys } from "../query-client.ts";
import { EmptyPanel } from "../ui/panels.tsx";
import { frame } from "#styles/variants/administration.ts";
import { moment } from "../ui/moment.ts";
import { PagedList } from "../ui/lists/PagedList.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, RowSymbol } from "../ui/lists/Row.tsx";
import { useLastShown } from "../ui/dialog-state.ts";
import { batchCounts, isUndoable } from "./batch-text.ts";

const KINDS: Record<string, readonly [LucideIcon, string]> = {
  import: [FileSpreadsheet, "Import"],
  table: [Table2, "Table"],
  bulk: [Layers, "Several products"],
  specifications: [Ruler, "Specifications"],
};

const route = getRouteApi("/protected/admin/products/changes");

/** The batches of all administrators (imports, bulk changes, the table), each with Undo. */
export function ChangesScreen() {
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const nameOf = useAccountName();
  const { undo, busy, dialog } = useUndoBatch();
  const [pending, setPending] = useState<ProductBatch | null>(null);
  const shown = useLastShown(pending, pending !== null);
  const close = () => setPending(null);
  const query = useQuery({
    queryKey: queryKeys.productBatches(page),
    queryFn: () => listProductBatches(client, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className={frame()}>
      <PageHead title="Changes of many products" tab="products" />
      <p className="text-ink-soft max-inline-[65ch]">
        Imports, and what was changed for several products at once. Each of them can be undone as a whole for 90 days,
        while nobody has edited its products since.
      </p>
      <div>
        <PagedList
          query={query}
          page={page}
          onPage={(next, replace) => void navigate({ search: next > 1 ? { page: next } : {}, replace })}
          label="Changes"
          noun="changes"
          empty={
            <EmptyPanel
              icon={Layers}
              title="No Changes Yet"
              text="An import, or a change of several products, is listed here."
            >
              <Link to="/admin/products/import" className={link()}>
                Import products
              </Link>
            </EmptyPanel>
          }
        >
          {(batch) => (
            <BatchRow
              key={batch.id}
              batch={batch}
              by={nameOf(batch.created_by)}
              undoneBy={nameOf(batch.undone_by)}
              busy={busy}
              onUndo={() => setPending(batch)}
            />
          )}
        </PagedList>
      </div>
      <ConfirmDialog
        open={pending !== null}
        title={`Undo "${shown?.title ?? ""}"?`}
        confirmLabel="Undo"
        busyLabel="Undoing..."
        onConfirm={async () => {
          if (!pending) return;
          await undo(pending);
          close();
        }}
        onCancel={close}
      >
        <p>Changed products get back what they had before; those it created go to the trash.</p>
      </ConfirmDialog>
      {dialog}
    </div>
  );
}

type RowProps = { batch: ProductBatch; by: string | null; undoneBy: string | null; busy: boolean; onUndo: () => void };

function BatchRow({ batch, by, undoneBy, busy, onUndo }: RowProps) {
  const [Icon, kind] = KINDS[batch.kind] ?? [Layers, batch.kind];
  const at = batch.stored_at ?? batch.created_at;
  return (
    <Row>
      <RowSymbol>
        <Icon aria-hidden="true" />
      </RowSymbol>
      <RowMain>
        <RowName name={batch.title}>
          <span className={badge()}>{kind}</span>
          {batch.undone_at && <span className={badge({ tone: "copper" })}>Undone</span>}
        </RowName>
        <RowDetail>{batchCounts(batch)}</RowDetail>
        <RowDetail>
          <time dateTime={at}>{moment(at)}</time>
          {by && ` by ${by}`}
          {batch.undone_at && (
            <>
              {" · undone "}
              <time dateTime={batch.undone_at}>{moment(batch.undone_at)}</time>
              {undoneBy && undoneBy !== by && ` by ${undoneBy}`}
            </>
          )}
        </RowDetail>
      </RowMain>
      {isUndoable(batch) && (
        <RowActions>
          <Button small busy={busy} aria-label={`Undo ${batch.title}`} onClick={onUndo}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
        </RowActions>
      )}
    </Row>
  );
}
