import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import {
  iconButton,
  dialog,
  dialogBackdrop,
  dialogBody,
  dialogFoot,
  dialogHead,
  dialogTitle,
} from "#styles/variants/administration.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
};

/** A dialog over the page: focus stays inside, Escape and the backdrop close it. */
export function Dialog({ open, onClose, title, description, children, footer, wide = false }: Props) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={dialogBackdrop} />
        <Base.Popup className={dialog({ size: wide ? "wide" : "normal" })}>
          <div className={dialogHead}>
            <Base.Title className={dialogTitle}>{title}</Base.Title>
            <Base.Close className={iconButton()} aria-label="Close">
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          <div className={dialogBody}>
            {description && <Base.Description render={<div />}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <div className={dialogFoot}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
