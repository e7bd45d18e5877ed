import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ServedPictures, SiteData } from "#site/content/site-data.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import type { DeployProblem } from "#domain/publishing/deploy-problems.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { RedirectRule } from "../content/redirects.ts";
import { newestRelease } from "../release/release.ts";
import type { Tools } from "./tools.ts";
import { stateStamp, type Workspace } from "../content/workspace.ts";

export type BuildResult = {
  revision: number;
  release: string;
  rendered: number;
  pages: number;
  /** Which records the release does not show as they were saved. */
  problems: DeployProblem[];
  /** The addresses of the pages that are not as they were: new, changed or removed. */
  changed: string[];
};

/** What a builder keeps from one build to the next. */
export type LastBuild = {
  code: string;
  tools: Tools;
  /** The whole content, and what of it belongs to the site. */
  read: Snapshot;
  snapshot: Snapshot;
  /** The content as pages read it, in each language. */
  site: SiteData[];
  pictures: ServedPictures;
  /** The content as it is shown: faulty records with their last good version. */
  shown: Snapshot;
  files: ReleaseFile[];
  redirects: RedirectRule[];
  /** The addresses that functions answer. */
  answered: string[];
  /** Pictures that could not be used, and why. */
  leftOut: Map<string, string>;
  result: BuildResult;
  /** The state in the workspace, which changes if another process builds there. */
  stamp: string | null;
};

/** Whether the next build may go on from it: it is of this version of the code, and no other process has built since. */
export function isCurrent(last: LastBuild, code: string, dataDir: string, workspace: Workspace): boolean {
  const { release } = last.result;
  return (
    last.code === code &&
    last.stamp === stateStamp(workspace) &&
    release === newestRelease(dataDir) &&
    existsSync(join(release, "build.json"))
  );
}
