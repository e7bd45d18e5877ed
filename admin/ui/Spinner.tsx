import { LoaderCircle } from "lucide-react";

/** A turning circle with the text of what is going on. */
export function Spinner({ label, className = "" }: { label: string; className?: string }) {
  return (
    <span role="status" className={`inline-flex items-center gap-2.5 text-ink-soft ${className}`}>
      <LoaderCircle aria-hidden="true" className="animate-spin" />
      {label}
    </span>
  );
}
