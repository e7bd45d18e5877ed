import { isolated, type Language } from "#domain/languages/languages.ts";
import { MESSAGES as ar } from "./ar/messages.ts";
import { language } from "./language/page-language.ts";

/*
 * Messages that schemas, readers of files and edge functions say in English, for every page. '{}' stands for a value in the English
 * text, '{1}' for the first of them in the other one.
 */

type Messages = Readonly<Record<string, string>>;
type Pattern = { matches: RegExp; text: string };

const MESSAGES: Partial<Record<Language, Messages>> = { ar };
const patterns = new Map<Messages, readonly Pattern[]>();

/** The messages with values. Made when one is needed first. */
function patternsOf(messages: Messages): readonly Pattern[] {
  const known = patterns.get(messages);
  if (known) return known;
  const made = Object.entries(messages)
    .filter(([english]) => english.includes("{}"))
    .map(([english, text]) => {
      const parts = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      return { matches: new RegExp(`^${parts.join("([^]*?)")}$`), text };
    });
  patterns.set(messages, made);
  return made;
}

/** A message in the language of the page; one without a translation stays in English. */
export function shownMessage(english: string): string {
  const messages = MESSAGES[language()];
  if (!messages) return english;
  if (Object.hasOwn(messages, english)) return messages[english] ?? english;
  for (const { matches, text } of patternsOf(messages)) {
    const values = matches.exec(english)?.slice(1);
    if (values) return text.replace(/\{(\d)\}/g, (_slot, at: string) => isolated(values[Number(at) - 1] ?? ""));
  }
  return english;
}
