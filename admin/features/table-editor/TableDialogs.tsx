import { Suspense, type ComponentProps, type ElementType } from "react";
import { lazyPart } from "../../update/lazy-part.tsx";

const ColumnsDialog = lazyPart(() => import("./ColumnsDialog.tsx"), "ColumnsDialog");
const ReplaceDialog = lazyPart(() => import("./ReplaceDialog.tsx"), "ReplaceDialog");
const RefusedDialog = lazyPart(() => import("./RefusedDialog.tsx"), "RefusedDialog");
const ConflictsDialog = lazyPart(() => import("./ConflictsDialog.tsx"), "ConflictsDialog");
const KeysDialog = lazyPart(() => import("./KeysDialog.tsx"), "KeysDialog");

export type OpenDialog = "columns" | "replace" | "refused" | "conflicts" | "keys" | null;
type Of<Part extends ElementType> = Omit<ComponentProps<Part>, "onClose">;

type Props = {
  open: OpenDialog;
  onClose: () => void;
  columns: Of<typeof ColumnsDialog>;
  replace: Of<typeof ReplaceDialog>;
  refused: Of<typeof RefusedDialog>;
  conflicts: Of<typeof ConflictsDialog>;
};

/** The dialogs of the table, one at a time. */
export function TableDialogs({ open, onClose, columns, replace, refused, conflicts }: Props) {
  return (
    <Suspense>
      {open === "columns" && <ColumnsDialog {...columns} onClose={onClose} />}
      {open === "replace" && <ReplaceDialog {...replace} onClose={onClose} />}
      {open === "refused" && <RefusedDialog {...refused} onClose={onClose} />}
      {open === "conflicts" && <ConflictsDialog {...conflicts} onClose={onClose} />}
      {open === "keys" && <KeysDialog onClose={onClose} />}
    </Suspense>
  );
}
