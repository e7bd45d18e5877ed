import { Plus, Trash2 } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button, IconButton } from "#ui/Button.tsx";
import { Alert } from "#ui/Alert.tsx";
import { fieldLabel } from "#ui/Field.tsx";
import { SortableList } from "#ui/SortableList.tsx";
import { Pair } from "../../ui/Pair.tsx";

type Props = {
  /** The key of the setting; links lead here by it. */
  anchor: string;
  title: string;
  /** What one entry is called: 'telephone number'. */
  noun: string;
  hint?: string;
  entries: readonly { id: string }[];
  nameOf: (index: number) => string;
  error?: string | undefined;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onAdd: () => void;
  children: (index: number) => ReactNode;
};

/** A setting that is a list of entries with two fields each, which can be put in order. */
export function EntryRows({
  anchor,
  title,
  noun,
  hint,
  entries,
  nameOf,
  error,
  onMove,
  onRemove,
  onAdd,
  children,
}: Props) {
  const id = useId();
  const called = (index: number) => nameOf(index) || `${noun} ${index + 1}`;
  return (
    <div id={anchor} tabIndex={-1} role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className={fieldLabel}>
        {title}
      </p>
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      {entries.length > 0 && (
        <SortableList
          label={title}
          items={entries}
          idOf={(entry) => entry.id}
          nameOf={(_entry, index) => called(index)}
          onMove={onMove}
        >
          {(_entry, index) => (
            <Pair
              button={
                <IconButton label={`Remove ${called(index)}`} tone="danger" onClick={() => onRemove(index)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              }
            >
              {children(index)}
            </Pair>
          )}
        </SortableList>
      )}
      {error && <Alert>{error}</Alert>}
      <div>
        <Button small onClick={onAdd}>
          <Plus aria-hidden="true" />
          Add {noun}
        </Button>
      </div>
    </div>
  );
}
