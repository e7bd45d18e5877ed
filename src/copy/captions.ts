import words from "./captions.json" with { type: "json" };

/** A type of machine: each has a line drawing. */
export type PictureType = keyof typeof words extends infer File
  ? File extends `drawing-${infer Type}.svg`
    ? Type
    : never
  : never;

/** The alternative text of each picture in public/pictures, by its file. */
export const captions: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** What a picture of the project itself shows. A picture without words is a mistake of ours and fails the build. */
export function captionOf(address: string): string {
  const caption = captions.get(address.replace("/pictures/", ""));
  if (!caption) throw new Error(`src/copy/captions.json says nothing of ${address}.`);
  return caption;
}
