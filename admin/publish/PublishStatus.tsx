import { Check, CircleAlert, CircleDot, Clock, ExternalLink, History, LoaderCircle } from "lucide-react";
import { Suspense, useId, useState } from "react";
import type { PublishState } from "#domain/publishing/publish.ts";
import { Button } from "../ui/Button.tsx";
import { link } from "#styles/variants/basics.ts";
import { menu } from "#styles/variants/administration.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { lazyPart } from "../update/lazy-part.tsx";
import { MissingPart } from "../ui/panels.tsx";
import { usePublishing } from "./publish-context.ts";

const PublishDetails = lazyPart(() => import("./PublishDetails.tsx"), "PublishDetails", MissingPart);

const ICONS = {
  saved: CircleDot,
  queued: Clock,
  building: LoaderCircle,
  "page-live": Check,
  live: Check,
  older: History,
  failed: CircleAlert,
} as const;
const WORDS = {
  saved: "Saved",
  queued: "Queued",
  building: "Building",
  "page-live": "Page live",
  live: "Live",
  older: "Older release",
  failed: "Failed",
} as const;

/** '2 need attention', for the live release. */
const attention = (problems: readonly unknown[]): string =>
  problems.length === 0 ? "" : `${problems.length} ${problems.length === 1 ? "needs" : "need"} attention`;

const TONES = {
  saved: "text-warn",
  queued: "text-warn",
  building: "text-warn",
  "page-live": "text-good",
  live: "text-good",
  older: "text-warn",
  failed: "text-bad",
} as const;
const FRAME = "flex min-block-9 min-inline-0 items-center gap-2.5 text-sm";

function progress(state: PublishState): string {
  if (state.stage !== "building" || state.total === null || state.total === 0) return "";
  return ` (${state.done} of ${state.total} pages)`;
}

/**
 * How far the newest change is on its way to the site, in the header of every screen. A phone has room for the word only; the
 * panel that it opens has the buttons, too.
 */
export function PublishStatus() {
  const { state, problems, change, asking, retry } = usePublishing();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!state) return <p className={FRAME} />;
  const notice = state.stage === "live" ? attention(problems) : "";
  const Icon = notice ? CircleAlert : ICONS[state.stage];
  const word = WORDS[state.stage];
  const waiting = state.stage === "saved" && !asking;
  const held = state.stage === "older" && state.waiting !== null ? ". What was saved since then is not published" : "";
  return (
    <div className={FRAME}>
      <button
        type="button"
        className={`inline-flex cursor-pointer items-center gap-1.5 font-medium whitespace-nowrap min-block-9 ${notice ? "text-warn" : TONES[state.stage]}`}
        data-testid="publish-state"
        data-stage={state.stage}
        popoverTarget={id}
        title="Publishing"
      >
        <Icon aria-hidden="true" className={state.stage === "building" ? "animate-spin" : ""} />
        {word}
        <span className="font-normal text-ink-soft tabular-nums max-md:hidden">{progress(state)}</span>
        {notice && <span className="font-normal text-ink-soft tabular-nums max-md:hidden"> · {notice}</span>}
        {state.stage === "page-live" && (
          <span className="font-normal text-ink-soft max-md:hidden"> · search in a moment</span>
        )}
        {waiting && <span className="font-normal text-ink-soft tabular-nums max-md:hidden"> · not live yet</span>}
        <span className="sr-only">: details of publishing</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="Publishing"
        className={menu({ kind: "panel" })}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <Suspense fallback={<Spinner label="Loading..." />}>{open && <PublishDetails />}</Suspense>
      </div>
      {/* Stage and reason only: the number of pages changes too often to be read out. */}
      <p
        aria-live="polite"
        className="sr-only"
      >{`Publishing: ${word}${state.stage === "failed" ? `. ${state.reason}` : ""}${notice && `. ${notice}`}${held}`}</p>
      {(state.stage === "live" || state.stage === "page-live") && change?.href && (
        <a
          href={change.href}
          target="_blank"
          rel="noopener noreferrer"
          className={link({ class: "inline-flex items-center gap-1 min-inline-0 max-[24rem]:hidden" })}
          title={`See ${change.label} on the website`}
        >
          <span className="truncate max-inline-64 max-md:hidden">{change.label}</span>
          <span className="md:hidden">View</span>
          <ExternalLink aria-hidden="true" className="size-3.25" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      {waiting && (
        <Button small className="max-xs:hidden" onClick={retry}>
          Publish now
        </Button>
      )}
      {state.stage === "failed" && (
        <Button small className="max-xs:hidden" onClick={retry} disabled={asking}>
          Retry
        </Button>
      )}
    </div>
  );
}
