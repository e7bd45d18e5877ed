import type { ReactNode } from "react";

/** Centres the only content of a screen. `main`: outside the frame, so that this is the <main> element. */
export function Centre({ main = false, children }: { main?: boolean; children: ReactNode }) {
  const Tag = main ? "main" : "div";
  return <Tag className="grid place-items-center px-4 py-8 min-block-[60vh]">{children}</Tag>;
}
