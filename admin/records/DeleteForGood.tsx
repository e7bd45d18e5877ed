import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Alert } from "#ui/Alert.tsx";

type Props = {
  open: boolean;
  title: string;
  confirmLabel: string;
  /** The message when the deletion failed, by the error. */
  failure: (error: unknown) => string;
  /** Says that the deletion is final, and why; the default is about personal data. Null if the question says so itself. */
  note?: ReactNode;
  onDelete: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

const PERSONAL_DATA = (
  <>
    <strong>This cannot be undone.</strong> Personal data does not go to the trash.
  </>
);

/** Asks before a deletion that the trash does not keep. Stays open with the reason if the deletion fails. */
export function DeleteForGood(props: Props) {
  const { open, title, confirmLabel, failure, note = PERSONAL_DATA, onDelete, onClose, children } = props;
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
      setRefusal(failure(error));
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
