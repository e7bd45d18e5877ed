import type { RefusedText } from "./rules/put.ts";
import { counted } from "#domain/text/text.ts";
import { Button } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

type Props = { refused: readonly RefusedText[]; nameOf: (id: string) => string; onClose: () => void };

const LISTED = 200;

/** The texts that cells could not take, so that nothing of what was pasted is lost. */
export function RefusedDialog({ refused, nameOf, onClose }: Props) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${counted(refused.length, "cell")} left as before`}
      description="These cells could not take what was put into them."
      footer={
        <Button intent="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul
        aria-label="Cells left as before"
        className="divide-y divide-line overflow-y-auto rounded-control border border-line max-block-96"
        tabIndex={0}
      >
        {refused.slice(0, LISTED).map(({ id, column, text, reason }) => (
          <li key={`${id}:${column.key}`} className="grid px-3 py-2 wrap-anywhere">
            <span className="text-xs text-ink-soft">
              {nameOf(id)} · {column.label}
            </span>
            <span className="font-medium">{text || "empty"}</span>
            <span className="text-sm text-bad">{reason}</span>
          </li>
        ))}
        {refused.length > LISTED && <li className="px-3 py-2">and {refused.length - LISTED} more</li>}
      </ul>
    </Dialog>
  );
}
