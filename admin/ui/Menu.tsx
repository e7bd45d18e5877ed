import { useId, useRef, type ReactNode } from "react";
import { IconButton } from "./controls.tsx";
import { menu } from "#styles/variants/administration.ts";

/** A button that opens a short list of links, by the browser's own popover: Escape and a press elsewhere close it. */
export function Menu({ label, trigger, children }: { label: string; trigger: ReactNode; children: ReactNode }) {
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
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </ul>
    </>
  );
}
