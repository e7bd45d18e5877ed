import { hasArabic } from "../text/arabic-letters.ts";
import {
  formsOfRun,
  GLUE,
  hasPhrase,
  isDigits,
  joinedRuns,
  NUMBER_GLUE,
  plainText,
  RUN,
  runsOf,
  searchedForms,
  type Run,
} from "./search-runs.ts";
import { phrasesBeginningWith } from "./search-synonyms.ts";

/*
 * What counts as a word in a search: one rule for the product list, the search dialog and the administration. A text is
 * split into runs of letters and runs of digits. Adjacent runs ('30XA-80', 'air-cooled', '742 kW') also form one word, so
 * that part numbers and units are found however they are typed.
 */

/** The maximum number of runs in a word, so that a web address does not become one word. */
const LONGEST_WORD = 4;

const UNITS = new Set(
  (
    "w kw mw gw wh kwh mwh va kva mva var kvar v kv mv a ka ma hz khz mhz pa kpa mpa bar mbar l ml m mm cm km kg g t " +
    "n nm kn j kj mj k c f h min s ms rpm db dba tr rt ft in inch cfm gpm"
  ).split(" "),
);

/** Groups runs into words. `joins` gets a run, the last run of the word before it and the length of that word. */
function groupedRuns(runs: readonly Run[], joins: (run: Run, last: string, length: number) => boolean): string[][] {
  const words: string[][] = [];
  for (const run of runs) {
    const word = words.at(-1);
    if (word && word.length < LONGEST_WORD && joins(run, word.at(-1) ?? "", word.length)) word.push(run.text);
    else words.push([run.text]);
  }
  return words;
}

/**
 * The words by which a text is found, or by their beginnings. A word begins at every run and contains the runs that are
 * joined to it: '30XA-80' has the words '30xa80', 'xa80' and '80'. A text with a phrase of search-synonyms.ts has its concept,
 * too.
 */
export function textWords(text: string): Set<string> {
  const runs = runsOf(text);
  const close = runs.map((run, index) => {
    const last = runs[index - 1];
    const glue = last && (isDigits(run.text) || isDigits(last.text)) ? NUMBER_GLUE : GLUE;
    return last !== undefined && glue.test(run.before);
  });
  const words = new Set<string>();
  runs.forEach(({ text: run }, index) => {
    let end = index + 1;
    while (end < index + LONGEST_WORD && close[end]) end += 1;
    words.add(joinedRuns(runs.slice(index, end).map(({ text: each }) => each)));
    for (const form of formsOfRun(run)) words.add(form);
    for (const { concepts, runs: phrase } of phrasesBeginningWith(run))
      if (hasPhrase(runs, index, phrase)) for (const concept of concepts) words.add(concept);
  });
  return words;
}

/** The runs of a text. Every word of textWords begins with one of them, unless it is a concept. */
export function textRuns(text: string): string[] {
  return runsOf(text).map((run) => run.text);
}

/** The stem that the forms of a word share: 'batteries' and 'battery', 'cooling' and 'cooled', 'pumps' and 'pump'. */
export function stemOf(word: string): string {
  return (
    /^(\p{L}{4,})(?:ing|ed)$/u.exec(word)?.[1] ??
    /^(\p{L}{3,}[^aeiou])(?:ies|y)$/u.exec(word)?.[1] ??
    /^(\p{L}{2,}(?:s|x|z|ch|sh))es$/u.exec(word)?.[1] ??
    /^(\p{L}{2,}[^siu])s$/u.exec(word)?.[1] ??
    word
  );
}

function withStem(word: readonly string[]): string[] {
  return word.some(isDigits) ? [...word] : [...word.slice(0, -1), stemOf(word.at(-1) ?? "")];
}

/**
 * A condition for texts: they must have all these words, each given by its runs, or the concept instead. `whole` is a single Arabic word
 * of the trade, which its concept alone finds, as 'سكرو' (screw) must not find 'سكرول' (scroll). `loose` also looks for an Arabic word
 * without the letter that may be joined to it.
 */
export type SearchTerm = { words: string[][]; concept?: string; whole?: true; loose?: true };

/** The beginnings by which each word of a term is found: one of them will do. Null if only its concept finds it. */
export const formsOfTerm = ({ words, whole, loose }: SearchTerm): string[][] | null =>
  whole ? null : words.map((runs) => searchedForms(runs, loose));

