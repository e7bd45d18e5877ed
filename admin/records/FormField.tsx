import { Suspense } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Field } from "#domain/content/fields.ts";
import { CARD_KINDS, type CardsOf } from "#domain/pages/section-fields.ts";
import { MissingPart } from "../ui/panels.tsx";
import { Spinner } from "../ui/controls.tsx";
import { lazyPart } from "../update/lazy-part.tsx";
import { FieldControl } from "./FieldControl.tsx";
import { FieldEntries } from "./FieldEntries.tsx";

const SectionsField = lazyPart(() => import("./sections/SectionsField.tsx"), "SectionsField", MissingPart);

const ChosenRecords = lazyPart(() => import("./sections/ChosenRecords.tsx"), "ChosenRecords", MissingPart);

const DocumentFileField = lazyPart(
  () => import("../documents/DocumentFileField.tsx"),
  "DocumentFileField",
  MissingPart,
);

/** Chosen records; the field beside it that is called `of` says of which kind. */
function RecordsField({ of, ...field }: { name: string; label: string; hint: string | undefined; of: string }) {
  const { control } = useFormContext();
  const kind = useWatch({ control, name: field.name.replace(/[^.]+$/, of) }) as CardsOf;
  return (
    <Suspense fallback={<Spinner label="Loading choices..." />}>
      <ChosenRecords key={kind} {...field} kind={CARD_KINDS[kind]} />
    </Suspense>
  );
}

/** One field of a form, whatever it holds: a single value, several entries, or the sections of a page. */
export function FormField({ name, field }: { name: string; field: Field }) {
  const { control } = useFormContext();
  const typed: unknown = useWatch({ control, name });
  const hint = typeof field.hint === "function" ? field.hint(String(typed ?? "")) : field.hint;
  const { control: input } = field;
  if (input.type === "entries") return <FieldEntries name={name} label={field.label} hint={hint} {...input} />;
  if (input.type === "records") return <RecordsField name={name} label={field.label} hint={hint} of={input.of} />;
  if (input.type === "owners")
    return (
      <Suspense fallback={<Spinner label="Loading choices..." />}>
        <ChosenRecords name={name} label={field.label} hint={hint} kind={input.kind} max={input.max} />
      </Suspense>
    );
  if (input.type === "document")
    return (
      <Suspense fallback={<Spinner label="Loading..." />}>
        <DocumentFileField name={name} label={field.label} />
      </Suspense>
    );
  if (input.type === "sections")
    return (
      <div className="md:col-span-full">
        <Suspense fallback={<Spinner label="Loading sections..." />}>
          <SectionsField name={name} />
        </Suspense>
      </div>
    );
  return <FieldControl name={name} field={field} hint={hint} />;
}
