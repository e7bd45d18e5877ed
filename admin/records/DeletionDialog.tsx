import { useState, type ReactNode, type ComponentProps } from "react";
import { Alert } from "../ui/controls.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";

type Props = {
  open: boolean;
  title: string;
  confirmLabel: string;
  onDelete: () => Promise<void>;
  /** The message in the dialog when the deletion failed, by the error; empty if it is shown elsewhere. */
  failure: (error: unknown) => string | Promise<string>;
  /** Called after the deletion, or when the dialog is cancelled. */
  onClose: () => void;
  /** The question, and what is deleted. */
  children: ReactNode;
  /** Whether it can be undone. */
  note: ReactNode;
};

/** Asks before something is deleted. Stays open with the reason if the deletion fails. */
export function DeletionDialog({ open, title, confirmLabel, onDelete, failure, onClose, children, note }: Props) {
  const [refusal, setRefusal] = useState("");
  const close = () => {
    setRefusal("");
    onClose();
  };
  const remove = async () => {
    setRefusal("");
    try {
      await onDelete();
    } catch (error) {
      console.error(`${title} failed`, error);
      setRefusal(await failure(error));
      return;
    }
    close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      onCancel={close}
    >
      {children}
      {note && <p>{note}</p>}
      <Alert boxed>{refusal}</Alert>
    </ConfirmDialog>
  );
}

type PERSONAL_DATAProps = Omit<ComponentProps<typeof DeletionDialog>, "note"> & {
  /** Says that the deletion is final, and why; the default is about personal data. Null if the question says so itself. */
  note?: ReactNode;
};

const PERSONAL_DATA = (
  <>
    <strong>This cannot be undone.</strong> Personal data does not go to the trash.
  </>
);

/** Asks before a deletion that the trash does not keep. */
export const DeleteForGood = ({ note = PERSONAL_DATA, ...dialog }: PERSONAL_DATAProps) => (
  <DeletionDialog note={note} {...dialog} />
);
