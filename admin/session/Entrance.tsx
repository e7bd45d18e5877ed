import type { ReactNode } from "react";
import { panel } from "#styles/variants/basics.ts";
import { wordmark } from "#styles/variants/administration.ts";

/** The frame of the screens before signing in: the name of the product above one card. */
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
    <main className="grid content-center justify-items-center gap-5 px-4 py-8 min-block-screen">
      <p className="grid justify-items-center leading-[1.3]">
        <span className={`${wordmark} text-4xl`}>Plantroom</span>
        <span className="text-xs text-ink-soft">CMS Admin Portal</span>
      </p>
      <section
        className={panel({ class: `grid gap-5 p-6 inline-full ${wide ? "max-inline-176" : "max-inline-104"}` })}
        aria-labelledby="entrance-title"
      >
        <header>
          <h1 id="entrance-title" className="mbe-1 text-2xl font-bold tracking-[-0.01em]">
            {title}
          </h1>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </header>
        {children}
      </section>
    </main>
  );
}
