import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useState, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import {
  dialog,
  dialogBackdrop,
  dialogBody,
  dialogFoot,
  dialogHead,
  dialogTitle,
} from "#styles/variants/administration/dialog.ts";

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
};

/** A question that must be answered; the button stays busy until it is done. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = "Cancel",
  danger = false,
  onConfirm,
  onCancel,
}: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !busy) onCancel();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogBackdrop} />
        <AlertDialog.Popup className={dialog({ size: "small" })}>
          <div className={dialogHead}>
            <AlertDialog.Title className={dialogTitle}>{title}</AlertDialog.Title>
          </div>
          <AlertDialog.Description render={<div />} className={dialogBody}>
            {children}
          </AlertDialog.Description>
          <div className={dialogFoot}>
            {/* Not disabled: a disabled button loses the focus, which must stay in the question, also after a failure. */}
            <Button onClick={busy ? undefined : onCancel} aria-disabled={busy || undefined}>
              {cancelLabel}
            </Button>
            <Button
              intent={danger ? "danger" : "primary"}
              onClick={busy ? undefined : () => void confirm()}
              aria-disabled={busy || undefined}
            >
              {busy && busyLabel ? busyLabel : confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
