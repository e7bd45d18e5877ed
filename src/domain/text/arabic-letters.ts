/** Signs of direction, short vowels, and the stroke that only widens a word. */
const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0640\u064b-\u0655\u0670]/g;

/** Whether a text has Arabic letters. */
export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** A text without what nobody types: signs of direction, short vowels, widening strokes. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/** The Arabic letters that are written in several ways, in one. */
export const foldedArabic = (text: string): string =>
  text
    .replace(/[أإآٱ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll("ؤ", "و")
    .replaceAll("ئ", "ي");
