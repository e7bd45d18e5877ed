import { matchesGlob, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Screen } from "./screen.ts";
import { screens } from "./screens.ts";

const WIDTHS = [390, 768, 1440] as const;
const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

export type PhotoOrder = {
  folder: string;
  screens: readonly Screen[];
  widths: readonly number[];
  schemes: readonly Scheme[];
};
export type CompareOrder = { compare: [before: string, after: string]; differences: string };

const USAGE = `Usage:
  npm run photos -- --to FOLDER [--only NAMES] [--width WIDTHS] [--scheme light|dark]
  npm run photos -- --compare FOLDER FOLDER [--differences FOLDER]
NAMES and WIDTHS are separated by commas; a name may hold a star, as in "admin-*".
Names: ${screens.map(({ name }) => name).join(", ")}`;

const parts = (text: string): string[] => text.split(",").map((part) => part.trim());

/** The order given on the command line, or the help text. */
export function readOrder(words: string[]): PhotoOrder | CompareOrder | { help: string } {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        to: { type: "string" },
        only: { type: "string" },
        width: { type: "string" },
        scheme: { type: "string" },
        compare: { type: "string" },
        help: { type: "boolean", default: false },
        differences: { type: "string", default: "test-results/photo-differences" },
      },
    });
    const [second] = positionals;
    if (values.help) return { help: USAGE };
    if (values.compare && second)
      return { compare: [resolve(values.compare), resolve(second)], differences: resolve(values.differences) };
    if (values.to) {
      return {
        folder: resolve(values.to),
        screens: chosenScreens(values.only ? parts(values.only) : ["*"]),
        widths: values.width ? parts(values.width).map(asWidth) : WIDTHS,
        schemes: values.scheme ? SCHEMES.filter((scheme) => scheme === values.scheme) : SCHEMES,
      };
    }
    return { help: USAGE };
  } catch (error) {
    return { help: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}

function chosenScreens(patterns: readonly string[]): Screen[] {
  const unknown = patterns.filter((pattern) => !screens.some(({ name }) => matchesGlob(name, pattern)));
  if (unknown.length > 0) throw new Error(`There is no screen named ${unknown.join(", ")}.`);
  return screens.filter(({ name }) => patterns.some((pattern) => matchesGlob(name, pattern)));
}

function asWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 200 || width > 4000) throw new Error(`${text} is not a width in pixels.`);
  return width;
}
