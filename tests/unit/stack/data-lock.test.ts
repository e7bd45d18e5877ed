import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFolderInUse, lockDataFolder } from "../../../scripts/stack/data-lock.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plantroom-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = (): string => join(folder, "lock.json");
/** The id of a process that has ended. */
const deadProcess = (): number => spawnSync(process.execPath, ["-e", ""]).pid;

test("a folder can be locked once, and again after it has been released", () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  unlock();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test("the lock of a process that was killed is taken over", () => {
  writeFileSync(lock(), JSON.stringify({ pid: deadProcess(), started: null }));
  lockDataFolder(folder)();
  expect(existsSync(lock())).toBe(false);
});

test("of many that start at the same moment one takes over the lock of a killed process", async () => {
  const program = `
    import { lockDataFolder } from ${JSON.stringify(join(PROJECT_ROOT, "scripts/stack/data-lock.ts"))};
    process.stdin.once("data", () => {
      try { lockDataFolder(${JSON.stringify("FOLDER")}); console.log("taken"); } catch { console.log("refused"); }
    });
    process.stdin.once("end", () => process.exit());
    console.log("ready");`;
  writeFileSync(lock(), JSON.stringify({ pid: deadProcess(), started: null }));
  const starters = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", program.replace("FOLDER", folder)]);
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
    return { child, ready: once(child.stdout, "data"), said: () => text, ended: once(child, "exit") };
  });
  await Promise.all(starters.map(({ ready }) => ready));
  for (const { child } of starters) child.stdin.write("go");
  // None ends before all have tried: a lock of a process that has ended may be taken.
  await expect.poll(() => starters.filter(({ said }) => /taken|refused/.test(said()))).toHaveLength(starters.length);
  for (const { child } of starters) child.stdin.end();
  await Promise.all(starters.map(({ ended }) => ended));
  expect(starters.filter(({ said }) => said().includes("taken"))).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(["lock.json"]);
});

test("the lock of an earlier process with the same id is recognised as stale", () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.pid, started: "1" }));
  lockDataFolder(folder)();
});

test.each(["", "{", "null"])("an invalid lock ('%s') does not block", (text) => {
  writeFileSync(lock(), text);
  lockDataFolder(folder)();
});

test("a second database in the folder ends with a readable message, without a stack trace", () => {
  const unlock = lockDataFolder(folder);
  const { status, stderr } = spawnSync(process.execPath, [join(PROJECT_ROOT, "scripts/database.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  unlock();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The data folder .+ is in use by process \d+: Plantroom is already running\. .+\n$/);
});
