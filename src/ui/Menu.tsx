import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode } from "react";

/** A button that opens a list of actions or links. */
export function Menu({ label, trigger, children }: { label: string; trigger: ReactNode; children: ReactNode }) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger aria-label={label} title={label} className="icon-button">{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="menu-position">
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuLink({ href, newTab = false, children }: { href: string; newTab?: boolean; children: ReactNode }) {
  return (
    <Base.LinkItem href={href} {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})} className="menu-item">
      {children}
    </Base.LinkItem>
  );
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return <Base.Item onClick={onSelect} className="menu-item">{children}</Base.Item>;
}
