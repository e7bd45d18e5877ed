import type { ReactNode } from "react";

/** Two fields of an entry in a list, with its button. On a phone the fields stand one below the other. */
export function Pair({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-1.5 md:grid-cols-[2fr_3fr_auto]">
      <div className="contents max-md:*:col-start-1">{children}</div>
      <div className="grid max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">{button}</div>
    </div>
  );
}
