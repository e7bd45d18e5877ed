import { useId, type ReactNode } from "react";

/** A titled section of an editor. */
export function Card({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet card">
      <header className="card-head">
        <h2 id={id} className="card-title">{title}</h2>
        {note}
      </header>
      {children}
    </section>
  );
}
