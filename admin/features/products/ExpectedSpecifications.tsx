import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { Attribute } from "#domain/specifications/attribute.ts";
import { withUnit } from "#domain/units/quantity.ts";
import { field } from "#styles/variants/basics.ts";
import { Field, Fields } from "../../ui/Field.tsx";
import { heading } from "#styles/variants/administration.ts";
import { useProductForm } from "./product-form.ts";
import type { KnownSpecifications } from "./use-known-specifications.ts";
import { Suggestions } from "../../ui/controls.tsx";
import { TriangleAlert } from "lucide-react";
import { valueNote } from "#domain/specifications/value-notes.ts";

/** The id of the list of names that a specification's name is chosen from. */
export const ATTRIBUTE_NAMES = "attribute-names";

/**
 * One field for each specification that the category expects and the product does not have yet. Saving the product turns each
 * filled field into a line of the specifications.
 */
export function ExpectedSpecifications({ known }: { known: KnownSpecifications }) {
  const { control } = useProductForm();
  const specifications = useWatch({ control, name: "specifications" });
  const typed = useWatch({ control, name: "draft.expected" }) ?? {};
  const title = useId();
  const present = new Set(specifications.map(({ name }) => known.find(name)?.id));
  const isTyped = ({ id }: Attribute) => (typed[id] ?? "").trim() !== "";
  const missing = known.expected.filter((attribute) => !present.has(attribute.id) || isTyped(attribute));
  // Keep showing fields that were filled in before another category was chosen.
  const others = known.attributes.filter((attribute) => isTyped(attribute) && !known.expected.includes(attribute));
  const shown = [...missing, ...others];
  return (
    <>
      <Suggestions id={ATTRIBUTE_NAMES} values={known.attributes.map(({ name }) => name)} />
      {shown.length > 0 && (
        <section aria-labelledby={title} className="grid gap-3 rounded-control bg-ground p-3.5">
          <header className="grid gap-0.5">
            <h3 id={title} className={heading({ level: "section" })}>
              Expected in this category
            </h3>
            <p className="text-xs text-ink-soft">Fields left empty are not stored.</p>
          </header>
          <Fields>
            {shown.map((attribute) => (
              <ExpectedField key={attribute.id} attribute={attribute} stated={known.stated(attribute.name)} />
            ))}
          </Fields>
        </section>
      )}
    </>
  );
}

const CHOICES_OF_YES_NO = ["Yes", "No"];

function ExpectedField({
  attribute,
  stated,
}: {
  attribute: Attribute;
  stated: ReturnType<KnownSpecifications["stated"]>;
}) {
  const {
    control,
    setValue,
    formState: { errors },
  } = useProductForm();
  const { id, name, unit } = attribute;
  const { [id]: typed = "", ...others } = useWatch({ control, name: "draft.expected" }) ?? {};
  // An emptied field leaves nothing behind, so that the form counts as unchanged again.
  const keep = (text: string) =>
    setValue("draft.expected", text === "" ? others : { ...others, [id]: text }, { shouldDirty: true });
  const choices = attribute.kind === "yes_no" ? CHOICES_OF_YES_NO : attribute.choices;
  const list = choices.length > 0 ? `choices-${id}` : undefined;
  return (
    <Field
      label={name}
      hint={
        <ValueNote
          value={withUnit(typed, unit)}
          attribute={attribute}
          stated={stated}
          whileEmpty={unit === null ? undefined : `In ${unit}, unless another unit is typed`}
        />
      }
      error={errors.draft?.expected?.[id]?.message}
    >
      {(attributes) => (
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-2.5">
          <input
            className={field({ size: "dense", class: unit === null ? "col-span-full" : "" })}
            dir="auto"
            list={list}
            autoComplete="off"
            {...attributes}
            value={typed}
            onChange={(event) => keep(event.target.value)}
          />
          {unit !== null && (
            <span aria-hidden="true" className="text-sm text-ink-soft min-inline-9">
              {unit}
            </span>
          )}
          {list && <Suggestions id={list} values={choices} />}
        </div>
      )}
    </Field>
  );
}

/** Shows below a value how it was understood, and what is odd about it. Its line keeps its height when it is empty. */
function ValueNote({
  value,
  attribute,
  stated,
  whileEmpty,
}: {
  value: string;
  attribute: Attribute | undefined;
  stated: ReturnType<KnownSpecifications["stated"]>;
  whileEmpty?: string | undefined;
}) {
  const note = valueNote(value, attribute, stated);
  return (
    <span className="grid gap-0.5 min-block-[1lh]">
      <span>{note?.read ?? whileEmpty}</span>
      {note?.warnings.map((text) => (
        <span key={text} className="flex items-start gap-1.25 text-warn">
          <TriangleAlert aria-hidden="true" className="mbs-0.5 size-3.25 flex-none" />
          {text}
        </span>
      ))}
    </span>
  );
}

/** The note under the value of a line of the specifications. */
export function LineNote({ index, known }: { index: number; known: KnownSpecifications }) {
  const { control } = useProductForm();
  const line = useWatch({ control, name: `specifications.${index}` });
  // While a line is removed, its note may be rendered once more.
  const { name = "", value = "" } = (line as typeof line | undefined) ?? {};
  return <ValueNote value={value} attribute={known.find(name)} stated={known.stated(name)} />;
}
