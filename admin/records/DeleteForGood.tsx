import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Alert } from "#ui/Alert.tsx";

type Props = {
  open: boolean;
  title: string;
  confirmLabel: string;
  /** What is said when the deletion failed; may depend on why. */
  failure: (error: unknown) => string;
  /** That it cannot be undone, and why; left out: it is personal data. Null where the question says it itself. */
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

/** Asks before something is deleted that no trash keeps. Stays open with the reason if the deletion fails. */
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
