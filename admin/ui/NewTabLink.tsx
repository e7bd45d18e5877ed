import { ExternalLink } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { link } from "#styles/variants/basics.ts";

type Props = ComponentProps<"a"> & {
  /** What is added to the note for screen readers: ' of Carrier'. */
  about?: string;
  children: ReactNode;
};

/** A link that opens beside the administration, such as to the public site. */
export function NewTabLink({ className = "", about = "", children, ...rest }: Props) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      className={link({ class: `inline-flex items-center gap-1 ${className}` })}
      {...rest}
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.25" />
      <span className="sr-only">{about} (opens in a new tab)</span>
    </a>
  );
}
