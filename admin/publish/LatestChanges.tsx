import type { Deploy } from "#db/deploys.ts";
import { moment } from "../ui/moment.ts";
import { useAccountName } from "./use-account-name.ts";

const SHOWN = 5;

/** What was published lately, and who saved it. Saves made while one was waiting went along with it. */
export function LatestChanges({ deploys }: { deploys: readonly Deploy[] }) {
  const nameOf = useAccountName();
  if (deploys.length === 0) return null;
  return (
    <ol className="latest-changes" aria-label="Latest changes">
      {deploys.slice(0, SHOWN).map((deploy) => {
        const name = nameOf(deploy.requested_by);
        const more = deploy.requests - 1;
        return (
          <li key={deploy.id}>
            <span className="break-words">
              {deploy.reason}
              {more > 0 && ` and ${more} more`}
              {deploy.status === "failed" && " (failed)"}
            </span>
            <span className="break-words text-ink-soft">
              {moment(deploy.requested_at)}
              {name && `, saved by ${name}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
