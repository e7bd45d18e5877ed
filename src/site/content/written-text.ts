import { markdownHtml } from "#domain/pages/markdown.ts";
import { language } from "#texts/language/page-language.ts";
import { pageAddress } from "#texts/language/page-address.ts";
import { hasPictures, textPicture } from "../pictures/pictures.ts";

/** The rendered texts that are kept, in characters. The texts of a large site have half as many. */
const KEPT_CHARACTERS = 5_000_000;
const kept = new Map<string, string>();
let characters = 0;

/**
 * The HTML of a Markdown text, whose links lead to pages in the language of the page. Kept from build to build, because pages are made of it whenever anything that they show changes, and a
 * long text of nested lists takes a second. One with pictures is rendered anew: what is served of them may have changed.
 */
export function writtenHtml(markdown: string): string {
  if (hasPictures(markdown)) return markdownHtml(markdown, textPicture, pageAddress);
  const name = `${language()} ${markdown}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const html = markdownHtml(markdown, () => null, pageAddress);
  characters += markdown.length + html.length;
  if (characters > KEPT_CHARACTERS) {
    kept.clear();
    characters = markdown.length + html.length;
  }
  kept.set(name, html);
  return html;
}
