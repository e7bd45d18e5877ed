import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { partSection, type PartName } from "#domain/pages/own-pages.ts";
import { ADDED_TYPES, newSection, SECTION_TYPES, type TypedSection } from "#domain/pages/sections.ts";
import { Button } from "../../ui/controls.tsx";

type Offered = { key: string; label: string; about: string; section: () => TypedSection };
const TYPES = ADDED_TYPES.map((type): Offered => ({
  ...SECTION_TYPES[type],
  key: type,
  section: () => newSection(type),
}));

type Props = {
  /** The parts of the page that do not stand on it now. */
  parts: readonly [PartName, { label: string; about: string }][];
  onAdd: (section: TypedSection) => void;
};

/** A button that opens the types of sections; choosing one adds it. Escape closes them again. */
export function AddSection({ parts, onAdd }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const ofPage = parts.map(([name, part]): Offered => ({
    ...part,
    key: `part ${name}`,
    section: () => partSection(name),
  }));
  const offered = [...ofPage, ...TYPES];
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
          {offered.map(({ key, label, about, section }) => (
            <li key={key} className="grid">
              <button
                type="button"
                className="grid cursor-pointer content-start gap-0.5 rounded-control border border-line px-3 py-2.5 text-start hover:border-petrol hover:bg-petrol-wash"
                onClick={() => {
                  setOpen(false);
                  onAdd(section());
                }}
              >
                <span className="text-sm font-medium">{label}</span>
                <span className="text-xs text-ink-soft">{about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
