import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Nothing here: why, and what to do about it. */
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
    <div className="panel-message">
      <Icon aria-hidden="true" className="panel-icon" />
      <p className="panel-title">{title}</p>
      {text && <p className="panel-text">{text}</p>}
      {children}
    </div>
  );
}
