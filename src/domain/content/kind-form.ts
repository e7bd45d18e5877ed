import type * as z from "zod";
import { translationsSchema } from "../languages/translations-schema.ts";
import type { Translations } from "../languages/translations.ts";
import { fieldsSchema, typedFields, type Fields, type StoredFields, type Typed } from "./fields.ts";

/** The form of a kind of content, made of its fields. `Row` is what the database gives, `Input` what it stores. */
export type KindForm<F extends Fields = Fields> = {
  fields: F;
  /** The titles of the cards of the form, by the field with which each begins. */
  cards: Partial<Record<keyof F, string>>;
  /** What is typed goes in, the row to store comes out. */
  schema: ReturnType<typeof fieldsSchema<F>>;
  /** What the form holds for a record; the initial values for a new one. */
  values(row: Partial<StoredFields<F>> | null): Typed<F>;
  /** What the form, a conflict and the history call each field. */
  labels: { [Name in keyof F]: string };
};

/** The values of a form, and what it stores. */
export type FormValues<Form extends { schema: z.ZodType }> = z.input<Form["schema"]>;
export type FormInput<Form extends { schema: z.ZodType }> = z.output<Form["schema"]>;

/** The last field of every kind: its words in other languages. */
const translations = (fields: Fields) => ({
  label: "Translations",
  control: { type: "translations" as const, fields },
  schema: translationsSchema,
  typed: (stored: Translations | undefined): Translations => stored ?? {},
});
type WithTranslations<F> = F & { translations: ReturnType<typeof translations> };

/** The form with these fields in these cards, and with their translations. */
export function kindForm<const F extends Fields>(
  own: F,
  cards: Partial<Record<keyof F, string>>,
): KindForm<WithTranslations<F>> {
  const fields: WithTranslations<F> = { ...own, translations: translations(own) };
  return {
    fields,
    cards: { ...cards, translations: "Translations" } as KindForm<WithTranslations<F>>["cards"],
    schema: fieldsSchema(fields),
    values: (row) => typedFields(fields, row),
    labels: Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as KindForm<
      WithTranslations<F>
    >["labels"],
  };
}

/** The fields of each card, in their order. */
export function cardsOf({
  fields,
  cards,
}: {
  fields: Fields;
  cards: Partial<Record<string, string>>;
}): { title: string; names: string[] }[] {
  const all: { title: string; names: string[] }[] = [];
  for (const name of Object.keys(fields)) {
    const title = cards[name];
    if (title !== undefined || all.length === 0) all.push({ title: title ?? "", names: [] });
    all.at(-1)?.names.push(name);
  }
  return all;
}
