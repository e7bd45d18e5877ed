/*
 * Arabic letters are typed in several ways (أ or ا, ة or ه, ى or ي), and short words are written together with the next one. Here a
 * word gets the one way in which it is compared.
 */

const ARABIC = /\p{Script=Arabic}/u;
/** Whether a text has any Arabic letter. */
export const hasArabic = (text: string): boolean => ARABIC.test(text);

/** Signs of direction, joiners, short vowels, and the stroke that only widens a word. */
export const UNSEEN_IN_ARABIC =
  /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Letters that are typed in place of others; the last ones are of Persian keyboards. */
const LETTERS: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ئ: "ي",
  ة: "ه",
  ؤ: "و",
  ء: "",
  ی: "ي",
  ک: "ك",
  ہ: "ه",
  ھ: "ه",
  ە: "ه",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** A text with each Arabic letter in the one form in which it is compared, and without marks. Other letters stay as they are. */
export function foldedArabic(text: string): string {
  if (!hasArabic(text)) return text;
  return text
    .normalize("NFKC")
    .replace(UNSEEN_IN_ARABIC, "")
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** The letters of a folded letter: what may stand in a text for it. */
export const lettersFoldedTo = (folded: string): string =>
  folded +
  Object.keys(LETTERS)
    .filter((letter) => LETTERS[letter] === folded)
    .join("");

/** The article, alone and with what is written together with it. */
const ARTICLES = ["وبال", "ولل", "وال", "بال", "كال", "فال", "لل", "ال"];
/** Words of one letter that are written together with the next word: and, with, for, as, so. */
const LETTER_WORDS = "وبلكف";
/** A word of three letters is one: ورق, بار, لوح. */
const SHORTEST = 4;
const REST_SHORTEST = 2;

/** A folded word without its article: 'للمبرد' and 'المبرد' → 'مبرد'. */
export function withoutArticle(word: string): string {
  if (word.length < SHORTEST) return word;
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length >= one.length + REST_SHORTEST);
  return article === undefined ? word : word.slice(article.length);
}

/**
 * A folded word, and what it may be without the article or a letter that is written together with it. Nobody can tell 'ومضخة' (and a
 * pump) from 'وحدة' (a unit) without a dictionary, so these are alternatives.
 */
export function wordForms(word: string, letters = LETTER_WORDS): string[] {
  const bare = withoutArticle(word);
  const forms = bare === word ? [word] : [word, bare];
  // What begins with an article has no such letter before the rest.
  if (bare !== word || word.length < SHORTEST || !letters.includes(word[0] ?? "-")) return forms;
  return [...forms, word.slice(1)];
}

/** A folded word and the other number or gender of it, by the endings alone: 'وحده' and 'وحدات', 'مركزيه' and 'مركزي'. */
export function wordEndings(word: string): string[] {
  if (word.length < SHORTEST) return [word];
  if (word.endsWith("يه")) return [word, word.slice(0, -1)];
  if (word.endsWith("ه")) return [word, `${word.slice(0, -1)}ات`];
  return word.length > SHORTEST && word.endsWith("ات") ? [word, `${word.slice(0, -2)}ه`] : [word];
}
