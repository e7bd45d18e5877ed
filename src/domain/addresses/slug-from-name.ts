import anyAscii from "any-ascii";
import { hyphenate } from "../text/plain-slug.ts";

// Browsers load this module only for a name that needs it: the transliteration table has 220 KB compressed.

/**
 * The slug of a name. Latin letters lose their accents ('Größe' → 'grosse'). A name without Latin letters or digits is
 * transliterated as a whole ('مضخة' → 'mdkhh'). If that gives nothing either, the slug is 'item-' and a short id.
 */
export function slugFromName(name: string, shortId: () => string = randomShortId): string {
  const plainLatin = name.normalize("NFC").replace(/\p{Script=Latin}+/gu, (letters) => anyAscii(letters));
  return hyphenate(plainLatin) || hyphenate(anyAscii(name)) || `item-${shortId()}`;
}

/** The given slug, or one made from the name if it is missing, blank or the literal text 'undefined'. */
export function slugOrFromName(slug: string | null | undefined, name: string): string {
  const given = slug?.trim() ?? "";
  return given === "" || given === "undefined" ? slugFromName(name) : given;
}

function randomShortId(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, "0");
}
