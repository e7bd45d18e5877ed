import type { Releases } from "./deploy-queue.ts";
import { keptReleases, type KeptRelease } from "../release/release.ts";

/**
 * The kept releases of a data folder. `goLive` makes one of them live as a build does; the state of the builds (workspace.ts)
 * describes the newest release, whichever is live, so that the next build goes on from that.
 */
export function releasesIn(dataDir: string, goLive: (folder: string) => Promise<void>): Releases {
  const kept = (): (KeptRelease & { deploy: number })[] =>
    keptReleases(dataDir).flatMap(({ folder, info }) =>
      info.deploy === null ? [] : [{ folder, info, deploy: info.deploy }],
    );
  return {
    kept: () => kept().map(({ deploy }) => deploy),
    async show(wanted) {
      const release = kept().find(({ deploy }) => deploy === wanted);
      if (!release) {
        const message = "This release is not kept any more. Publish the newest content, or choose another release.";
        return { failed: { message, code: null } };
      }
      try {
        await goLive(release.folder);
      } catch (error) {
        return { failed: { message: error instanceof Error ? error.message : String(error), code: null } };
      }
      return { shown: { revision: release.info.revision } };
    },
  };
}
