import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../files/files-below.ts";
import { PROJECT_ROOT } from "../../stack/environment.ts";

/** The version of the code that draws, and the folders of documents, pictures and converted pictures. */
export type Drawing = { code: string; downloads: string; media: string; converted: string };

const FOLDERS = ["src/documents", "scripts/pipeline/documents"];
/** Words that are not in the data of a document. */
const TEXTS = ["en", "ar"].map((language) => `src/texts/${language}/documents.ts`);
const PACKAGES = ["pdfkit", "bidi-js", "@fontsource/ibm-plex-sans", "@fontsource/ibm-plex-sans-arabic", "sharp"];

/** The version of the code that draws documents: their own files and texts, the packages they use and the typefaces. */
export function drawingCode(): string {
  const version = createHash("sha256");
  const code = FOLDERS.flatMap((folder) => filesBelow(join(PROJECT_ROOT, folder)).map((file) => join(folder, file)));
  const files = [...code, ...TEXTS].map((file) => join(PROJECT_ROOT, file));
  const packages = PACKAGES.map((name) => join(PROJECT_ROOT, "node_modules", name, "package.json"));
  for (const file of [...files, ...packages]) version.update(readFileSync(file)).update("\0");
  return version.digest("hex");
}
