import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { link } from "#styles/variants/basics.ts";

/** A link to the public site, which opens beside the administration. */
export function PublicLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={link({ class: "inline-flex items-center gap-1 break-all" })}
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.25" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
