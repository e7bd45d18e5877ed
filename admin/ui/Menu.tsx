import { useId, useRef, type ReactNode } from "react";
import { IconButton } from "./controls.tsx";
import { menu, menuItem } from "#styles/variants/administration.ts";

/** A button that opens a short list of links, by the browser's own popover: Escape and a press elsewhere close it. */
export function Menu({
  label,
  trigger,
  onOpen,
  children,
}: {
  label: string;
  trigger: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <IconButton label={label} popoverTarget={id}>
        {trigger}
      </IconButton>
      <ul
        id={id}
        ref={list}
        popover="auto"
        aria-label={label}
        className={menu()}
        onToggle={(event) => {
          if (event.newState === "open") onOpen?.();
        }}
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </ul>
    </>
  );
}

export function MenuLink({ href, newTab = false, children }: { href: string; newTab?: boolean; children: ReactNode }) {
  return (
    <li>
      <a href={href} {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})} className={menuItem}>
        {children}
      </a>
    </li>
  );
}
