/* The database has the same rule, checks.is_plain_name; a test compares the two. Without zod, because visitors load it. */

/** Control characters, and those that take no room or turn the direction of a text. */
const UNSEEN =
  /[\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]/u;

/** Letters and digits that are drawn like plain ones: ſ, the wide Ｂ, ⓑ, 𝐁, the Kelvin sign. */
const DISGUISED =
  /[\u017F\u2102\u210A-\u2113\u2115\u2118-\u211D\u2124\u2128\u212A-\u2134\u2139\u2460-\u24FF\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1FF}]/u;

const LATIN = /[A-Za-z\u00C0-\u024F]/u;
/** Letters of scripts that look Latin: Greek, Cyrillic, Armenian, Cherokee, Lisu. */
const LIKE_LATIN = /[\u0370-\u052F\u0531-\u058F\u13A0-\u13FF\uA4D0-\uA4FF]/u;
const BETWEEN_WORDS = /[\s./&()-]/u;

/**
 * Whether a word has letters of both. Word by word, because one expression for both would look through the rest of a word again
 * for each of its letters: strangers send texts of any length.
 */
const isMixed = (name: string): boolean =>
  name.split(BETWEEN_WORDS).some((word) => LATIN.test(word) && LIKE_LATIN.test(word));

export const PLAIN_NAME_MESSAGE = "Type this again: it has characters that cannot be seen, or that look like others";

/** False for a name that looks like another one: two brands or people with such names could not be told apart. */
export const isPlainName = (name: string): boolean => !UNSEEN.test(name) && !DISGUISED.test(name) && !isMixed(name);
