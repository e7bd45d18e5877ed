import type { ReactNode } from "react";
import { emptyNote } from "#styles/variants/product-lists.ts";

type Props = { heading: "h2" | "h3"; title: string; text: string; role?: "alert"; children?: ReactNode };

/** The reason why a list is empty; `children` is the button or link for what to do next. */
export function EmptyNote({ heading: Heading, title, text, role, children }: Props) {
  return (
    <div className={emptyNote()} role={role}>
      <Heading className="mbe-2 text-[1.375rem] font-medium">{title}</Heading>
      <p className="text-ink-soft">{text}</p>
      {children && <div className="mbs-5">{children}</div>}
    </div>
  );
}
