import type { ReactNode } from "react";

/** The frame for the buttons of a long form, always in view at its end. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div
      className={[
        "sticky inset-be-0 z-20 -mx-px -mbe-16 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-t-sheet",
        "border border-be-0 border-line bg-sheet px-5 py-3 shadow-bar",
        "max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:py-2.5",
      ].join(" ")}
    >
      {children}
    </div>
  );
}
