import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";

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
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup className={`dialog ${wide ? "dialog-wide" : ""}`}>
          <div className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="icon-button" aria-label="Close">
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          <div className="dialog-body">
            {description && (
              <Base.Description render={<div />} className="dialog-text">
                {description}
              </Base.Description>
            )}
            {children}
          </div>
          {footer && <div className="dialog-foot">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
