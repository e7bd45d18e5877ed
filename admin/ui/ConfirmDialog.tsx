import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./controls.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";
import {
  dialog,
  dialogBackdrop,
  dialogBody,
  dialogFoot,
  dialogHead,
  dialogTitle,
} from "#styles/variants/administration.ts";

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
  const { busy, run } = useOneAtATime();
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
            <Button onClick={onCancel} busy={busy}>
              {cancelLabel}
            </Button>
            <Button
              intent={danger ? "danger" : "primary"}
              onClick={() => void run(async () => onConfirm())}
              busy={busy}
            >
              {busy && busyLabel ? busyLabel : confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
