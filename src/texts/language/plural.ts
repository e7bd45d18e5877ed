import { writtenNumber } from "#domain/text/written-numbers.ts";
import { language } from "./page-language.ts";

/** The forms of a phrase with a number, at whose place '#' stands: '# product', '# products'. Arabic has six. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A phrase with a number in the form that the language of the page asks for. */
export function plural(count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language()).select(count)] ?? forms.other;
  return form.replace("#", writtenNumber(count));
}
