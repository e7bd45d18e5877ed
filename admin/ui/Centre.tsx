import type { ReactNode } from "react";

/** The middle of the screen, for what stands there alone. `main`: outside the frame, where nothing else is the main part. */
export function Centre({ main = false, children }: { main?: boolean; children: ReactNode }) {
  const Tag = main ? "main" : "div";
  return <Tag className="grid place-items-center px-4 py-8 min-block-[60vh]">{children}</Tag>;
}
