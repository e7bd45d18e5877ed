import { LoaderCircle } from "lucide-react";

/** A turning circle with the text of what is going on. */
export function Spinner({ label, className = "" }: { label: string; className?: string }) {
  return (
    <span role="status" className={`spinner ${className}`}>
      <LoaderCircle aria-hidden="true" className="spinner-circle" />
      {label}
    </span>
  );
}
