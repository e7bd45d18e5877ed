import { globSync, readFileSync } from "node:fs";

/**
 * The packages that these source files import. Told to Vite beforehand: one that it only finds while tests run is
 * prepared then, and every page is loaded anew in the middle of its tests.
 */
export function importedPackages(files: string[]): string[] {
  const imports = /^(?:import|export) (?!type )[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)/gm;
  const names = globSync(files).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(imports)].map(([, fixed, lazy]) => fixed ?? lazy ?? ""),
  );
  return [...new Set(names)].filter((name) => /^[@a-z]/.test(name) && !name.startsWith("node:")).sort();
}
