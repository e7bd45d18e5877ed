import { Check, CircleAlert, CircleDot, Clock, History, LoaderCircle } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import type { PublishState } from "#domain/publishing/publish.ts";
import { Button, Spinner } from "../ui/controls.tsx";
import { menu, screenEdges } from "#styles/variants/administration.ts";
import { lazyPart } from "../update/lazy-part.tsx";
import { MissingPart } from "../ui/panels.tsx";
import { useMay } from "../session/rights.ts";
import { usePublishing } from "./publish-context.ts";
import { NewTabLink } from "../ui/NewTabLink.tsx";

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
  return ` (${writtenNumber(state.done)} of ${writtenNumber(state.total)} pages)`;
}

/**
 * How far the newest change is on its way to the site, in the header of every screen. A phone has room for the word only; the
 * panel that it opens has the buttons, too.
 */
export function PublishStatus() {
  const { state, problems, change, requesting, retry } = usePublishing();
  const publishes = useMay()("content.publish");
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!state) return <p className={FRAME} />;
  const notice = state.stage === "live" ? attention(problems) : "";
  const Icon = notice ? CircleAlert : ICONS[state.stage];
  const word = WORDS[state.stage];
  const waiting = state.stage === "saved" && !requesting;
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
        <NewTabLink
          href={change.href}
          className="min-inline-0 max-[24rem]:hidden"
          title={`See ${change.label} on the website`}
        >
          <span className="truncate max-inline-64 max-md:hidden">{change.label}</span>
          <span className="md:hidden">View</span>
        </NewTabLink>
      )}
      {waiting && publishes && (
        <Button small className="max-xs:hidden" onClick={retry}>
          Publish now
        </Button>
      )}
    </div>
  );
}

/** The reason of a failed build, below the header until a newer build starts. */
export function PublishFailure() {
  const { state, retry, publishAnyway, requesting } = usePublishing();
  const publishes = useMay()("content.publish");
  if (state?.stage !== "failed") return null;
  return (
    <section
      aria-label="Publishing failed"
      className={[
        "sticky inset-bs-13 z-29 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-be border-bad",
        "bg-bad-wash py-2.5 text-bad",
        screenEdges,
      ].join(" ")}
    >
      <p className="flex-[1_1_20rem]">
        <strong>The website was not updated.</strong> {state.reason} What visitors see is unchanged.
      </p>
      {/* The only button that leads on: a release that was refused for its missing pages would be refused again. */}
      {publishes && (
        <Button small disabled={requesting} onClick={state.pageDrop ? publishAnyway : retry}>
          {state.pageDrop ? "Publish anyway" : "Retry"}
        </Button>
      )}
    </section>
  );
}
