import { statSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Request, type Response } from "miniflare";
import { folderAnswers } from "./wrangler.ts";

export type StaticFiles = { answer: (request: Request) => Promise<Response>; stop: () => void };

/** An address that no release has. */
const NOWHERE = "/.nowhere";
const RULES = ["_redirects", "_headers"];

/**
 * Answers with the files of the live release as Cloudflare Pages does: its redirects and headers, addresses without .html,
 * 404.html for what is not there. `live` is the link to the release. Wrangler reads the rules of a folder once, so a release
 * with other rules gets another reader; releases with equal rules share one file.
 */
export function staticFiles(live: string): StaticFiles {
  const rulesOf = (): string => RULES.map((name) => statSync(join(live, name), { throwIfNoEntry: false })?.ino).join();
  const read = () => {
    const ending = new AbortController();
    return { rules: rulesOf(), ending, answer: folderAnswers(live, ending.signal) };
  };
  let reader = read();
  const watcher = watch(dirname(live), (_event, name) => {
    if (name !== basename(live) || rulesOf() === reader.rules) return;
    reader.ending.abort();
    reader = read();
  });
  return {
    async answer(request) {
      const answer = await (await reader.answer)(request);
      // For an address below a file, such as /logo.svg/large, Wrangler fails and names a path of this machine.
      return answer.status === 502 ? (await reader.answer)(new Request(new URL(NOWHERE, request.url))) : answer;
    },
    stop() {
      watcher.close();
      reader.ending.abort();
    },
  };
}
