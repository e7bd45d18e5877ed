import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../../files/atomic-write.ts";
import { storedJson } from "../../files/derived-files.ts";

/*
 * IndexNow tells search engines which addresses have changed. The builder notes them; `npm run indexnow` sends them. A file
 * with the key proves that the site may do so.
 */

/** What is sent: the addresses of one host, at most as many as the protocol allows. */
export type Submission = { host: string; key: string; keyLocation: string; urlList: string[] };

const MOST = 10_000;

/** The name of the file with the key. */
export const keyFile = (key: string): string => `${key}.txt`;

/** The paths of changed pages in the form in which they are sent. */
export function submissions(site: string, key: string, paths: readonly string[]): Submission[] {
  const absolute = (path: string): string => new URL(path, site).href;
  const batches = Array.from({ length: Math.ceil(paths.length / MOST) }, (_, at) =>
    paths.slice(at * MOST, (at + 1) * MOST),
  );
  return batches.map((some) => ({
    host: new URL(site).host,
    key,
    keyLocation: absolute(`/${keyFile(key)}`),
    urlList: some.map(absolute),
  }));
}

/** Why a submission was refused, by the status of the response. */
const REASONS: Readonly<Record<number, string>> = {
  400: "it does not understand the list",
  403: "it does not find the key at the site: publish once with INDEXNOW_KEY, then try again",
  422: "the addresses do not belong to the site",
  429: "too much was sent in a short time: try again later",
};

/** Sends a list of addresses; throws if it is not taken. The only call that leaves this machine. */
export async function submit(endpoint: string, submission: Submission): Promise<void> {
  const { ok, status } = await fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(submission),
  });
  if (!ok)
    throw new Error(`${new URL(endpoint).host} refused the addresses: ${REASONS[status] ?? `status ${status}`}.`);
}

const notesOf = (dataDir: string): string => join(dataDir, "changed-addresses.json");
const takenOf = (dataDir: string): string => join(dataDir, "changed-addresses.taken.json");

function readPaths(file: string): string[] | null {
  return storedJson<string[]>(file, ["length"]);
}

/** Notes the pages that a release has changed, until they are sent. */
export function noteChanged(dataDir: string, paths: Iterable<string>): void {
  const all = new Set([...(readPaths(notesOf(dataDir)) ?? []), ...paths]);
  writeAtomically(notesOf(dataDir), JSON.stringify([...all].sort()));
}

/** Without a key nothing is noted. With the next key everything is sent, as nobody knows what has changed meanwhile. */
export function forgetChanged(dataDir: string): void {
  for (const file of [notesOf(dataDir), takenOf(dataDir)]) rmSync(file, { force: true });
}

/**
 * The pages that have not been sent yet, with those of an earlier call that were not confirmed; null if nothing has ever been
 * noted. What is noted from now on belongs to the next call.
 */
export function takeChanged(dataDir: string): string[] | null {
  const [taken, notes] = [readPaths(takenOf(dataDir)), readPaths(notesOf(dataDir))];
  if (taken === null && notes === null) return null;
  const all = [...new Set([...(taken ?? []), ...(notes ?? [])])].sort();
  if (taken !== null) writeAtomically(notesOf(dataDir), JSON.stringify(all));
  if (existsSync(notesOf(dataDir))) renameSync(notesOf(dataDir), takenOf(dataDir));
  return all;
}

/** The pages of the last call have been sent. */
export function confirmSent(dataDir: string): void {
  rmSync(takenOf(dataDir), { force: true });
  // From now on only what changes is sent.
  if (!existsSync(notesOf(dataDir))) noteChanged(dataDir, []);
}
