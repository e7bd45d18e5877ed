import type { MouseEvent } from "react";
import { chip } from "#styles/variants/basics.ts";

const SECTIONS = [
  { id: "company", label: "Company" },
  { id: "figures", label: "Figures" },
  { id: "contact", label: "Contact" },
  { id: "address", label: "Address" },
  { id: "links", label: "Links and menu" },
  { id: "search-engines", label: "Search engines" },
  { id: "other", label: "Other settings" },
  { id: "privacy", label: "Privacy" },
  { id: "administrators", label: "Administrators" },
] as const;

/** The sections of a long screen. */
export function SectionNav() {
  // Not by the address: the guard of unsaved changes would treat that as leaving.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label="Sections"
      className="flex flex-wrap gap-x-1.5 gap-y-1 lg:sticky lg:inset-bs-18 lg:flex-col lg:gap-0 lg:border-s lg:border-line"
    >
      {SECTIONS.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={chip({
            class:
              "px-2.5 py-1.5 text-sm text-ink-soft hover:border-petrol hover:text-petrol lg:border-0 lg:bg-transparent lg:px-3.5",
          })}
          onClick={(event) => go(event, id)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
