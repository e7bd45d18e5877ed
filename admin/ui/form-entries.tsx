import type { ReactNode } from "react";
import { Trash2 } from "lucide-react";
import { IconButton } from "./controls.tsx";

/** Two fields of an entry in a list, with its button. On a phone the fields stand one below the other. */
export function Pair({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-1.5 md:grid-cols-[2fr_3fr_auto]">
      <div className="contents max-md:*:col-start-1">{children}</div>
      <div className="grid max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">{button}</div>
    </div>
  );
}

/** Removes an entry from a list in a form. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: (button: HTMLButtonElement) => void }) {
  return (
    <IconButton
      icon={Trash2}
      label={`Remove ${name}`}
      tone="danger"
      onClick={(event) => onRemove(event.currentTarget)}
    />
  );
}

/**
 * Call before an entry is removed from a list: moves the focus to the same button of a neighbour, or to the first field of the
 * section.
 */
export function focusBeside(button: HTMLButtonElement): void {
  const entry = button.closest("li");
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const place = [...(entry?.querySelectorAll("button") ?? [])].indexOf(button);
  const next = neighbour?.querySelectorAll("button")[place] ?? button.closest("section")?.querySelector("input");
  next?.focus();
}
