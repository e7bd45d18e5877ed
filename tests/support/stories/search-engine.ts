import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { filesBelow } from "../../../scripts/files/files-below.ts";
import { liveRelease } from "../../../scripts/pipeline/release/release.ts";
import type { Submission } from "../../../scripts/pipeline/hosting/indexnow.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { childEnvironment } from "../../../scripts/stack/stack.ts";
import type { Stack } from "./plantroom.ts";

const SITE = "https://plant.example";

/** A search engine on this machine, to which `npm run indexnow` of a stack tells what has changed. */
export async function searchEngine(): Promise<{ told: (stack: Stack) => Promise<string[]>; stop: () => void }> {
  let addresses: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      addresses.push(...(JSON.parse(body) as Submission).urlList);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const INDEXNOW_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return {
    /** Runs the command and returns the paths that arrived. */
    async told(stack) {
      addresses = [];
      const env = { ...process.env, ...childEnvironment(stack.env), INDEXNOW_ENDPOINT, SITE_URL: SITE };
      await promisify(execFile)(process.execPath, [join(PROJECT_ROOT, "scripts", "indexnow.ts")], { env });
      return addresses.map((address) => address.replace(SITE, "")).sort();
    },
    stop: () => server.close(),
  };
}

/** The pages of the live release by their paths, except those that search engines are to leave out. */
export function livePages({ env }: Stack): Map<string, string> {
  const release = liveRelease(env.PLANTROOM_DATA) ?? "";
  const pages = filesBelow(release).filter((file) => file.endsWith(".html") && !file.startsWith("admin"));
  const texts = pages.map((file) => [file, readFileSync(join(release, file), "utf8")] as const);
  return new Map(
    texts.flatMap(([file, html]) =>
      html.includes('content="noindex') ? [] : [[`/${file.replace(/(?:^index)?\.html$/, "")}`, html]],
    ),
  );
}

/** The paths of the pages that only one of two releases has, or that differ. */
export const differentPages = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();
