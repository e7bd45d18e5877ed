import { Words } from "../products/words.tsx";
import { useState, type ReactNode } from "react";
import { chevron } from "#styles/variants/menus.ts";

type Props = { title: string; note?: string; open: boolean; children: ReactNode };

/** A collapsible part of the panel; its content is rendered only while it is open. */
export function FacetGroup({ title, note, open, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className="border-bs border-line py-1"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer items-center gap-2 py-2 font-medium hover:text-petrol [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <Words text={title} />
        </span>
        {note && <span className="annotation">{note}</span>}
        <span className={chevron()} aria-hidden="true" />
      </summary>
      <div className="pbe-3" role="group" aria-label={title}>
        {isOpen && children}
      </div>
    </details>
  );
}
