import { hasArabic, withoutArticle } from "../text/arabic-letters.ts";
import { soundingLike } from "../text/arabic-sound.ts";
import { RUN } from "./search-runs.ts";
import { ARABIC_WORDS } from "./search-synonyms.ts";
import { stemOf, withCorrections } from "./search-words.ts";

/*
 * Typing errors in words of letters. Part numbers are not corrected: with another digit it is another machine.
 */

/** The words that corrections are chosen from, sorted, and for each the number of texts that have it. */
export type Vocabulary = { words: string[]; counts: number[] };

const SHORTEST = 4;
const LONGEST = 24;
const SHORTEST_BEGINNING = 3;
/** How many errors a word may have, by its length. */
const errorsIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= SHORTEST ? 1 : 0);

/** Whether a word of the index belongs to the vocabulary. */
export const isVocabulary = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word);

/**
 * The number of errors that lead from one word to another: a letter too many, missing or wrong, or two neighbours exchanged.
 * `beginning` is the least number for any beginning of `word`. Both are at most `limit` + 1.
 */
export function typingErrors(typed: string, word: string, limit: number): { whole: number; beginning: number } {
  const tooMany = limit + 1;
  const a = Array.from(typed);
  const b = Array.from(word).slice(0, a.length + tooMany);
  let earlier: number[] = [];
  let last = b.map((_, at) => at + 1);
  last.unshift(0);
  for (const [row, letter] of a.entries()) {
    const present = [row + 1];
    for (const [column, other] of b.entries()) {
      const same = letter === other ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + same, (last[column + 1] ?? 0) + 1, (present[column] ?? 0) + 1);
      if (row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other)
        least = Math.min(least, (earlier[column - 1] ?? 0) + 1);
      present.push(least);
    }
    if (Math.min(...present) > limit) return { whole: tooMany, beginning: tooMany };
    [earlier, last] = [last, present];
  }
  const isWhole = b.length === Array.from(word).length;
  const whole = isWhole ? (last.at(-1) ?? tooMany) : tooMany;
  return { whole: Math.min(whole, tooMany), beginning: Math.min(tooMany, ...last) };
}

/** The word that was probably meant: the one with the fewest errors, whole words first, then the most frequent one. */
function correctionOf(typed: string, { words, counts }: Vocabulary): string | null {
  const limit = errorsIn(typed);
  if (limit === 0) return null;
  let best: { word: string; errors: number; count: number } | null = null;
  for (const [at, word] of words.entries()) {
    if (word.length < typed.length - limit) continue;
    const { whole, beginning } = typingErrors(typed, word, limit);
    // A beginning counts half an error more, so that of equal ones the whole word is taken.
    const errors = Math.min(whole, beginning + 0.5);
    if (errors > limit + 0.5) continue;
    const count = counts[at] ?? 0;
    if (!best || errors < best.errors || (errors === best.errors && count > best.count)) best = { word, errors, count };
  }
  return best?.word ?? null;
}

const isKnown = (typed: string, { words }: Vocabulary): boolean => {
  const stem = stemOf(typed);
  return words.some((word) => word.startsWith(stem)) || ARABIC_WORDS.has(typed);
};

/** The words of the catalogue, and those of the trade that may mean others of them. */
function withArabicWords({ words, counts }: Vocabulary): Vocabulary {
  const known = new Set(words);
  const others = [...ARABIC_WORDS.keys()].filter((word) => isVocabulary(word) && !known.has(word));
  return { words: [...words, ...others], counts: [...counts, ...others.map(() => 0)] };
}

/** A word that somebody is still typing, of which no text has the beginning. */
const begun = (typed: string): string | null =>
  typed.length < SHORTEST_BEGINNING ? null : (ARABIC_WORDS.keys().find((word) => word.startsWith(typed)) ?? null);

/** The most frequent word of the catalogue that an Arabic one sounds like. */
function soundOf(typed: string, { words, counts }: Vocabulary): string | null {
  const [best] = soundingLike(typed, words).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return best === undefined ? null : (words[best] ?? null);
}

const written = (run: string): string => ARABIC_WORDS.get(run) ?? run;

/** The search with its unknown words corrected; null if nothing better is known. */
export function corrected(typed: string, vocabulary: Vocabulary): string | null {
  const all = hasArabic(typed) ? withArabicWords(vocabulary) : vocabulary;
  const better = withCorrections(typed, (run) => {
    const word = hasArabic(run) ? withoutArticle(run) : run;
    if (isKnown(word, vocabulary)) return null;
    return correctionOf(word, all) ?? (hasArabic(word) ? (begun(word) ?? soundOf(word, vocabulary)) : null);
  });
  return better && better.replace(RUN, written);
}
