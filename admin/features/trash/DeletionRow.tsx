import { ArchiveRestore } from "lucide-react";
import { useState } from "react";
import type { Deletion } from "#db/content/trash.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { KIND_ICONS } from "../../kinds.ts";
import { useRestore } from "../../records/use-restore.ts";
import { moment } from "../../ui/moment.ts";
import { Row, RowActions, RowDetail, RowMain, RowName, RowSymbol } from "../../ui/lists/Row.tsx";
import { daysLeft, deletionContent, deletionName } from "./deletion-text.ts";

/** One deletion. The reason of a refusal stays in the row, because it says what to do first. */
export function DeletionRow({ deletion }: { deletion: Deletion }) {
  const { restore } = useRestore();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [now] = useState(() => Date.now());
  const name = deletionName(deletion);
  const Icon = KIND_ICONS[deletion.kind];
  const bringBack = async () => {
    setBusy(true);
    setRefusal(await restore(deletion.batch, name));
    setBusy(false);
  };
  return (
    <Row>
      <RowSymbol>
        <Icon aria-hidden="true" />
      </RowSymbol>
      <RowMain>
        <RowName name={name} />
        <RowDetail>{deletionContent(deletion)}</RowDetail>
        <RowDetail>
          Deleted <time dateTime={deletion.deleted_at}>{moment(deletion.deleted_at)}</time>
          {deletion.deleted_by && ` by ${deletion.deleted_by}`} · {daysLeft(deletion.deleted_at, now)}
        </RowDetail>
        <Alert className="mbs-1">{refusal}</Alert>
      </RowMain>
      <RowActions>
        <Button small busy={busy} aria-label={`Restore ${name}`} onClick={() => void bringBack()}>
          <ArchiveRestore aria-hidden="true" />
          {busy ? "Restoring..." : "Restore"}
        </Button>
      </RowActions>
    </Row>
  );
}
