import { searchQuery } from "./search-words.ts";

/*
 * The rule of search-words.ts as regular expressions, for where texts are at hand but no index: in the database, and to
 * mark what was found. They are written in what JavaScript and Postgres both understand, for texts in lower case.
 */

/** Other ways to write a letter or a digit that count as the same. */
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
};
const sameAs = (character: string): string => (SAME[character] ? `[${SAME[character]}]` : character);

const isNumber = (run: string): boolean => /^\d/.test(run);

/** A number may have separators for its thousands; a word may have a hyphen where it is put together. */
function runPattern(run: string): string {
  const characters = Array.from(run);
  return isNumber(run)
    ? characters.map((character) => (character === "." ? "[.]" : sameAs(character))).join(",?")
    : characters.map(sameAs).join("[-/]?");
}

const LETTERS = "a-z\\u00c0-\\u024f";
/** Not inside a number: neither after its first digits, nor after its point, nor after the comma of its thousands. */
const NUMBER_START = "(?<![0-9])(?:(?<![0-9][.,])|(?<=[0-9],)(?![0-9]{3}(?![0-9])))";
const LETTERS_START = `(?<![${LETTERS}])`;

/** What may stand between two runs of a word; see GLUE and NUMBER_GLUE in search-words.ts. */
function betweenPattern(last: string, run: string): string {
  if (isNumber(last) && isNumber(run)) return "(?: ?°|[-‐‑–/_ ])";
  return isNumber(last) || isNumber(run) ? "(?: ?°|[-‐‑–/._ ])?" : "[-‐‑–/._]?";
}

/** Matches a text that has the word, from the beginning of a run on. */
function wordPattern(runs: readonly string[]): string {
  return runs
    .map((run, index) => {
      const start = isNumber(run) ? NUMBER_START : LETTERS_START;
      return (index === 0 ? start : betweenPattern(runs[index - 1] ?? "", run)) + runPattern(run);
    })
    .join("");
}

/** A pattern that no text matches: what was typed has no word in it. */
const NOTHING = "a^b";

/** The patterns of what was typed: a text answers where it matches all of them. As in a SearchQuery, `apart` comes second. */
export function searchPatterns(typed: string): { exact: string[]; apart: string[] } {
  const { exact, apart } = searchQuery(typed);
  const patterns = (words: readonly (readonly string[])[]) =>
    words.length === 0 ? [NOTHING] : words.map((runs) => wordPattern(runs));
  return { exact: patterns(exact), apart: patterns(apart) };
}

/** A text in pieces, those that answer a word of what was typed marked. */
export function markedPieces(text: string, typed: string): { text: string; marked: boolean }[] {
  const { exact, apart } = searchPatterns(typed);
  const pieces = text.split(new RegExp(`(${[...exact, ...apart].join("|")})`, "giu"));
  return pieces.map((piece, index) => ({ text: piece, marked: index % 2 === 1 })).filter((piece) => piece.text !== "");
}
