import { useId, type ReactNode } from "react";

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
    <section aria-labelledby={id} id={anchor} tabIndex={anchor ? -1 : undefined} className="sheet card">
      <header className="card-head">
        <h2 id={id} className="card-title">
          {title}
        </h2>
        {note}
      </header>
      {children}
    </section>
  );
}
