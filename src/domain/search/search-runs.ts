import { hasArabic, withoutArticle, wordEndings, wordForms } from "../text/arabic-letters.ts";
import { withLatinUnits } from "../text/arabic-units.ts";
import { withLatinDigits } from "../text/numbers.ts";

/*
 * Tokens of the search: runs of letters and runs of digits, each with the characters before it. These decide whether two runs
 * also form one word (search-words.ts) or a phrase (search-synonyms.ts).
 */

/** `before` is what stands between the run and the one to its left. */
export type Run = { text: string; before: string };

const THOUSANDS = /(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g;
/** A run of digits, with its decimals, or of letters of one script: 'وBACnet' has two. */
export const RUN = /\d+(?:\.\d+)*|[\p{L}&&\p{Script=Arabic}]+|[\p{L}--\p{Script=Arabic}]+/gv;
/** May join two runs of letters. */
export const GLUE = /^[-‐‑–/._]?$/;
/** May join a number to the run before or after it. */
export const NUMBER_GLUE = /^(?:[-‐‑–/._ ]| ?°)?$/;
/** Between the runs of a phrase of search-synonyms.ts. */
const PHRASE_GLUE = /^[-‐‑–/._ ]?$/;

/** Whether a run consists of digits. */
export const isDigits = (run: string): boolean => /^\d/.test(run);

/** Runs as one word. Two numbers are separated by a space, because '2-8' is not 28. */
export function joinedRuns(runs: readonly string[]): string {
  return runs.reduce(
    (word, run, index) => word + (isDigits(run) && isDigits(runs[index - 1] ?? "") ? " " : "") + run,
    "",
  );
}

/** A text as it is compared: with Latin digits and units, without accents, case and separators of thousands. */
export const plainText = (text: string): string =>
  withLatinUnits(withLatinDigits(text).replace(THOUSANDS, "")).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The runs of a text, in their order. */
export function runsOf(text: string): Run[] {
  const plain = plainText(text);
  let end = 0;
  return [...plain.matchAll(RUN)].map(({ 0: run, index }) => {
    const before = plain.slice(end, index);
    end = index + run.length;
    return { text: run, before };
  });
}

/** The words by which a run of a text is found: it, and what it may be without an article or a letter joined to it. */
export const formsOfRun = (run: string): readonly string[] => (hasArabic(run) ? wordForms(run) : [run]);

/**
 * The beginnings of words that a searched word means. A text has its words without their article, too, so only those are looked up.
 * `loose` leaves out a letter that may be joined to it, although 'فلتر' (filter) is no 'لتر' (litre).
 */
export function searchedForms(runs: readonly string[], loose = false): string[] {
  const word = joinedRuns(runs);
  if (runs.length !== 1 || !hasArabic(word)) return [word];
  const bare = loose ? wordForms(word).slice(1) : [];
  return [...new Set([withoutArticle(word), ...bare].flatMap(wordEndings))];
}

const isRun = (run: string, wanted: string): boolean =>
  run === wanted || (hasArabic(run) && formsOfRun(run).includes(wanted));

/** Whether the runs from `index` on are those of a phrase; its last one may have a plural s. */
export const hasPhrase = (runs: readonly Run[], index: number, phrase: readonly string[]): boolean =>
  phrase.every((wanted, at) => {
    const run = runs[index + at];
    if (run === undefined || (at > 0 && !PHRASE_GLUE.test(run.before))) return false;
    return isRun(run.text, wanted) || (at === phrase.length - 1 && run.text === `${wanted}s`);
  });
