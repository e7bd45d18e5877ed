/* The functions for slugs that the public site needs. The checks of forms are in slug.ts. */

export const SLUG_MAX_LENGTH = 120;

/**
 * Lower-cases, removes every character except letters, digits, spaces and hyphens, joins the words by single hyphens
 * and trims hyphens at both ends: 'Chiller (30XA) & Pump' → 'chiller-30xa-pump'.
 */
export function hyphenate(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/-$/, "");
}

/** True for a name that needs no transliteration: `hyphenate` gives the same slug as `slugFromName`. */
export function isPlainName(name: string): boolean {
  return /[a-z0-9]/i.test(name) && !/(?![a-z])\p{Script=Latin}/iu.test(name.normalize("NFC"));
}
