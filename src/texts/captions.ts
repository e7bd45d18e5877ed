import { FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";
import ar from "./ar/captions.json" with { type: "json" };
import en from "./en/captions.json" with { type: "json" };
import { language } from "./language/page-language.ts";

/** A type of machine that has a line drawing. */
export type PictureType = keyof typeof en extends infer File
  ? File extends `drawing-${infer Type}.svg`
    ? Type
    : never
  : never;

/** The alternative text of each picture in public/pictures, by its file, in each language. */
export const captions: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(Object.entries(en)),
  ar: new Map(Object.entries(ar)),
};

/**
 * The alternative text of a picture in public/pictures; one without a text fails the build. A picture that the office has uploaded
 * stands beside the text that says what it shows, so it has none.
 */
export function captionOf(address: string, inLanguage = language()): string {
  if (!address.startsWith("/pictures/")) return "";
  const file = address.replace("/pictures/", "");
  const caption = captions[inLanguage].get(file) ?? captions[FIRST_LANGUAGE].get(file);
  if (!caption) throw new Error(`src/texts/en/captions.json has no text for ${address}.`);
  return caption;
}
