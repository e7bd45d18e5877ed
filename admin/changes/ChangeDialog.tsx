import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { listChangedRecords, type Change, type ChangedRecord } from "#db/changes/changes.ts";
import { permissionToOpen } from "#domain/accounts/roles.ts";
import { changeContent, changeName, kindOfTable, nounsOfTable } from "#domain/content/change-text.ts";
import { editorAddress } from "#domain/content/content-kinds.ts";
import { fieldChanges } from "#domain/content/field-changes.ts";
import { recordName } from "#domain/content/field-labels.ts";
import { capitalised } from "#domain/text/text.ts";
import { link } from "#styles/variants/basics.ts";
import { client } from "../environment.ts";
import { useMay } from "../session/rights.ts";
import { queryKeys } from "../query-client.ts";
import { Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { QueryState } from "../ui/panels.tsx";
import { Differences } from "./Differences.tsx";
import { useRecordNames } from "./use-record-names.ts";

const SHOWN = 100;

/** What a change did, record by record and field by field. */
export function ChangeDialog({ change, open, onClose }: { change: Change; open: boolean; onClose: () => void }) {
  const names = useRecordNames();
  const query = useQuery({
    queryKey: queryKeys.changedRecords(change.id),
    queryFn: () => listChangedRecords(client, change.id, SHOWN + 1),
    enabled: open,
  });
  const records = query.data ?? [];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={changeName(change)}
      description={<p className="text-ink-soft">{changeContent(change)}</p>}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <QueryState list query={query} loading="Loading changes..." failed="The changes could not be loaded" />
      <ul className="*:border-line *:py-3 *:not-first:border-bs" aria-label="Changed records">
        {records.slice(0, SHOWN).map((row) => (
          <li key={`${row.table_name}/${row.record}`} className="grid gap-2">
            <RecordHead row={row} />
            <Differences changes={fieldChanges(row.table_name, row.before, row.after, names)} />
          </li>
        ))}
      </ul>
      {records.length > SHOWN && <p className="text-sm text-ink-soft">Only the first {SHOWN} records are shown.</p>}
    </Dialog>
  );
}

function RecordHead({ row: { table_name, record, name, before, after } }: { row: ChangedRecord }) {
  const kind = kindOfTable(table_name);
  const noun = nounsOfTable(table_name)?.[0] ?? table_name;
  const title = recordName(table_name, name);
  const opens = useMay()(permissionToOpen(kind));
  const what = before === null ? "created" : after === null ? "deleted" : "changed";
  return (
    <p className="font-[570] wrap-anywhere">
      {kind && after && title && opens ? (
        <Link to={editorAddress(kind, kind === "setting" ? (name ?? "") : record)} className={link()}>
          {title}
        </Link>
      ) : (
        title
      )}{" "}
      <span className="text-sm font-normal text-ink-soft">{`${title ? noun : capitalised(noun)} ${what}`}</span>
    </p>
  );
}
