import { globSync, readFileSync } from "node:fs";

/**
 * The packages that these source files import. Vite must know them before the tests start: it reloads every page when it
 * discovers and prepares another package while they run.
 */
export function importedPackages(files: string[]): string[] {
  const imports = /^(?:import|export) (?!type )[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)/gm;
  const names = globSync(files).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(imports)].map(([, fixed, lazy]) => fixed ?? lazy ?? ""),
  );
  return [...new Set(names)].filter((name) => /^[@a-z]/.test(name) && !name.startsWith("node:")).sort();
}
