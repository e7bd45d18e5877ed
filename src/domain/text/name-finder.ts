import { foldedArabic } from "./arabic-letters.ts";
import { withLatinDigits } from "./numbers.ts";

const lettersAndDigits = (text: string): string =>
  foldedArabic(withLatinDigits(text))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Finds texts that contain every typed word, however it is joined: '30xa80' finds '30XA-80', 'مضخه' finds 'مضخة'. Gives the positions of the
 * first `most` of them.
 */
export function nameFinder(texts: readonly string[]): (typed: string, most: number) => number[] {
  const plain = texts.map(lettersAndDigits);
  return (typed, most) => {
    const words = typed.split(/\s+/).map(lettersAndDigits).filter(Boolean);
    const found: number[] = [];
    if (words.length === 0) return found;
    for (let at = 0; at < plain.length && found.length < most; at += 1)
      if (words.every((word) => plain[at]?.includes(word))) found.push(at);
    return found;
  };
}
