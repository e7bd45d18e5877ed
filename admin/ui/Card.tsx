import { useId, type ReactNode } from "react";
import { heading, sheet } from "#styles/variants/administration.ts";

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
    <section aria-labelledby={id} id={anchor} tabIndex={anchor ? -1 : undefined} className={`${sheet} scroll-mbs-18`}>
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
