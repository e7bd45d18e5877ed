import type { Draft } from "#db/changes/drafts.ts";
import { contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { fieldChanges, settingChanges } from "#domain/content/field-changes.ts";
import { Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Differences } from "./Differences.tsx";
import { useRecordNames } from "./use-record-names.ts";

type Props = { kind: ContentKind; draft: Draft; open: boolean; onClose: () => void };

/** What a draft would change, field by field. */
export function DraftDialog({ kind, draft: { before, after }, open, onClose }: Props) {
  const { noun, nouns, table } = contentKind(kind);
  const names = useRecordNames();
  const changes = kind === "setting" ? settingChanges(before, after) : fieldChanges(table, before, after, names);
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
            : `Compared with the ${kind === "setting" ? nouns : noun} as ${kind === "setting" ? "they were" : "it was"} when the draft was begun.`}
        </p>
      }
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {changes.length === 0 ? <p>No field differs.</p> : <Differences changes={changes} />}
    </Dialog>
  );
}
