import type { Figures } from "./measure.ts";

export type Measured = Figures & { name: string };

const KILOBYTE = 1024;
const HEAD = ["page", "scores", "first paint", "largest paint", "blocked", "shift", "requests", "before it", "KB"];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

/** The figures as a table in Markdown: performance, accessibility, best practices and search engines in one column of scores. */
export function tableOf(measured: readonly Measured[], load: number): string {
  const rows = measured.map(({ name, scores, firstPaint, largestPaint, blocked, shift, requests, before, bytes }) =>
    row([
      name,
      Object.values(scores).join(" "),
      `${Math.round(firstPaint)} ms`,
      `${Math.round(largestPaint)} ms`,
      `${Math.round(blocked)} ms`,
      shift.toFixed(3),
      requests,
      before,
      Math.round(bytes / KILOBYTE),
    ]),
  );
  const faults = measured
    .filter(({ faults: { length } }) => length > 0)
    .map(({ name, faults }) => `- ${name}: ${faults.join(", ")}`);
  return [
    row(HEAD),
    row(HEAD.map((_, index) => (index === 0 ? "---" : "--:"))),
    ...rows,
    "",
    `Other work on the machine: ${load.toFixed(1)}.`,
    ...(faults.length > 0 ? ["", "Below 90:", "", ...faults] : []),
  ].join("\n");
}
