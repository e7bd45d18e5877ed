import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listDeletedRecords, type DeletedRecord, type Deletion } from "#db/changes/trash.ts";
import { contentKind } from "#domain/content/content-kinds.ts";
import { counted } from "#domain/text/text.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { useRestore } from "../../records/use-restore.ts";
import { Alert, Button, Checkbox } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { SearchBox } from "../../ui/lists/Toolbar.tsx";
import { QueryState } from "../../ui/panels.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { deletionName } from "./deletion-text.ts";

const SHOWN = 100;

/** Brings single records of a deletion back; what belongs to them comes along, the rest stays in the trash. */
export function RestoreSomeDialog({
  deletion,
  open,
  onClose,
}: {
  deletion: Deletion;
  open: boolean;
  onClose: () => void;
}) {
  const { restore } = useRestore();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { busy, run } = useOneAtATime();
  const [refusal, setRefusal] = useState("");
  const query = useQuery({
    queryKey: queryKeys.deletedRecords(deletion.change_id, search),
    queryFn: () => listDeletedRecords(client, deletion.change_id, { search, limit: SHOWN }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const choose = ({ record, name }: DeletedRecord, on: boolean) => {
    const next = new Map(chosen);
    if (on) next.set(record, name ?? "");
    else next.delete(record);
    setChosen(next);
  };
  const bringBack = async () => {
    const [first = ""] = chosen.values();
    const label = chosen.size === 1 ? first : counted(chosen.size, "record");
    const failure = await restore(deletion.change_id, label, [...chosen.keys()]);
    setRefusal(failure);
    if (failure) return;
    setChosen(new Map());
    onClose();
  };
  const { data: records = [], count = 0 } = query.data ?? {};
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Restore some of ${deletionName(deletion)}`}
      description={<p className="text-ink-soft">What belongs to a chosen record comes back with it.</p>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button intent="primary" busy={busy} disabled={chosen.size === 0} onClick={() => void run(bringBack)}>
            {busy ? "Restoring..." : `Restore ${counted(chosen.size, "record")}`}
          </Button>
        </>
      }
    >
      <Alert boxed>{refusal}</Alert>
      <SearchBox label="Search deleted records" value={search} onSearch={setSearch} />
      <QueryState list query={query} loading="Loading records..." failed="The records could not be loaded" />
      {query.data && records.length === 0 && <p className="text-ink-soft">No record of this deletion is called so.</p>}
      <ul aria-label="Deleted records" className="*:border-line *:not-first:border-bs">
        {records.map((row) => (
          <li key={row.record}>
            <label className="flex cursor-pointer items-center gap-3 py-2 min-block-10">
              <Checkbox checked={chosen.has(row.record)} onChange={({ target }) => choose(row, target.checked)} />
              <span className="wrap-anywhere min-inline-0">{row.name}</span>
              <span className="ms-auto text-sm text-ink-soft">{contentKind(row.kind).noun}</span>
            </label>
          </li>
        ))}
      </ul>
      {count > records.length && (
        <p className="text-sm text-ink-soft">
          The first {SHOWN} of {counted(count, "record")} are shown. Search to find others.
        </p>
      )}
    </Dialog>
  );
}
