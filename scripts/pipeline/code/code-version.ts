import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../files/files-below.ts";
import { PROJECT_ROOT } from "../../stack/environment.ts";

const SOURCES = [
  "src",
  "admin",
  "public",
  "samples",
  "scripts/pipeline",
  "astro.config.mjs",
  "package-lock.json",
  "tsconfig.json",
];

/** The hash of everything except the content that pages depend on: the code, the addresses, the year and how datasheets are made. */
export function codeVersion(
  variables: Record<string, string | undefined> = process.env,
  source = sourceVersion(),
): string {
  const hash = createHash("sha256").update(source);
  for (const name of ["PUBLIC_SUPABASE_URL", "PUBLIC_SUPABASE_PUBLISHABLE_KEY", "SITE_URL", "DATASHEETS"])
    hash.update(variables[name] ?? "");
  // The copyright line carries the year of the build.
  return hash.update(String(new Date().getFullYear())).digest("base64url");
}

/** The hash of the code alone, which is the same for stacks at any address. */
export function sourceVersion(): string {
  const hash = createHash("sha256");
  const add = (path: string): void => {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(PROJECT_ROOT, path)))
      .update("\0");
  };
  for (const source of SOURCES) {
    if (/\.\w+$/.test(source)) {
      add(source);
      continue;
    }
    for (const file of filesBelow(join(PROJECT_ROOT, source))) add(`${source}/${file}`);
  }
  return hash.digest("base64url");
}
