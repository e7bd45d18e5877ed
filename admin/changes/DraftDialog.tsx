import type { Draft } from "#db/changes/drafts.ts";
import { contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { fieldChanges } from "#domain/content/field-changes.ts";
import { Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Differences } from "./Differences.tsx";
import { useRecordNames } from "./use-record-names.ts";

type Props = { kind: ContentKind; draft: Draft; open: boolean; onClose: () => void };

/** What a draft would change, field by field. */
export function DraftDialog({ kind, draft: { before, after }, open, onClose }: Props) {
  const { noun, table } = contentKind(kind);
  const changes = fieldChanges(table, before, after, useRecordNames());
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="What this draft changes"
      description={
        <p className="text-ink-soft">
          {before === null
            ? `What the new ${noun} will have.`
            : `Compared with the ${noun} as it was when the draft was begun.`}
        </p>
      }
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {changes.length === 0 ? <p>No field differs.</p> : <Differences changes={changes} />}
    </Dialog>
  );
}
