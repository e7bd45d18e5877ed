import type { Language } from "#domain/languages/languages.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { language } from "./page-language.ts";

/** The forms of a phrase with a number, at whose place '#' stands: '# product', '# products'. Arabic has six. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A phrase with a number in the form that a language asks for, by default that of the page. */
export function plural(count: number, forms: Forms, of: Language = language()): string {
  const form = forms[new Intl.PluralRules(of).select(count)] ?? forms.other;
  return form.replace("#", writtenNumber(count));
}
