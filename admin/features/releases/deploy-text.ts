import type { Deploy } from "#db/publishing/deploys.ts";
import { spokenSeconds } from "#domain/publishing/publish.ts";
import { deploySeconds } from "#domain/publishing/releases.ts";
import { counted } from "#domain/text/text.ts";
import { moment } from "../../ui/moment.ts";

/** Why it was published; for a release that was shown again, which one. `deploys` are those of the list. */
export function deployTitle({ reason, requests, release_of }: Deploy, deploys: readonly Deploy[]): string {
  if (release_of !== null) {
    const shown = deploys.find(({ id }) => id === release_of);
    return shown ? `Back to the release of ${moment(releaseTime(shown))}` : `Back to the release “${reason}”`;
  }
  return requests > 1 ? `${reason} and ${requests - 1} more` : reason;
}

/** When a release was published. */
export const releaseTime = ({ finished_at, requested_at }: Deploy): string => finished_at ?? requested_at;

/** Facts beside the time: who asked for it, how long it took, whether no page has changed. */
export function deployFacts(deploy: Deploy, account: string | null): string[] {
  const seconds = deploySeconds(deploy);
  return [
    ...(account ? [`asked for by ${account}`] : []),
    ...(seconds === null ? [] : [`took ${spokenSeconds(seconds)}`]),
    ...(deploy.status === "live" && deploy.release_of === null && deploy.changed_count === 0
      ? ["no page changed"]
      : []),
    ...(deploy.release_of === null ? [] : ["no build"]),
  ];
}

/** '3 pages changed', '2,613 pages changed, of which the first 100' */
export function changedText({ changed_count, changed_pages }: Deploy): string {
  const all = `${counted(changed_count, "page")} changed`;
  return changed_pages.length < changed_count ? `${all}, of which the first ${changed_pages.length}` : all;
}
