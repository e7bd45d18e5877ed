import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { panelIcon, PanelMessage, panelText, panelTitle } from "./PanelMessage.tsx";

/** In place of an empty list: why it is empty, and what to do about it. */
export function EmptyPanel({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <PanelMessage>
      <Icon aria-hidden="true" className={panelIcon} />
      <p className={panelTitle}>{title}</p>
      {text && <p className={panelText}>{text}</p>}
      {children}
    </PanelMessage>
  );
}
