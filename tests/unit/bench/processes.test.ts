import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { cpuSeconds, peakMemory, watchLargestBelow } from "../../../scripts/bench/processes.ts";

test.skipIf(process.platform !== "linux")("processor time and memory of a process and those below it", async () => {
  const busy =
    "const until = Date.now() + 300; while (Date.now() < until); console.log('done'); setTimeout(() => {}, 9e4)";
  const watching = watchLargestBelow(process.pid);
  const before = cpuSeconds(process.pid)?.below ?? NaN;
  const child = spawn(process.execPath, ["-e", busy], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(child.stdout, "data");
    expect(cpuSeconds(child.pid)?.own).toBeGreaterThan(0.05);
    expect(cpuSeconds(process.pid)?.below).toBeGreaterThan(before + 0.05);
    expect(peakMemory(child.pid)).toBeGreaterThan(10);
    expect(watching.stop()).toBeGreaterThanOrEqual(peakMemory(child.pid) ?? Infinity);
  } finally {
    child.kill("SIGKILL");
    watching.stop();
  }
});

test("a process that does not exist has no figures", () => {
  expect([peakMemory(undefined), cpuSeconds(undefined)]).toEqual([null, null]);
});
