import { existsSync } from "node:fs";
import { connect } from "#db/client.ts";
import { getContentRevision } from "#db/publishing/content-revision.ts";
import { getDeploy, getOlderRelease, publishNewest } from "#db/publishing/deploys.ts";
import { liveRelease } from "../release/release.ts";
import { codeVersion } from "../code/code-version.ts";
import { openWorkspace, readState } from "../content/workspace.ts";
import type { Environment } from "../../stack/environment.ts";
import { childEnvironment, supabaseUrl } from "../../stack/stack.ts";
import { showStep } from "../../stack/steps.ts";

/**
 * Asks for a build if the newest release was not built from the present code, content and settings, and waits for its end. If it
 * fails, throws if there is no live site; else only prints the reason, since the previous site stays live. A release that a
 * publisher has rolled back to stays live, whatever it was built from.
 */
export async function bringUpToDate(env: Environment, hookUrl: string): Promise<void> {
  const database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
  Object.assign(process.env, childEnvironment(env));
  const state = readState(openWorkspace(env.PLANTROOM_DATA));
  const isPresent =
    state?.code === codeVersion() &&
    state.serviceWorker === (env.SERVICE_WORKER === "on") &&
    state.revision === (await getContentRevision(database));
  const live = liveRelease(env.PLANTROOM_DATA);
  const hasSite = live !== null && existsSync(live);
  if (hasSite && isPresent) return;
  if (hasSite && (await getOlderRelease(database)) !== null) {
    console.log("The site shows an older release, as an administrator decided. Nothing was built.");
    return;
  }

  const step = showStep("Building the site");
  const { id } = await publishNewest(database, "Start of the stack");
  await fetch(hookUrl, { method: "POST" });
  for (;;) {
    const deploy = await getDeploy(database, id);
    if (deploy?.status === "live") {
      step.done(deploy.pages_total ? `${deploy.pages_total} pages rendered` : "");
      return;
    }
    if (deploy?.status === "failed") {
      const message = deploy.error ?? "unknown reason";
      if (!hasSite) throw new Error(`The site could not be built: ${message}`);
      step.done(`failed, the previous site stays live: ${message}`);
      return;
    }
    if (deploy?.pages_total) step.progress(`${deploy.pages_done} of ${deploy.pages_total} pages`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
