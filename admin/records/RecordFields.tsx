import { Fragment } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { KindWithSlug } from "#domain/content/content-kinds.ts";
import type { Field } from "#domain/content/fields.ts";
import { cardsOf, type KindForm } from "#domain/content/kind-form.ts";
import { Card } from "../ui/Card.tsx";
import { Fields } from "../ui/Field.tsx";
import { FieldControl } from "./FieldControl.tsx";
import { FieldEntries } from "./FieldEntries.tsx";
import { RecordSlug } from "./SlugField.tsx";
import type { useSlug } from "./use-slug.ts";

type Props = { kind: KindWithSlug; form: Pick<KindForm, "fields" | "cards">; slug: ReturnType<typeof useSlug> };

/** All fields of the form of a kind, in its cards. */
export function RecordFields({ kind, form, slug }: Props) {
  return cardsOf(form).map(({ title, names }) => (
    <Card key={title} title={title}>
      <Fields>
        {names.map((name) => {
          const field = form.fields[name];
          return (
            <Fragment key={name}>
              {field?.control.type === "slug" ? (
                <RecordSlug kind={kind} slug={slug} />
              ) : (
                field && <FormField name={name} field={field} />
              )}
            </Fragment>
          );
        })}
      </Fields>
    </Card>
  ));
}

function FormField({ name, field }: { name: string; field: Field }) {
  const { control } = useFormContext();
  const typed: unknown = useWatch({ control, name });
  const hint = typeof field.hint === "function" ? field.hint(String(typed ?? "")) : field.hint;
  const { control: input } = field;
  if (input.type === "entries") return <FieldEntries name={name} label={field.label} hint={hint} {...input} />;
  return <FieldControl name={name} field={field} hint={hint} />;
}
