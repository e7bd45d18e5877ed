import { cpus, totalmem } from "node:os";
import { KEPT } from "./cold-build.ts";
import type { SizeResult } from "./measure-size.ts";
import { FILE_KINDS } from "./release-files.ts";
import { ROWS, type Row, type RowName } from "./rows.ts";
import { markdownTable, measuredCell, NOT_KNOWN } from "./table.ts";

const names = Object.keys(ROWS) as RowName[];

const productsOf = (size: number): string => `${size.toLocaleString("en")} products`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** All that was measured, in Markdown. `load` is that of the machine before the start: others' work is in the figures. */
export function report(results: readonly SizeResult[], load: number): string {
  return [
    machine(load),
    mainTable(results),
    results.map(growthLine).join(" "),
    results.some(({ figures }) => figures.cold)
      ? `Kept for the cold build: the folders ${KEPT.join(", ")} of the build folder, nothing else (no pages, state, search index, bundle of the code or releases).`
      : "",
    results.some(({ files }) => files) ? filesTable(results) : "",
    results.some(({ idle }) => idle.length > 0) ? idleTable(results) : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const machine = (load: number): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load before the start ${load.toFixed(1)}.`;

function mainTable(results: readonly SizeResult[]): string {
  return markdownTable(
    ["what", ...results.map(({ size }) => productsOf(size))],
    names
      .filter((name) => results.some(({ figures }) => figures[name] !== undefined))
      .map((name) => {
        const row: Row = ROWS[name];
        return [row.title, ...results.map(({ figures }) => measuredCell(row, figures[name]))];
      }),
  );
}

const growthLine = ({ size, growth: { added, insert, live } }: SizeResult): string =>
  `Up to ${productsOf(size)}: ${added.toLocaleString("en")} inserted through the API in ${seconds(insert)}, all live ${seconds(live)} later.`;

const filesTable = (results: readonly SizeResult[]): string =>
  markdownTable(
    ["files in the live release", ...results.map(({ size }) => productsOf(size))],
    FILE_KINDS.map((kind) => [kind, ...results.map(({ files }) => files?.[kind].toLocaleString("en") ?? "–")]),
  );

function idleTable(results: readonly SizeResult[]): string {
  const processes = results.find(({ idle }) => idle.length > 0)?.idle ?? [];
  return markdownTable(
    ["idle for 30 s, share of a core", ...results.map(({ size }) => productsOf(size))],
    processes.map(({ name }, index) => [name, ...results.map(({ idle }) => share(idle[index]?.percent))]),
  );
}

const share = (percent: number | null | undefined): string =>
  typeof percent === "number" ? `${percent.toFixed(2)} %` : NOT_KNOWN;
