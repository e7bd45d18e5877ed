import { writtenNumber } from "./written-numbers.ts";

/**
 * Cuts a text that is longer than `limit` characters after its last whole word, and adds an ellipsis. Only a first word that
 * is longer than the limit is cut inside. Counts characters, not code units.
 */
export function excerpt(text: string, limit = 100): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const beginning = characters.slice(0, limit + 1).join("");
  const words = /^[^]*\S(?=\s)/.exec(beginning)?.[0] ?? characters.slice(0, limit).join("");
  return `${words.replace(/[\s.,;:–—-]+$/, "")}…`;
}

/** counted(1, 'product') → '1 product'; counted(3000, 'product') → '3,000 products'. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${writtenNumber(count)} ${count === 1 ? singular : plural}`;
}

/** 'references' → 'References'. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The message for a text that is longer than `max` characters: 'Use at most 2,000 characters'. */
export const tooLong = (max: number): string => `Use at most ${writtenNumber(max)} characters`;

/** 'Carrier', or 'Carrier, Daikin and 3 more': the first names of `all` records. */
export function namesAndMore(names: readonly string[], all: number): string {
  const more = all - names.length;
  return more > 0 ? `${names.join(", ")} and ${writtenNumber(more)} more` : names.join(", ");
}
