import { slugFromName } from "../addresses/slug-from-name.ts";

/** Separates the name of a view from its description: 'Front of a chiller: two coils', 'Pump with guard'. */
const DESCRIPTION = /[:;,.(]|\s(?:with|to|that|on|in|at|behind|above|between|under|from|for)\s/;
const SMALL_WORDS = new Set(["a", "an", "the", "of", "and", "its"]);
const VIEW_WORDS = 4;

/**
 * The file name for downloading a picture: the product's slug and the view named in the picture's text, without the words
 * of the slug. 'Front of an air handling unit: filter and coil' → 'air-handling-unit-front.webp'.
 */
export function pictureFileName(product: string, text: string, position: number, address: string): string {
  const known = new Set(product.split("-"));
  const named = text.split(DESCRIPTION)[0]?.trim();
  const words = named ? slugFromName(named, () => "").split("-") : [];
  const view = words.filter((word) => word && !known.has(word) && !SMALL_WORDS.has(word)).slice(0, VIEW_WORDS);
  const ending = /\.\w+$/.exec(address.replace(/[?#].*$/, ""))?.[0] ?? "";
  return `${product}-${view.length > 0 ? view.join("-") : `picture-${position}`}${ending}`;
}
