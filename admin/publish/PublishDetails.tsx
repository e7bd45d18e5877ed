import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { deployProblems } from "#domain/publishing/deploy-problems.ts";
import { type PublishState, publishingTimes, spokenSeconds } from "#domain/publishing/publish.ts";
import { link } from "#styles/variants/basics.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { latestDeploysQuery } from "../queries/deploys.ts";
import { heading } from "#styles/variants/administration.ts";
import { timeOrMoment, moment } from "../ui/moment.ts";
import { ProblemList } from "./PublishProblems.tsx";
import { useMay } from "../session/rights.ts";
import { usePublishing } from "./publish-context.ts";
import type { Deploy } from "#db/publishing/deploys.ts";
import { useAccountName } from "../queries/accounts.ts";
import { median } from "#domain/text/numbers.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { NewTabLink } from "../ui/NewTabLink.tsx";

function sentence(state: PublishState, hasProblems: boolean): string {
  switch (state.stage) {
    case "saved":
      return "The newest changes are saved, but not on the website yet.";
    case "queued":
      return "The newest changes wait for their turn.";
    case "building":
      return state.total
        ? `The website is being built: ${writtenNumber(state.done)} of ${writtenNumber(state.total)} pages.`
        : "The website is being built.";
    case "page-live":
      return "Visitors see the change on its own page. Lists and search follow in a moment.";
    case "live":
      return `Visitors see the newest content${hasProblems ? ", except for what is named below" : ""}.`;
    case "older":
      return `Visitors see the release of ${timeOrMoment(state.released)}.`;
    case "failed":
      return `The last attempt failed. ${state.reason}`;
  }
}

/** The panel that the status in the header opens. */
export function PublishDetails() {
  const { state, problems: stored, change, requesting, retry } = usePublishing();
  const publishes = useMay()("content.publish");
  const problems = deployProblems(stored);
  const deploys = useQuery(latestDeploysQuery);
  const busy = requesting || (state !== null && ["queued", "building", "page-live"].includes(state.stage));
  return (
    <>
      <p className={heading({ level: "section" })}>Publishing</p>
      {state && <p>{sentence(state, problems.length > 0)}</p>}
      {change?.href && (
        <p>
          <NewTabLink href={change.href}>{change.label}</NewTabLink>
          {state?.stage !== "live" && <span className="text-ink-soft"> as visitors still see it</span>}
        </p>
      )}
      {problems.length > 0 && (
        <div className="grid gap-2 overflow-y-auto text-xs text-warn inline-full max-block-60">
          <p className="font-medium">The last publication needs attention:</p>
          <ProblemList problems={problems} />
        </div>
      )}
      {deploys.data && <LatestChanges deploys={deploys.data} />}
      {deploys.data && <PublishingTimes deploys={deploys.data} />}
      {deploys.isError && <Alert>How long publishing took could not be read.</Alert>}
      {/* After a failure the bar below the header has the button. */}
      {publishes && state?.stage !== "failed" && (
        <Button small intent={state?.stage === "live" ? "plain" : "primary"} busy={busy} onClick={retry}>
          {busy ? "Publishing..." : state?.stage === "older" ? "Publish the newest content" : "Publish now"}
        </Button>
      )}
      {publishes && (
        <Link
          to="/admin/releases"
          className={link({ class: "py-0.5" })}
          onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
        >
          All releases
        </Link>
      )}
    </>
  );
}

const SHOWN = 5;

/** The latest publications, and who saved them. Saves made while one was waiting were published with it. */
function LatestChanges({ deploys }: { deploys: readonly Deploy[] }) {
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

/** One bar per publication, whose height is its duration; the same figures as text. */
function PublishingTimes({ deploys }: { deploys: readonly Deploy[] }) {
  const times = publishingTimes(deploys);
  const middle = median(times.map(({ seconds }) => seconds));
  if (middle === null) return <p className="text-ink-soft">Nothing has been published yet.</p>;
  const longest = Math.max(...times.map(({ seconds }) => seconds));
  return (
    <figure className="grid gap-2 text-xs text-ink-soft inline-full">
      <figcaption>
        From save to website, lately: usually {spokenSeconds(middle)}, at most {spokenSeconds(longest)}.
      </figcaption>
      <ol
        className="flex items-end gap-0.5 border-be border-line-strong block-12"
        aria-label="How long publishing took lately"
      >
        {times.map(({ deploy, seconds }) => {
          const text = `${moment(deploy.requested_at)}: ${spokenSeconds(seconds)}`;
          return (
            <li
              key={deploy.id}
              title={text}
              className="flex-1 bg-petrol max-inline-4"
              style={{ blockSize: `${Math.max(6, (seconds / longest) * 100)}%` }}
            >
              <span className="sr-only">{text}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
