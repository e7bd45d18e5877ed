import type { TemporaryStack } from "../testing/temporary-stack.ts";
import { cpuSeconds } from "./processes.ts";
import { pause } from "./waiting.ts";

const WATCHED_MS = 30_000;
/** The end of a build is followed by some tidying. */
const SETTLING_MS = 5_000;

/** Percent of one core that each process of the stack takes while nothing happens; null where that is not known. */
export type Idle = { name: string; percent: number | null }[];

/** Watches the stack for half a minute. */
export async function measureIdle(stack: TemporaryStack): Promise<Idle> {
  const roots = [
    { name: "database", pid: stack.database.process.pid, children: "its children" },
    { name: "builder", pid: stack.builder.process.pid, children: "build process" },
    { name: "web server", pid: stack.edge.process.pid, children: "functions" },
  ];
  await pause(SETTLING_MS);
  const before = roots.map(({ pid }) => cpuSeconds(pid));
  const started = performance.now();
  await pause(WATCHED_MS);
  const after = roots.map(({ pid }) => cpuSeconds(pid));
  const seconds = (performance.now() - started) / 1000;
  return roots.flatMap(({ name, children }, index) => {
    const [from, to] = [before[index], after[index]];
    const share = (part: "own" | "below") => (from && to ? (100 * (to[part] - from[part])) / seconds : null);
    return [
      { name, percent: share("own") },
      { name: children, percent: share("below") },
    ];
  });
}
