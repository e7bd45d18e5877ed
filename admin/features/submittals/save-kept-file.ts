import { fileHash, findFile, submittalFilePath } from "#db/enquiries/files.ts";
import { downloadFile } from "#client/page/download-file.ts";
import { client } from "../../environment.ts";

/** The bytes of a kept file; throws if it is gone, or not what was issued. */
export async function keptBytes(submittal: string, sha256: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await findFile(client, submittalFilePath(submittal, sha256));
  if (bytes === null) throw new Error("The file is not there any more.");
  if ((await fileHash(bytes.buffer)) !== sha256) throw new Error("The file is not the one that was issued.");
  return bytes;
}

/** Saves a kept file in the downloads. */
export async function saveKeptFile(submittal: string, sha256: string, name: string): Promise<void> {
  downloadFile(name, await keptBytes(submittal, sha256), "application/pdf");
}
