import { Columns3, Keyboard, Redo2, Replace, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";

type Props = {
  canUndo: boolean;
  canRedo: boolean;
  busy: boolean;
  changedOnly: boolean;
  changed: number;
  onUndo: () => void;
  onRedo: () => void;
  onChangedOnly: (on: boolean) => void;
  onReplace: () => void;
  onColumns: () => void;
  onKeys: () => void;
  /** What was done last, and how many products there are. */
  children: ReactNode;
};

/** Between filter and table: what can be done with the table as a whole. */
export function TableToolbar(props: Props) {
  return (
    <div role="toolbar" aria-label="Table" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <IconButton label="Undo" title="Undo (Ctrl+Z)" disabled={!props.canUndo || props.busy} onClick={props.onUndo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        disabled={!props.canRedo || props.busy}
        onClick={props.onRedo}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
      <Button small title="Ctrl+F" onClick={props.onReplace}>
        <Replace aria-hidden="true" />
        Find and replace
      </Button>
      <Button small onClick={props.onColumns}>
        <Columns3 aria-hidden="true" />
        Columns
      </Button>
      <IconButton label="Keys" onClick={props.onKeys}>
        <Keyboard aria-hidden="true" />
      </IconButton>
      {(props.changed > 0 || props.changedOnly) && (
        <label className="inline-flex cursor-pointer items-center gap-2.5 px-2 text-sm min-block-9">
          <Checkbox checked={props.changedOnly} onChange={(event) => props.onChangedOnly(event.target.checked)} />
          Changed only
        </label>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">{props.children}</div>
    </div>
  );
}
