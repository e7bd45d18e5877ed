import { readdirSync, readFileSync } from "node:fs";

/** Ticks per second in /proc, the same on all common machines. */
const TICKS_PER_SECOND = 100;
const SAMPLE_EVERY_MS = 250;

type Process = { pid: number; parent: number; cpuSeconds: number };

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
};

/** All processes of this machine; null where /proc does not tell (only Linux does). */
function allProcesses(): Process[] | null {
  if (process.platform !== "linux") return null;
  return readdirSync("/proc").flatMap((name): Process[] => {
    const stat = /^\d+$/.test(name) ? readIfThere(`/proc/${name}/stat`) : null;
    if (stat === null) return [];
    // The name of the program, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Its own time and that of children that have ended, each as user and as system.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ pid: Number(name), parent: Number(fields[1]), cpuSeconds: ticks / TICKS_PER_SECOND }];
  });
}

function below(root: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === root);
  return [...children, ...children.flatMap(({ pid }) => below(pid, all))];
}

/** The processor time so far of a process and of all processes below it; null where that is not known. */
export function cpuSeconds(root: number | undefined): { own: number; below: number } | null {
  const all = allProcesses();
  const own = all?.find(({ pid }) => pid === root);
  if (!all || !own) return null;
  return { own: own.cpuSeconds, below: below(own.pid, all).reduce((sum, child) => sum + child.cpuSeconds, 0) };
}

/** The most memory that a process has used so far, in MB; null where that is not known. */
export function peakMemory(pid: number | undefined): number | null {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readIfThere(`/proc/${pid}/status`) ?? "")?.[1];
  return peak === undefined ? null : Number(peak) / 1024;
}

/** Watches the largest of the processes below one, which may come and go. `stop` returns its peak in MB, null if unknown. */
export function watchLargestBelow(root: number | undefined): { stop(): number | null } {
  let largest: number | null = null;
  const sample = (): void => {
    const all = root === undefined ? null : allProcesses();
    for (const { pid } of all ? below(root ?? 0, all) : []) {
      const peak = peakMemory(pid);
      if (peak !== null) largest = Math.max(largest ?? 0, peak);
    }
  };
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      sample();
      return largest;
    },
  };
}
