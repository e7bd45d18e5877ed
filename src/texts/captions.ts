import words from "./captions.json" with { type: "json" };

/** A type of machine that has a line drawing. */
export type PictureType = keyof typeof words extends infer File
  ? File extends `drawing-${infer Type}.svg`
    ? Type
    : never
  : never;

/** The alternative text of each picture in public/pictures, by its file. */
export const captions: ReadonlyMap<string, string> = new Map(Object.entries(words));

/**
 * The alternative text of a picture in public/pictures; one without a text fails the build. A picture that the office has uploaded
 * stands beside the text that says what it shows, so it has none.
 */
export function captionOf(address: string): string {
  if (!address.startsWith("/pictures/")) return "";
  const caption = captions.get(address.replace("/pictures/", ""));
  if (!caption) throw new Error(`src/texts/captions.json has no text for ${address}.`);
  return caption;
}
