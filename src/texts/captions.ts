import words from "./captions.json" with { type: "json" };

/** A type of machine that has a line drawing. */
export type PictureType = keyof typeof words extends infer File
  ? File extends `drawing-${infer Type}.svg`
    ? Type
    : never
  : never;

/** The alternative text of each picture in public/pictures, by its file. */
export const captions: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** The alternative text of a picture in public/pictures. A picture without one fails the build. */
export function captionOf(address: string): string {
  const caption = captions.get(address.replace("/pictures/", ""));
  if (!caption) throw new Error(`src/texts/captions.json has no text for ${address}.`);
  return caption;
}
