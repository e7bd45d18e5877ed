import { hasArabic } from "./arabic-letters.ts";

/*
 * Names of makers and models are typed in Arabic as they sound: 'جراندفوس' is Grundfos. Vowels are written in many ways or not at all,
 * so the consonants are compared, those that Arabic has no letters for with the nearest one.
 */

/** Pairs of letters and the sound that they have together, before the single letters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch|ch|sh|تش|ش/g, "1"],
  [/ph|[فڤv]/g, "f"],
  [/ck|[كقخq]|c(?![eiy])/g, "k"],
  [/th|[czسصزذظث]/g, "s"],
  [/x/g, "ks"],
  [/[بپp]/g, "b"],
  [/[تط]/g, "t"],
  [/[دض]/g, "d"],
  [/[جچغj]/g, "g"],
  [/ر/g, "r"],
  [/ل/g, "l"],
  [/م/g, "m"],
  [/ن/g, "n"],
  [/[^1bdfgklmnrst]/g, ""],
  [/(.)\1+/g, "$1"],
];
/** Fewer consonants fit too many words. */
const SHORTEST = 3;

const consonantsOf = (word: string): string =>
  SOUNDS.reduce((sound, [pattern, as]) => sound.replace(pattern, as), word.toLowerCase());

/** The words in Latin letters that sound like a folded Arabic one, by their positions; none for a short one. */
export function soundingLike(word: string, words: readonly string[]): number[] {
  const wanted = consonantsOf(word);
  if (wanted.length < SHORTEST) return [];
  return words.flatMap((one, at) => (!hasArabic(one) && consonantsOf(one) === wanted ? [at] : []));
}
