import type { ReactNode } from "react";

/** The frame of the screens outside the administration proper: product title above one card. */
export function Entrance({
  title,
  intro,
  wide = false,
  children,
}: {
  title: string;
  intro?: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <main className={`entrance ${wide ? "entrance-wide" : ""}`}>
      <p className="entrance-brand">
        <span className="wordmark">Plantroom</span>
        <span className="entrance-portal">CMS Admin Portal</span>
      </p>
      <section className="sheet entrance-card" aria-labelledby="entrance-title">
        <header>
          <h1 id="entrance-title" className="card-title">
            {title}
          </h1>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </header>
        {children}
      </section>
    </main>
  );
}
