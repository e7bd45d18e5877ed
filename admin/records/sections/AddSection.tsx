import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { SECTION_NAMES, SECTION_TYPES, type SectionName } from "#domain/pages/sections.ts";
import { Button } from "../../ui/controls.tsx";

/** A button that opens the types of sections; choosing one adds it. Escape closes them again. */
export function AddSection({ onAdd }: { onAdd: (type: SectionName) => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div
      className="grid gap-3"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <div>
        <Button
          small
          ref={button}
          data-add-section
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Plus aria-hidden="true" />
          Add section
        </Button>
      </div>
      {isOpen && (
        <ul
          id={id}
          aria-label="Types of sections"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-2"
        >
          {SECTION_NAMES.map((type) => (
            <li key={type} className="grid">
              <button
                type="button"
                className="grid cursor-pointer content-start gap-0.5 rounded-control border border-line px-3 py-2.5 text-start hover:border-petrol hover:bg-petrol-wash"
                onClick={() => {
                  setOpen(false);
                  onAdd(type);
                }}
              >
                <span className="text-sm font-medium">{SECTION_TYPES[type].label}</span>
                <span className="text-xs text-ink-soft">{SECTION_TYPES[type].about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
