import { key } from "#styles/variants/basics.ts";
import { Button } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["←", "→", "↑", "↓"], "Go to another cell; with Ctrl to the edge of the table"],
  [["Shift", "←→↑↓"], "Select several cells"],
  [["Tab"], "Go to the next cell, with Shift to the one before"],
  [["Enter"], "Edit the cell (F2 as well); on a title sort by its column"],
  [["F2"], "On a title: change the width of its column with ← and →, fit it to its content with Enter"],
  [["Escape"], "Stop editing without a change; then Tab leaves the table"],
  [["Delete"], "Empty the selected cells"],
  [["Ctrl", "C"], "Copy the selected cells, also into a spreadsheet"],
  [["Ctrl", "V"], "Paste cells, also from a spreadsheet"],
  [["Ctrl", "D"], "Fill the selection with its first row"],
  [["Ctrl", "F"], "Find and replace"],
  [["Ctrl", "Z"], "Undo; with Shift redo"],
  [["Ctrl", "A"], "Select everything"],
  [["Ctrl", "S"], "Save"],
];

/** What the keys do in the table. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keys in the table"
      description="On a Mac, Cmd takes the place of Ctrl. By finger: touch a cell to select it and once more to edit it."
      footer={
        <Button intent="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="grid gap-x-5 gap-y-2.5 sm:grid-cols-[auto_1fr]">
        {KEYS.map(([keys, does]) => (
          <div key={does} className="contents max-sm:grid max-sm:gap-1">
            <dt className="flex items-start gap-1">
              {keys.map((name) => (
                <kbd key={name} className={key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
