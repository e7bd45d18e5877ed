import { Columns3, Keyboard, Redo2, Replace, Undo2 } from "lucide-react";
import { Button, IconButton } from "../../ui/controls.tsx";

type Props = {
  canUndo: boolean;
  canRedo: boolean;
  busy: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onReplace: () => void;
  onColumns: () => void;
  onKeys: () => void;
};

/** On small phones the buttons show only their icons. */
const words = "max-xs:sr-only";

/** What can be done with the table as a whole. */
export function TableToolbar(props: Props) {
  return (
    <div role="toolbar" aria-label="Table" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <IconButton
        icon={Undo2}
        label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={!props.canUndo || props.busy}
        onClick={props.onUndo}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        disabled={!props.canRedo || props.busy}
        onClick={props.onRedo}
      />
      <Button small title="Ctrl+F" onClick={props.onReplace}>
        <Replace aria-hidden="true" />
        <span className={words}>Find and replace</span>
      </Button>
      <Button small onClick={props.onColumns}>
        <Columns3 aria-hidden="true" />
        <span className={words}>Columns</span>
      </Button>
      <IconButton icon={Keyboard} label="Keys" onClick={props.onKeys} />
    </div>
  );
}
