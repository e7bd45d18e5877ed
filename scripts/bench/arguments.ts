import { parseArgs } from "node:util";

/** What can be measured alone. */
const PARTS = ["edits", "preview", "nothing", "brand", "setting", "import", "files", "idle", "cold"] as const;
export type Part = (typeof PARTS)[number];

export type BenchArguments = {
  /** Numbers of products, ascending: the catalogue of one size becomes that of the next. */
  sizes: number[];
  parts: ReadonlySet<Part>;
  /** How many products are edited for the first rows. */
  edits: number;
  /** A file for the tables, besides the standard output. */
  to: string | null;
};

const SIZES = [1000, 5000, 20_000];

/** Reads '1000 5000 --only edits,cold --edits 20 --to table.md'. */
export function benchArguments(given: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { only: { type: "string" }, edits: { type: "string", default: "20" }, to: { type: "string" } },
  });
  const sizes = positionals.length > 0 ? positionals.map(wholeNumber) : SIZES;
  return {
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    parts: new Set(values.only === undefined ? PARTS : values.only.split(",").map(partOf)),
    edits: wholeNumber(values.edits),
    to: values.to ?? null,
  };
}

function wholeNumber(text: string): number {
  const number = Number(text.replaceAll(/[,_]/g, ""));
  if (!Number.isInteger(number) || number < 1) throw new Error(`'${text}' is not a number of products or edits.`);
  return number;
}

function partOf(name: string): Part {
  const part = PARTS.find((known) => known === name.trim());
  if (!part) throw new Error(`There is no part '${name}'. The parts are ${PARTS.join(", ")}.`);
  return part;
}
