import { Fragment } from "react";
import type { KindWithSlug } from "#domain/content/content-kinds.ts";
import { cardsOf, type KindForm } from "#domain/content/kind-form.ts";
import { Card } from "../ui/Card.tsx";
import { Fields } from "../ui/Field.tsx";
import { FormField } from "./FormField.tsx";
import { RecordSlug } from "./SlugField.tsx";
import type { TranslatedRecord } from "./translations/EarlierWording.tsx";
import { Translations } from "./translations/Translations.tsx";
import type { useSlug } from "./use-slug.ts";

type Props = {
  kind: KindWithSlug;
  record?: TranslatedRecord | undefined;
  form: Pick<KindForm, "fields" | "cards">;
  slug: ReturnType<typeof useSlug>;
  /** Fields that are not shown. */
  leavesOut?: readonly string[] | undefined;
};

/** All fields of the form of a kind, in its cards. */
export function RecordFields({ kind, record, form, slug, leavesOut = [] }: Props) {
  return cardsOf(form).map(({ title, names: all }) => {
    const names = all.filter((name) => !leavesOut.includes(name));
    const control = form.fields[names[0] ?? ""]?.control;
    if (control?.type === "translations") {
      const translated = Object.entries(control.fields).filter(([name]) => !leavesOut.includes(name));
      return <Translations key={title} fields={Object.fromEntries(translated)} record={record} />;
    }
    if (names.length === 0) return null;
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
