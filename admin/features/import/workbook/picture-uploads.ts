import { uploadPicture } from "#db/content/media.ts";
import { picturesInZip } from "#domain/import/picture-files.ts";
import { fileName } from "#domain/import/read-row.ts";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/pictures/picture.ts";
import { client } from "../../../environment.ts";
import { PictureError, preparePicture } from "../../../ui/pictures/prepare-picture.ts";

const isZip = ({ name }: File): boolean => /\.zip$/i.test(name);

/** The pictures among these files that are wanted, by the names of their files; those in a ZIP one after the other. */
export async function* picturesAmong(
  files: readonly File[],
  wanted: ReadonlySet<string>,
): AsyncGenerator<{ name: string; file: File } | { refusal: string }> {
  for (const file of files) {
    if (isZip(file)) {
      try {
        for await (const { name, bytes } of picturesInZip(file.stream(), wanted))
          yield { name, file: new File([bytes], name) };
      } catch (error) {
        console.error("The ZIP could not be read", error);
        yield { refusal: `${file.name}: this ZIP is damaged` };
      }
    } else if (wanted.has(fileName(file.name))) yield { name: fileName(file.name), file };
  }
}

/** Uploads a picture; returns its address, or why it was refused. */
export async function uploaded(name: string, file: File): Promise<{ address: string } | { refusal: string }> {
  try {
    return { address: await uploadPicture(client, await preparePicture(file, PRODUCT_IMAGE_MAX_MB)) };
  } catch (error) {
    console.error("A picture was not uploaded", error);
    return { refusal: `${name}: ${error instanceof PictureError ? error.message : "Error uploading file"}` };
  }
}
