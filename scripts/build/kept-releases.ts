import type { Releases } from "../lib/deploy-queue.ts";
import { keptReleases, makeLive, type KeptRelease } from "./release.ts";

/** Calls `afterwards` with the folder of a release that has become live again, for a host that has to be given it. */
type Afterwards = (folder: string) => Promise<void>;

/**
 * The kept releases of a data folder. Making one live is the rename that every build ends with; the state of the builds
 * (workspace.ts) describes the newest release, whichever is live, so that the next build goes on from that.
 */
export function releasesIn(dataDir: string, afterwards: Afterwards = async () => undefined): Releases {
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
      makeLive(dataDir, release.folder);
      await afterwards(release.folder);
      return { shown: { revision: release.info.revision } };
    },
  };
}
