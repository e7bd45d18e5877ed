import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Alert } from "#ui/Alert.tsx";

type Props = {
  open: boolean;
  title: string;
  confirmLabel: string;
  /** What is said when the deletion failed; may depend on why. */
  failure: (error: unknown) => string;
  onDelete: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before personal data is deleted, which no trash keeps. Stays open with the reason if the deletion fails. */
export function DeleteForGood({ open, title, confirmLabel, failure, onDelete, onClose, children }: Props) {
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
      console.error("Deleting personal data failed", error);
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
      <p>
        <strong>This cannot be undone.</strong> Personal data does not go to the trash.
      </p>
      <Alert boxed>{refusal}</Alert>
    </ConfirmDialog>
  );
}
