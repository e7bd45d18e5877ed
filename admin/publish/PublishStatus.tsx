import { Check, CircleAlert, CircleDot, Clock, ExternalLink, LoaderCircle } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import type { PublishState } from "#domain/publish.ts";
import { Button } from "#ui/Button.tsx";
import { Spinner } from "#ui/Spinner.tsx";
import { usePublishing } from "./publish-context.ts";

const PublishDetails = lazy(() =>
  import("./PublishDetails.tsx").then((module) => ({ default: module.PublishDetails })),
);

const ICONS = { saved: CircleDot, queued: Clock, building: LoaderCircle, live: Check, failed: CircleAlert } as const;
const WORDS = { saved: "Saved", queued: "Queued", building: "Building", live: "Live", failed: "Failed" } as const;

function progress(state: PublishState): string {
  if (state.stage !== "building" || state.total === null || state.total === 0) return "";
  return ` (${state.done} of ${state.total} pages)`;
}

/** Where the newest change stands on its way to the visitor: in the header of every screen. */
export function PublishStatus() {
  const { state, change, asking, retry } = usePublishing();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!state) return <p className="publish" />;
  const Icon = ICONS[state.stage];
  const word = WORDS[state.stage];
  const waiting = state.stage === "saved" && !asking;
  return (
    <div className={`publish publish-${state.stage}`}>
      <button
        type="button"
        className="publish-word"
        data-testid="publish-state"
        data-stage={state.stage}
        popoverTarget={id}
        title="Publishing"
      >
        <Icon aria-hidden="true" className={state.stage === "building" ? "spinner-circle" : ""} />
        {word}
        <span className="publish-progress">{progress(state)}</span>
        {waiting && <span className="publish-more"> · not live yet</span>}
        <span className="sr-only">: details of publishing</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="Publishing"
        className="menu publish-panel"
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <Suspense fallback={<Spinner label="Loading..." />}>{open && <PublishDetails />}</Suspense>
      </div>
      {/* Stage and reason only: the number of pages changes too often to be read out. */}
      <p
        aria-live="polite"
        className="sr-only"
      >{`Publishing: ${word}${state.stage === "failed" ? `. ${state.reason}` : ""}`}</p>
      {state.stage === "live" && change?.href && (
        <a
          href={change.href}
          target="_blank"
          rel="noopener noreferrer"
          className="link publish-link"
          title={`See ${change.label} on the website`}
        >
          <span className="publish-name">{change.label}</span>
          <span className="publish-short">View</span>
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      {waiting && (
        <Button small onClick={retry}>
          Publish now
        </Button>
      )}
      {state.stage === "failed" && (
        <Button small onClick={retry} disabled={asking}>
          Retry
        </Button>
      )}
    </div>
  );
}
