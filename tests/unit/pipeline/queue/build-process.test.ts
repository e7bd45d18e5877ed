import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { requestBuild, startBuildProcess } from "../../../../scripts/pipeline/queue/build-process.ts";
import type { Child } from "../../../../scripts/stack/processes.ts";

const stateOf = (pid = 0): string =>
  spawnSync("ps", ["-o", "state=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();

/** A build process that runs this code as soon as it gets its request. */
function processThat(code: string): Child {
  const script = `process.once("message", () => { const send = (m) => process.send(m); ${code} });`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (exit) => resolve(exit)));
  return {
    process: child,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    },
  };
}
const request = { deploy: 1, acceptPageDrop: false };
const requested = (child: Child, limitMinutes: number) =>
  requestBuild(child, request, { limitMinutes, onProgress: () => undefined });

test("a build that hangs in its own code is killed after the limit, and the page it was working on is named", async () => {
  const child = processThat(
    `send({ progress: { done: 3, total: 9, file: "products/pump.html" } }); setTimeout(() => { for (;;); }, 50);`,
  );
  expect(await requested(child, 0.02)).toEqual({
    failed: {
      message: "The build took longer than 0.02 minutes and was stopped. It was last working on /products/pump.",
      code: null,
    },
  });
  expect(child.process.signalCode).toBe("SIGKILL");
});

test("a build that ends without a word has failed; one that reports its outcome has not", async () => {
  expect(await requested(processThat("process.exit(3)"), 1)).toEqual({
    failed: { message: "The build process ended unexpectedly (code 3).", code: null },
  });
  const outcome = { built: { revision: 7, release: "", rendered: 1, pages: 2, problems: [] } };
  expect(await requested(processThat(`send(${JSON.stringify(outcome)})`), 1)).toEqual(outcome);
});

test("a build that does not hear that it is to end is killed while its builder still lives, which has ten seconds", async () => {
  const data = mkdtempSync(join(tmpdir(), "plantroom-deaf-"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const child = startBuildProcess({ PLANTROOM_DATA: data });
    child.process.kill("SIGSTOP");
    // Of two signals that wait, a process gets SIGTERM first.
    while (!stateOf(child.process.pid).startsWith("T")) continue;
    const stopped = child.stop();
    vi.advanceTimersByTime(9_000);
    await stopped;
    expect(child.process.signalCode).toBe("SIGKILL");
  } finally {
    vi.useRealTimers();
    rmSync(data, { recursive: true, force: true });
  }
});
