import { failureReason } from "#db/errors.ts";
import { DISK_FULL, isDiskFull } from "../../files/disk-full.ts";
import type { Environment } from "../../stack/environment.ts";
import { bothNames, childEnvironment, isHosted, previewUrl, supabaseUrl } from "../../stack/stack.ts";
import { presentBundle } from "../code/bundle.ts";
import { codeVersion } from "../code/code-version.ts";
import { openWorkspace } from "../content/workspace.ts";
import { goingLive } from "../hosting/going-live.ts";
import type { BuildOutcome, BuildReport } from "../queue/build-process.ts";
import { CheckFailed } from "../release/checks.ts";
import { loadRenderer } from "../render/render.ts";
import { siteBuilder, type BuildRequest } from "./site-builder.ts";

/** The builder of the site that the environment names. Sets the variables that pages and packages read. */
export function builderOf(env: Environment) {
  Object.assign(process.env, childEnvironment(env));
  const previews = previewUrl(env);
  const builder = siteBuilder({
    dataDir: env.PLANTROOM_DATA,
    supabaseUrl: supabaseUrl(env),
    publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY || null,
    previews: previews === null ? [] : bothNames(previews),
    serviceWorker: env.SERVICE_WORKER === "on",
    drawDatasheets: env.DATASHEETS === "files",
    indexNowKey: env.INDEXNOW_KEY ?? null,
    goLive: goingLive(env),
    // A host takes as long for a few pages as for all that has changed.
    pagesFirst: !isHosted(env),
  });
  return {
    ...builder,
    /** One build. A failure is an outcome with a reason for publishers; its details are in the log. */
    async run(request: BuildRequest, report: (report: BuildReport) => void): Promise<BuildOutcome> {
      try {
        return {
          built: await builder.build(request, (done, total, file) => report({ progress: { done, total, file } })),
        };
      } catch (error) {
        console.error(error);
        const message = isDiskFull(error) ? DISK_FULL : failureReason(error);
        return { failed: { message, code: error instanceof CheckFailed ? error.code : null } };
      }
    },
    /** Loads the page renderer ahead of the first request, if an earlier build has made it from the same code. */
    async warmUp(): Promise<void> {
      const bundle = presentBundle(openWorkspace(env.PLANTROOM_DATA), codeVersion());
      if (bundle) await loadRenderer(bundle);
    },
  };
}
