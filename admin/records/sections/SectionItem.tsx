import { ChevronDown, ChevronRight, Copy, Eye, EyeOff } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { sectionFields, sectionName } from "#domain/pages/section-text.ts";
import { PARTS, type PartName } from "#domain/pages/own-pages.ts";
import { SECTION_TYPES, type TypedSection } from "#domain/pages/sections.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { IconButton } from "../../ui/controls.tsx";
import { Fields } from "../../ui/Field.tsx";
import { RemoveButton } from "../../ui/form-entries.tsx";
import { FormField } from "../FormField.tsx";

type Props = {
  /** Where the section is in the form: 'sections.2'. */
  path: string;
  isOpen: boolean;
  /** It was just added: its first field gets the focus. */
  begins: boolean;
  onOpen: (isOpen: boolean) => void;
  onHide: (hidden: boolean) => void;
  /** Left out where there is no room for another. */
  onCopy: (() => void) | undefined;
  onRemove: (button: HTMLButtonElement) => void;
};

/** One section in the list: its name and what can be done with it, and below, when it is open, its fields. */
export function SectionItem({ path, isOpen, begins, onOpen, onHide, onCopy, onRemove }: Props) {
  const { control, formState } = useFormContext();
  const section = useWatch({ control, name: path }) as TypedSection | undefined;
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (begins) body.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [begins]);
  // For a moment after it was removed.
  if (!section) return null;
  const name = sectionName(section);
  const { label } = SECTION_TYPES[section.type];
  const isPart = section.type === "part";
  const heading = isPart ? name : name === label ? "" : name.slice(label.length + 2);
  // What has to be corrected is never folded away.
  const shows = isOpen || get(formState.errors, path) !== undefined;
  const Arrow = shows ? ChevronDown : ChevronRight;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        <button
          type="button"
          className="flex flex-auto cursor-pointer items-center gap-2 rounded-control py-1.5 pe-2 text-start min-block-9 min-inline-40 hover:text-petrol"
          aria-expanded={shows}
          aria-controls={shows ? id : undefined}
          onClick={() => onOpen(!shows)}
        >
          <Arrow aria-hidden="true" className="size-4 flex-none rtl:-scale-x-100" />
          <span className="grid min-inline-0">
            <span className="text-xs text-ink-soft">{label}</span>
            <span className={`wrap-anywhere ${section.hidden ? "text-ink-soft" : "font-medium"}`}>
              {heading || "No heading yet"}
            </span>
          </span>
          {section.hidden && <span className={badge()}>Hidden</span>}
        </button>
        <div className="flex flex-none">
          <IconButton
            icon={section.hidden ? EyeOff : Eye}
            label={`${section.hidden ? "Show" : "Hide"} ${name}`}
            onClick={() => onHide(!section.hidden)}
          />
          {onCopy && <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={onCopy} />}
          <RemoveButton name={name} onRemove={onRemove} />
        </div>
      </div>
      {shows && (
        // Once somebody works in it, it stays open when its mistakes are gone.
        <div
          id={id}
          ref={body}
          role="group"
          aria-label={name}
          className="border-bs border-line pbs-3 pbe-2"
          onFocus={() => isOpen || onOpen(true)}
        >
          {isPart && (
            <p className="text-sm text-ink-soft">
              {`${PARTS[section["part"] as PartName].about}. Its words are those of the site, of the settings and of the records that it shows.`}
            </p>
          )}
          <Fields>
            {sectionFields(section).map(([field, definition]) => (
              <FormField key={field} name={`${path}.${field}`} field={definition} />
            ))}
          </Fields>
        </div>
      )}
    </div>
  );
}