/** The terms of a search. `apart` is used if no text matches `exact`. */
export type SearchQuery = { exact: SearchTerm[]; apart: SearchTerm[] };

/** Makes one term for each concept of a phrase of search-synonyms.ts, and one for each other word. */
function termsOf(words: readonly string[][]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let from = 0; from < words.length;) {
    const { to, concepts } = phraseAt(words, from);
    const own = words.slice(from, to).map(withStem);
    if (concepts.length === 0) terms.push({ words: own });
    else for (const concept of concepts) terms.push({ words: own, concept, ...(isWhole(own) ? { whole: true } : {}) });
    from = to;
  }
  return terms;
}

const isWhole = ([first = [], ...others]: readonly string[][]): boolean =>
  others.length === 0 && first.length === 1 && first.every(hasArabic);

/** The longest phrase that begins with the word at `from` and ends with a word; without one, only that word. */
function phraseAt(words: readonly string[][], from: number): { to: number; concepts: readonly string[] } {
  for (const { concepts, runs: phrase } of phrasesBeginningWith(words[from]?.[0] ?? "")) {
    const runs: Run[] = [];
    let to = from;
    while (runs.length < phrase.length && to < words.length) {
      runs.push(...(words[to] ?? []).map((text) => ({ text, before: "" })));
      to += 1;
    }
    if (runs.length === phrase.length && hasPhrase(runs, 0, phrase)) return { to, concepts };
  }
  return { to: from + 1, concepts: [] };
}

/** Ignores single letters beside other words, such as the s of 'l/s', because nearly every text has them. */
function withoutLetters(terms: SearchTerm[]): SearchTerm[] {
  const longer = terms.filter(({ words }) => words.some((runs) => joinedRuns(runs).length > 1));
  return longer.length > 0 ? longer : terms;
}

const loosened = (term: SearchTerm): SearchTerm =>
  term.words.flat().some((run) => formsOfRun(run).length > 1) ? { ...term, loose: true } : term;

/**
 * Reads what was typed. `exact` takes a part number as one word, however it is written: '30XA-80', '30xa80', '30XA 80'.
 * `apart` takes its parts as words, in any order: '19XR-742' finds a machine of the 19XR family with 742 kW. A number always
 * stays with its unit: '100 kW' does not find 1,000 kW.
 */
export function searchQuery(typed: string): SearchQuery {
  const runs = runsOf(typed);
  const isUnit = (run: Run, last: string) =>
    isDigits(last) && NUMBER_GLUE.test(run.before) && (UNITS.has(run.text) || run.before === "");
  const isFigureOfLetter = (run: Run, last: string) =>
    isDigits(run.text) && !isDigits(last) && last.length === 1 && NUMBER_GLUE.test(run.before);
  const isFigureOfPart = (run: Run, last: string, length: number) =>
    isDigits(run.text) && !isDigits(last) && length > 1 && !UNITS.has(last) && NUMBER_GLUE.test(run.before);
  return {
    exact: termsOf(
      groupedRuns(
        runs,
        (run, last, length) =>
          GLUE.test(run.before) ||
          isUnit(run, last) ||
          isFigureOfLetter(run, last) ||
          isFigureOfPart(run, last, length),
      ),
    ),
    apart: withoutLetters(
      termsOf(groupedRuns(runs, (run, last) => isUnit(run, last) || isFigureOfLetter(run, last))).map(loosened),
    ),
  };
}

/** Whether a text with these words has all terms. */
export function hasAllTerms(words: Iterable<string>, terms: readonly SearchTerm[]): boolean {
  const all = [...words];
  const has = (forms: readonly string[]) => all.some((word) => forms.some((form) => word.startsWith(form)));
  return terms.every(
    (term) => formsOfTerm(term)?.every(has) || (term.concept !== undefined && all.includes(term.concept)),
  );
}

/** The search with some of its words of letters replaced; null if `correct` replaces none. */
export function withCorrections(typed: string, correct: (word: string) => string | null): string | null {
  let corrected = false;
  const text = plainText(typed).replace(RUN, (run) => {
    const other = isDigits(run) ? null : correct(run);
    if (other !== null) corrected = true;
    return other ?? run;
  });
  return corrected ? text : null;
}
