import type { MouseEvent } from "react";

const SECTIONS = [
  { id: "company", label: "Company" },
  { id: "figures", label: "Figures" },
  { id: "contact", label: "Contact" },
  { id: "address", label: "Address" },
  { id: "links", label: "Links and menu" },
  { id: "search-engines", label: "Search engines" },
  { id: "other", label: "Other settings" },
  { id: "administrators", label: "Administrators" },
] as const;

/** The sections of a long screen. */
export function SectionNav() {
  // Not by the address: the guard of unsaved changes would take that for leaving.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="Sections" className="section-nav">
      {SECTIONS.map(({ id, label }) => (
        <a key={id} href={`#${id}`} onClick={(event) => go(event, id)}>
          {label}
        </a>
      ))}
    </nav>
  );
}
