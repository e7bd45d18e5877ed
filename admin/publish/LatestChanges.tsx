import type { Deploy } from "#db/deploys.ts";
import { moment } from "../ui/moment.ts";
import { useAccountName } from "./use-account-name.ts";

const SHOWN = 5;

/** The latest publications, and who saved them. Saves made while one was waiting were published with it. */
export function LatestChanges({ deploys }: { deploys: readonly Deploy[] }) {
  const nameOf = useAccountName();
  const builds = deploys.filter(({ release_of }) => release_of === null);
  if (builds.length === 0) return null;
  return (
    <ol className="grid gap-2 text-xs inline-full" aria-label="Latest changes">
      {builds.slice(0, SHOWN).map((deploy) => {
        const name = nameOf(deploy.requested_by);
        const more = deploy.requests - 1;
        return (
          <li key={deploy.id} className="grid">
            <span className="wrap-break-word">
              {deploy.reason}
              {more > 0 && ` and ${more} more`}
              {deploy.status === "failed" && " (failed)"}
            </span>
            <span className="wrap-break-word text-ink-soft">
              {moment(deploy.requested_at)}
              {name && `, saved by ${name}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
