import { useEffect, useId, useRef, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { moved } from "#domain/listing/ordering.ts";
import { isOwnPage, partsOf, type PartName } from "#domain/pages/own-pages.ts";
import { sectionName } from "#domain/pages/section-text.ts";
import { SECTIONS_MAX, type TypedSection } from "#domain/pages/sections.ts";
import { Alert } from "../../ui/controls.tsx";
import { focusBeside } from "../../ui/form-entries.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { toast } from "../../ui/toast.ts";
import { listError } from "../bind-fields.ts";
import { AddSection } from "./AddSection.tsx";
import { SectionItem } from "./SectionItem.tsx";

/** How a section stands in the list: by a key of its own, which a save leaves as it is, folded or open. */
type Place = { key: string; isOpen: boolean };
const newPlace = (isOpen: boolean): Place => ({ key: crypto.randomUUID(), isOpen });

/** The sections of a page: added, put in order, hidden, copied and removed; each opens to its fields. */
export function SectionsField({ name }: { name: string }) {
  const { control, getValues, setValue, formState } = useFormContext();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name });
  const [known, setPlaces] = useState(() => fields.map(() => newPlace(false)));
  /** The key of the section whose first field is to get the focus. */
  const [begun, setBegun] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const note = useId();
  const places = fields.map((field, index): Place => known[index] ?? { key: field.id, isOpen: false });
  const sectionAt = (index: number) => getValues(`${name}.${index}`) as TypedSection;
  const slug = String(useWatch({ control, name: "slug" }) ?? "");
  const sections = (useWatch({ control, name }) ?? []) as TypedSection[];
  const missingParts = Object.entries(partsOf(slug)).filter(
    ([part]) => !sections.some((section) => section["part"] === part),
  ) as [PartName, { label: string; about: string }][];
  const isFull = fields.length >= SECTIONS_MAX;

  // A folded section has no field that the form could go to by itself.
  const { submitCount } = formState;
  useEffect(() => {
    const marked = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (marked && document.activeElement?.getAttribute("aria-invalid") !== "true") marked.focus();
  }, [submitCount]);

  const add = (section: TypedSection, at: number) => {
    const place = newPlace(true);
    setPlaces(places.toSpliced(at, 0, place));
    setBegun(place.key);
    if (at === fields.length) append(section, { shouldFocus: false });
    else insert(at, section, { shouldFocus: false });
  };
  const takeOut = (index: number, button: HTMLButtonElement) => {
    const section = structuredClone(sectionAt(index));
    const place = places[index] ?? newPlace(false);
    if (fields.length > 1) focusBeside(button);
    else box.current?.querySelector<HTMLButtonElement>("[data-add-section]")?.focus();
    setPlaces(places.toSpliced(index, 1));
    remove(index);
    toast.success(`${sectionName(section)} removed`, {
      label: "Undo",
      onClick: () => {
        const count = (getValues(name) as unknown[]).length;
        const at = Math.min(index, count);
        setPlaces((now) => now.toSpliced(at, 0, place));
        insert(at, section, { shouldFocus: false });
      },
    });
  };
  const open = (index: number, isOpen: boolean) =>
    setPlaces(places.map((place, at) => (at === index ? { ...place, isOpen } : place)));

  return (
    <div ref={box} role="group" aria-label="Sections" aria-describedby={note} className="grid gap-3">
      <p id={note} className="text-xs text-ink-soft">
        {isOwnPage(slug)
          ? "The page in this order. One with nothing to show is left out."
          : fields.length === 0
            ? "A page of running text needs none. Sections stand below the text, in their order."
            : "They stand below the text, in this order. One with nothing to show is left out."}
      </p>
      {fields.length > 0 && (
        <SortableList
          label="Sections"
          items={places}
          idOf={({ key }) => key}
          nameOf={(_place, index) => sectionName(sectionAt(index))}
          onMove={(from, to) => {
            setPlaces(moved(places, from, to));
            move(from, to);
          }}
          tall
        >
          {({ key, isOpen }, index) => (
            <SectionItem
              path={`${name}.${index}`}
              isOpen={isOpen}
              begins={key === begun}
              onOpen={(next) => open(index, next)}
              onHide={(hidden) => setValue(`${name}.${index}.hidden`, hidden, { shouldDirty: true })}
              onCopy={
                isFull || sections[index]?.type === "part"
                  ? undefined
                  : () => add(structuredClone(sectionAt(index)), index + 1)
              }
              onRemove={(button) => takeOut(index, button)}
            />
          )}
        </SortableList>
      )}
      <Alert>{listError(formState, name)}</Alert>
      {isFull ? (
        <p className="text-xs text-ink-soft">{`A page has at most ${SECTIONS_MAX} sections.`}</p>
      ) : (
        <AddSection parts={missingParts} onAdd={(section) => add(section, fields.length)} />
      )}
    </div>
  );
}
