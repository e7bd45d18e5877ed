import type { ComponentProps } from "react";

/** A message in place of a list or a screen. */
export function PanelMessage({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`grid justify-items-center gap-2.5 px-4 py-12 text-center ${className}`} {...rest} />;
}

export const panelIcon = "size-7 stroke-[1.5] text-ink-soft";
export const panelTitle = "text-lg font-bold";
export const panelText = "max-inline-136 text-ink-soft";
