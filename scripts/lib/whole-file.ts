import { renameSync, writeFileSync } from "node:fs";

/** Writes a file beside its place and moves it there: a process that is killed leaves the old one or the new one, never half. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const part = `${path}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}
