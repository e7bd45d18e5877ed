import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "./compile.ts";

export type InlineScripts = {
  /** Takes note of the inline scripts of a rendered page. */
  add(scripts: readonly string[]): void;
  /** The hashes by which the Content-Security-Policy allows them, sorted. */
  hashes(): string[];
};

/**
 * Collects the inline scripts of the pages. Only what is also in the bundle, which contains no content of the database, gets a
 * hash: a script that came into a page with a text of the content does not run. `known` are the hashes of pages that this build
 * does not render again.
 */
export function inlineScripts(bundle: Bundle, known: readonly string[], warn: (text: string) => void): InlineScripts {
  const hashes = new Set(known);
  const foreign = new Set<string>();
  let code: string | undefined;
  return {
    add(scripts) {
      for (const script of scripts) {
        const hash = hashOf(script);
        if (hashes.has(hash) || foreign.has(hash)) continue;
        code ??= codeOf(bundle);
        if (isInCode(script, code)) {
          hashes.add(hash);
        } else {
          foreign.add(hash);
          warn(
            `A page has a script that is not part of this site, so browsers will not run it: ${script.slice(0, 80)}`,
          );
        }
      }
    },
    hashes: () => [...hashes].sort(),
  };
}

/** The texts of scripts without a file. Browsers do not treat data in a page as a script, so it needs no hash. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script/gi)]
    .filter(([, attributes = ""]) => !/\ssrc=|application\/(?:ld\+)?json/.test(attributes))
    .map(([, , text = ""]) => text);
}

const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/** True for a script that is a whole string of the code, or a whole script element in one, as Astro writes them. */
function isInCode(script: string, code: string): boolean {
  const inTemplate = script.replace(/[\\`]|\$\{/g, "\\$&");
  return [JSON.stringify(script), `\`${inTemplate}\``, `<script>${inTemplate}<\\/script>`].some((text) =>
    code.includes(text),
  );
}

/** The code that renders the pages. */
function codeOf({ renderer }: Bundle): string {
  return [renderer, join(renderer, "chunks")]
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}
