import { useId, type ReactNode } from "react";
import { panel } from "#styles/variants/panel.ts";
import { heading } from "#styles/variants/administration/heading.ts";

/** Classes of a sheet with content, for those without a head. */
export const card = panel({ class: "grid gap-4.5 p-5 *:min-inline-0 max-md:p-4" });

/** A titled section of an editor. `anchor` is where links within a long screen lead. */
export function Card({
  title,
  note,
  anchor,
  children,
}: {
  title: string;
  note?: ReactNode;
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} id={anchor} tabIndex={anchor ? -1 : undefined} className={`${card} scroll-mbs-18`}>
      <header className="flex flex-wrap items-center justify-between gap-2 border-be border-line pbe-3">
        <h2 id={id} className={heading({ level: "card" })}>
          {title}
        </h2>
        {note}
      </header>
      {children}
    </section>
  );
}
