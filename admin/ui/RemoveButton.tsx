import { Trash2 } from "lucide-react";
import { IconButton } from "#ui/Button.tsx";

/** Removes an entry from a list in a form. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <IconButton label={`Remove ${name}`} tone="danger" onClick={onRemove}>
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}
