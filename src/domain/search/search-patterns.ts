import { hasArabic, lettersFoldedTo } from "../text/arabic-letters.ts";
import { isDigits, searchedForms } from "./search-runs.ts";
import { phrasesOf } from "./search-synonyms.ts";
import { searchQuery, type SearchTerm } from "./search-words.ts";

/*
 * The rule of search-words.ts as regular expressions, for searching without an index in the database and for marking what
 * was found. They use only what JavaScript and Postgres both understand, and expect texts in lower case.
 */

/** Letters and digits that count as the same. */
const SAME: Record<string, string> = {
  a: "aàáâãäåāÀÁÂÃÄÅĀ",
  c: "cçćčÇĆČ",
  e: "eèéêëēěÈÉÊËĒĚ",
  g: "gğĞ",
  i: "iìíîïīİÌÍÎÏĪ",
  n: "nñńňÑŃŇ",
  o: "oòóôõöōÒÓÔÕÖŌ",
  r: "rřŘ",
  s: "sśşšŚŞŠ",
  u: "uùúûüūÙÚÛÜŪ",
  y: "yýÿÝ",
  z: "zźżžŹŻŽ",
  "1": "1¹",
  "2": "2²",
  "3": "3³",
  ...Object.fromEntries(["ا", "ه", "و", "ي", "ك"].map((letter) => [letter, lettersFoldedTo(letter)])),
};
const sameAs = (character: string): string => (SAME[character] ? `[${SAME[character]}]` : character);

/** A number may have separators of thousands; a word may have a hyphen or slash between any two letters. */
function runPattern(run: string): string {
  const characters = Array.from(run);
  if (hasArabic(run)) return characters.map(sameAs).join("");
  return isDigits(run)
    ? characters.map((character) => (character === "." ? "[.]" : sameAs(character))).join(",?")
    : characters.map(sameAs).join("[-/]?");
}

const LETTERS = "a-z\\u00c0-\\u024f";
/** The beginning of a number: not after a digit, a decimal point or a separator of thousands. */
const NUMBER_START = "(?<![0-9])(?:(?<![0-9][.,])|(?<=[0-9],)(?![0-9]{3}(?![0-9])))";
const LETTERS_START = `(?<![${LETTERS}])`;

/** What may stand between two runs of a word; see GLUE and NUMBER_GLUE in search-runs.ts. */
function betweenPattern(last: string, run: string): string {
  if (isDigits(last) && isDigits(run)) return "(?: ?°|[-‐‑–/_ ])";
  return isDigits(last) || isDigits(run) ? "(?: ?°|[-‐‑–/._ ])?" : "[-‐‑–/._]?";
}

/** Matches a text in which the word begins at the beginning of a run. */
function wordPattern(word: readonly string[]): string {
  // An Arabic word may have its article before it, so it may begin within another.
  const runs = word.length === 1 ? searchedForms(word).slice(0, 1) : word;
  return runs
    .map((run, index) => {
      const start = isDigits(run) ? NUMBER_START : LETTERS_START;
      return (index === 0 ? start : betweenPattern(runs[index - 1] ?? "", run)) + runPattern(run);
    })
    .join("");
}

/** A pattern that matches no text, for a search without any word. */
const NOTHING = "a^b";

/** Matches a phrase of search-synonyms.ts as whole words. */
const phrasePattern = (runs: readonly string[]): string =>
  `${LETTERS_START}${runs.map((run) => Array.from(run).map(sameAs).join("")).join("[-‐‑–/._ ]?")}${sameAs("s")}?(?![${LETTERS}])`;

/** Matches a text with all the words of a term, or with a phrase of its concept. */
function termPattern({ words, concept }: SearchTerm): string {
  const patterns = words.map(wordPattern);
  const all =
    patterns.length === 1 ? (patterns[0] ?? "") : `^${patterns.map((word) => `(?=(?:.|\\n)*${word})`).join("")}`;
  // The database has the texts in English.
  const others = concept === undefined ? [] : phrasesOf(concept).filter((runs) => !runs.some(hasArabic));
  return [all, ...others.map(phrasePattern)].join("|");
}

/** A search goes by so many characters and terms of what was typed; more would take the database long (word_patterns). */
const TYPED_MAX = 100;
const TERMS_MAX = 10;

/** The patterns of what was typed. A text is found if it matches all of `exact`; if no text does, all of `apart`. */
export function searchPatterns(typed: string): { exact: string[]; apart: string[] } {
  const { exact, apart } = searchQuery(typed.slice(0, TYPED_MAX).toWellFormed());
  const patterns = (terms: readonly SearchTerm[]) =>
    terms.length === 0 ? [NOTHING] : terms.slice(0, TERMS_MAX).map(termPattern);
  return { exact: patterns(exact), apart: patterns(apart) };
}

/** Matches each word of a search, and the synonymous phrases, for marking them. */
function markPattern(typed: string): string {
  const { exact, apart } = searchQuery(typed);
  const patterns = [...exact, ...apart].flatMap(({ words, concept }) => [
    ...(concept === undefined ? [] : phrasesOf(concept).map(phrasePattern)),
    ...words.map(wordPattern),
  ]);
  return patterns.length === 0 ? NOTHING : patterns.join("|");
}

const LAST_LETTERS = new RegExp(`[${LETTERS}]+$`, "i");
const FIRST_LETTERS = new RegExp(`^[${LETTERS}]+`, "i");

/** Splits a text into pieces and marks those that match a word of what was typed. */
export function markedPieces(text: string, typed: string): { text: string; marked: boolean }[] {
  const pieces = text.split(new RegExp(`(${markPattern(typed)})`, "giu"));
  const lower = typed.toLowerCase();
  // A word is found by its stem: 'cool' of 'cooled'. Its ending is marked, too, where it was typed.
  for (let at = 1; at < pieces.length; at += 2) {
    const [last] = LAST_LETTERS.exec(pieces[at] ?? "") ?? [];
    const [ending] = FIRST_LETTERS.exec(pieces[at + 1] ?? "") ?? [];
    if (!last || !ending || !lower.includes((last + ending).toLowerCase())) continue;
    pieces[at] += ending;
    pieces[at + 1] = pieces[at + 1]?.slice(ending.length) ?? "";
  }
  return pieces.map((piece, index) => ({ text: piece, marked: index % 2 === 1 })).filter((piece) => piece.text !== "");
}
