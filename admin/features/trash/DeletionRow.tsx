import { ArchiveRestore } from "lucide-react";
import { useState } from "react";
import type { Deletion } from "#db/trash.ts";
import { Button } from "#ui/Button.tsx";
import { KIND_ICONS } from "../../kinds.ts";
import { useRestore } from "../../trash/use-restore.ts";
import { moment } from "../../ui/moment.ts";
import { daysLeft, deletionContent, deletionName } from "./deletion-text.ts";

/** One deletion. A refusal stays beside it, because it says what to do first. */
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
    <li className="row">
      <span className="row-kind">
        <Icon aria-hidden="true" />
      </span>
      <div className="row-main">
        <p className="row-name">{name}</p>
        <p className="row-detail">{deletionContent(deletion)}</p>
        <p className="row-detail">
          Deleted <time dateTime={deletion.deleted_at}>{moment(deletion.deleted_at)}</time>
          {deletion.deleted_by && ` by ${deletion.deleted_by}`} · {daysLeft(deletion.deleted_at, now)}
        </p>
        <p role="alert" className={refusal ? "field-error mt-1" : "sr-only"}>
          {refusal}
        </p>
      </div>
      <div className="row-actions">
        <Button small disabled={busy} aria-label={`Restore ${name}`} onClick={() => void bringBack()}>
          <ArchiveRestore aria-hidden="true" />
          {busy ? "Restoring..." : "Restore"}
        </Button>
      </div>
    </li>
  );
}
