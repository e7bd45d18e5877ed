import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { QUIET } from "../../lib/stack.ts";
import type { PageRow } from "./rows.ts";

/** Milliseconds for pages made by another generator, and the bytes of one of its pages. */
export type Measured = {
  /** With its version. */
  name: string;
  cold: number;
  edit: number;
  pageSize: number;
  /** How it builds an edit, and how many pages it renders for it. */
  how: string;
};

/** What a comparison needs: the rows, and the same rows with one product edited. */
export type Material = {
  rows: readonly PageRow[];
  edits: readonly { rows: readonly PageRow[]; slug: string; text: string }[];
};

/** Runs a program in a folder; rejects with its output if it fails. */
export function startNode(program: string, options: readonly string[], cwd: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...options], {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4000)));
  }
  return {
    child,
    ended: new Promise<void>((resolve, reject) => {
      child.once("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${said}`)),
      );
    }),
  };
}

/** Milliseconds that the program takes. */
export async function timed(...program: Parameters<typeof startNode>): Promise<number> {
  const started = performance.now();
  await startNode(...program).ended;
  return performance.now() - started;
}

/** The bytes of a page in a folder, on average. */
export function averageSize(folder: string): number {
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith(".html"))
    .map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
