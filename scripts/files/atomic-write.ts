import { renameSync, writeFileSync } from "node:fs";

/** Writes a file under another name and renames it, so that a killed process never leaves half a file. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const part = `${path}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}
