import { Fragment } from "react";
import type { KindWithSlug } from "#domain/content/content-kinds.ts";
import { cardsOf, type KindForm } from "#domain/content/kind-form.ts";
import { Card } from "../ui/Card.tsx";
import { Fields } from "../ui/Field.tsx";
import { FormField } from "./FormField.tsx";
import { RecordSlug } from "./SlugField.tsx";
import { Translations } from "./translations/Translations.tsx";
import type { useSlug } from "./use-slug.ts";

type Props = { kind: KindWithSlug; form: Pick<KindForm, "fields" | "cards">; slug: ReturnType<typeof useSlug> };

/** All fields of the form of a kind, in its cards. */
export function RecordFields({ kind, form, slug }: Props) {
  return cardsOf(form).map(({ title, names }) => {
    const control = form.fields[names[0] ?? ""]?.control;
    if (control?.type === "translations") return <Translations key={title} fields={control.fields} />;
    return (
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
    );
  });
}
