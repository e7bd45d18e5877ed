import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeLive } from "../release/release.ts";
import { prepareHostFunctions } from "../../edge/functions-worker.ts";
import type { Environment } from "../../stack/environment.ts";
import { isHosted, siteUrl } from "../../stack/stack.ts";
import { pagesUpload } from "./pages-upload.ts";

/** Makes a complete release live; throws with a reason for publishers, and then the site before it stays. */
export type GoLive = (release: string) => Promise<void>;

/**
 * How releases of this machine go live: by one rename, which the local web server follows. With a Pages project the release
 * is first uploaded, and waits until the public site shows it, so that "live" is only said of what visitors get.
 */
export function goingLive(env: Environment): GoLive {
  const upload = toHost(env);
  return async (release) => {
    await upload?.(release);
    makeLive(env.PLANTROOM_DATA, release);
  };
}

/** Only the content of a hosted project is uploaded: that of a trial on this machine never is. */
function toHost(env: Environment): GoLive | null {
  const { PAGES_PROJECT: project, CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = env;
  if (!isHosted(env) || !project || !account || !token) return null;
  const upload = pagesUpload({ api: env.CLOUDFLARE_API_BASE_URL, account, project, token });
  return async (release) => {
    const started = performance.now();
    const { files, sent } = await upload(release, await prepareHostFunctions(env.PLANTROOM_DATA, release));
    const uploaded = performance.now();
    await untilPublic(siteUrl(env), release);
    const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
    console.log(
      `Uploaded ${sent} of ${files} files in ${seconds(started, uploaded)} s; public ${seconds(uploaded, performance.now())} s later.`,
    );
  };
}

const POLL_MS = 500;
const PUBLIC_WITHIN_MS = 3 * 60_000;

/** Waits until the public site shows the release: a host needs a moment to hand an upload on to its servers. */
export async function untilPublic(site: string, release: string, withinMs = PUBLIC_WITHIN_MS): Promise<void> {
  const address = `${site}/build.json`;
  const expected = canonical(readFileSync(join(release, "build.json"), "utf8"));
  const end = performance.now() + withinMs;
  let seen = "does not answer";
  do {
    try {
      const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(10_000) });
      const text = await answer.text();
      if (answer.ok && canonical(text) === expected) return;
      seen = answer.ok ? "still shows an earlier release" : `answers with status ${answer.status}`;
    } catch {
      seen = "does not answer";
    }
    await pause(POLL_MS);
  } while (performance.now() < end);
  throw new Error(
    `The release was uploaded, but ${address} ${seen} after ${Math.round(withinMs / 1000)} seconds. Please look at the deployments of the Pages project, and at SITE_URL.`,
  );
}

function canonical(json: string): string | null {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return null;
  }
}
