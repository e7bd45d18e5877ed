/*
 * What counts as a word when something is looked for: the one rule of the product list, the search dialog and the
 * administration. A text is read as runs of letters and runs of digits. Runs that stand close together ('30XA-80',
 * 'air-cooled', '742 kW') are also one word, so that it makes no difference how a part number or a unit is typed.
 */

type Run = { text: string; before: string };

const THOUSANDS = /(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g;
const RUN = /\d+(?:\.\d+)*|\p{L}+/gu;
const GLUE = /^[-‐‑–/._]?$/;
/** What may stand between a number and its neighbour as well. */
const NUMBER_GLUE = /^(?:[-‐‑–/._ ]| ?°)?$/;
/** So many runs make a word at most: an address in a text is not one word. */
const LONGEST_WORD = 4;

const UNITS = new Set(
  (
    "w kw mw gw wh kwh mwh va kva mva var kvar v kv mv a ka ma hz khz mhz pa kpa mpa bar mbar l ml m mm cm km kg g t " +
    "n nm kn j kj mj k c f h min s ms rpm db dba tr rt ft in inch cfm gpm"
  ).split(" "),
);

const isNumber = (run: string): boolean => /^\d/.test(run);

/** Runs as one word; between two numbers a blank stays, for '2-8' is not 28. */
export function joinedRuns(runs: readonly string[]): string {
  return runs.reduce(
    (word, run, index) => word + (isNumber(run) && isNumber(runs[index - 1] ?? "") ? " " : "") + run,
    "",
  );
}

function runsOf(text: string): Run[] {
  const plain = text.replace(THOUSANDS, "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  let end = 0;
  return [...plain.matchAll(RUN)].map(({ 0: run, index }) => {
    const before = plain.slice(end, index);
    end = index + run.length;
    return { text: run, before };
  });
}

/** The runs as words: a run joins the word before it where `joins` says so of it, of the last run and of their number. */
function parted(runs: readonly Run[], joins: (run: Run, last: string, length: number) => boolean): string[][] {
  const words: string[][] = [];
  for (const run of runs) {
    const word = words.at(-1);
    if (word && word.length < LONGEST_WORD && joins(run, word.at(-1) ?? "", word.length)) word.push(run.text);
    else words.push([run.text]);
  }
  return words;
}

/**
 * The words by which a text is found; it is found by the beginning of each. A word begins at every run and goes on as
 * far as runs stand close together: '30XA-80' is found by '30xa80', 'xa80' and '80'.
 */
export function textWords(text: string): Set<string> {
  const runs = runsOf(text);
  const close = runs.map((run, index) => {
    const last = runs[index - 1];
    const glue = last && (isNumber(run.text) || isNumber(last.text)) ? NUMBER_GLUE : GLUE;
    return last !== undefined && glue.test(run.before);
  });
  return new Set(
    runs.map((_, index) => {
      let end = index + 1;
      while (end < index + LONGEST_WORD && close[end]) end += 1;
      return joinedRuns(runs.slice(index, end).map(({ text: each }) => each));
    }),
  );
}

/** The runs of a text alone: every word by which it is found begins with one of them. */
export function textRuns(text: string): string[] {
  return runsOf(text).map((run) => run.text);
}

/** As much of a word as its other forms share: 'batteries' and 'battery', 'cooling' and 'cooled', 'pumps' and 'pump'. */
function stemOf(word: string): string {
  return (
    /^(\p{L}{4,})(?:ing|ed)$/u.exec(word)?.[1] ??
    /^(\p{L}{3,}[^aeiou])(?:ies|y)$/u.exec(word)?.[1] ??
    /^(\p{L}{2,}(?:s|x|z|ch|sh))es$/u.exec(word)?.[1] ??
    /^(\p{L}{2,}[^siu])s$/u.exec(word)?.[1] ??
    word
  );
}

function withStem(word: readonly string[]): string[] {
  return word.some(isNumber) ? [...word] : [...word.slice(0, -1), stemOf(word.at(-1) ?? "")];
}

/** What somebody looks for: words, each as its runs. `apart` holds where no text of the catalogue answers `exact`. */
export type SearchQuery = { exact: string[][]; apart: string[][] };

/**
 * Reads what was typed. A part number is one word, however it is written: '30XA-80', '30xa80', '30XA 80'. Where no text
 * has such a word its parts are looked for, in any order: '19XR-742' is a machine of the 19XR family with 742 kW. A number
 * stays with its unit: '100 kW' is not 1,000 kW.
 */
export function searchQuery(typed: string): SearchQuery {
  const runs = runsOf(typed);
  const isUnit = (run: Run, last: string) =>
    isNumber(last) && NUMBER_GLUE.test(run.before) && (UNITS.has(run.text) || run.before === "");
  const isFigureOfLetter = (run: Run, last: string) =>
    isNumber(run.text) && !isNumber(last) && last.length === 1 && NUMBER_GLUE.test(run.before);
  const isFigureOfPart = (run: Run, last: string, length: number) =>
    isNumber(run.text) && !isNumber(last) && length > 1 && !UNITS.has(last) && NUMBER_GLUE.test(run.before);
  return {
    exact: parted(
      runs,
      (run, last, length) =>
        GLUE.test(run.before) || isUnit(run, last) || isFigureOfLetter(run, last) || isFigureOfPart(run, last, length),
    ).map(withStem),
    apart: parted(runs, (run, last) => isUnit(run, last) || isFigureOfLetter(run, last)).map(withStem),
  };
}

/** Whether every word of a query begins one of the words. */
export function answers(words: Iterable<string>, query: readonly (readonly string[])[]): boolean {
  const all = [...words];
  return query.every((runs) => all.some((word) => word.startsWith(joinedRuns(runs))));
}

/** Those whose text answers what was typed, as `findTexts` finds them in an index. */
export function textsAnswering<T>(all: readonly T[], textOf: (one: T) => string, typed: string): T[] {
  const { exact, apart } = searchQuery(typed);
  if (exact.length === 0) return [];
  const read = all.map((one) => ({ one, words: textWords(textOf(one)) }));
  const answering = (query: string[][]) => read.filter(({ words }) => answers(words, query)).map(({ one }) => one);
  const found = answering(exact);
  return found.length > 0 ? found : answering(apart);
}
