import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { deployProblems } from "#domain/publishing/deploy-problems.ts";
import type { PublishState } from "#domain/publishing/publish.ts";
import { link } from "#styles/variants/basics.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { latestDeploysQuery } from "../queries/deploys.ts";
import { heading } from "#styles/variants/administration.ts";
import { timeOrMoment } from "../ui/moment.ts";
import { LatestChanges } from "./LatestChanges.tsx";
import { ProblemList } from "./PublishProblems.tsx";
import { PublishingTimes } from "./PublishingTimes.tsx";
import { usePublishing } from "./publish-context.ts";

function sentence(state: PublishState, hasProblems: boolean): string {
  switch (state.stage) {
    case "saved":
      return "The newest changes are saved, but not on the website yet.";
    case "queued":
      return "The newest changes wait for their turn.";
    case "building":
      return state.total
        ? `The website is being built: ${state.done} of ${state.total} pages.`
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
  const { state, problems: stored, change, asking, retry } = usePublishing();
  const problems = deployProblems(stored);
  const deploys = useQuery(latestDeploysQuery);
  const busy = asking || (state !== null && ["queued", "building", "page-live"].includes(state.stage));
  return (
    <>
      <p className={heading({ level: "section" })}>Publishing</p>
      {state && <p>{sentence(state, problems.length > 0)}</p>}
      {change?.href && (
        <p>
          <a
            href={change.href}
            target="_blank"
            rel="noopener noreferrer"
            className={link({ class: "inline-flex items-center gap-1" })}
          >
            {change.label}
            <ExternalLink aria-hidden="true" className="size-3.25" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
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
      <Button small intent={state?.stage === "live" ? "plain" : "primary"} busy={busy} onClick={retry}>
        {busy ? "Publishing..." : state?.stage === "older" ? "Publish the newest content" : "Publish now"}
      </Button>
      <Link
        to="/admin/releases"
        className={link({ class: "py-0.5" })}
        onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
      >
        All releases
      </Link>
    </>
  );
}
