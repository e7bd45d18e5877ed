import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { creationAddress } from "#domain/content/content-kinds.ts";
import { buttonClass, frame, heading, sheet } from "#styles/variants/administration.ts";
import { client } from "../environment.ts";
import { SetUpContent } from "../features/import/workbook/SetUpContent.tsx";
import { SetUpForm } from "../features/settings/SetUpForm.tsx";
import { readSettings } from "../features/settings/settings-record.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys } from "../query-client.ts";
import { RecordGate } from "../records/record-screens.tsx";
import { Button } from "../ui/controls.tsx";
import { Steps } from "../ui/Steps.tsx";
import { useTitle } from "../ui/use-title.ts";
import { leaveAt, leftAt, SET_UP_STEPS, type SetUpStep } from "./set-up.ts";

const route = getRouteApi("/protected/admin/new-site");
const TITLES: Record<SetUpStep, string> = {
  company: "Company",
  look: "Look",
  languages: "Languages",
  parts: "What to show",
  content: "Content",
  done: "Done",
};
const STEPS: readonly { step: SetUpStep; label: string }[] = SET_UP_STEPS.filter((step) => step !== "done").map(
  (step) => ({ step, label: TITLES[step] }),
);
const INTROS: Record<SetUpStep, string> = {
  company: "What stands on every page. Everything can be changed later, under Site Settings.",
  look: "Logo, colours and typeface. The sample below shows them on light and dark screens.",
  languages: "The site is in English; every page can be made in further languages.",
  parts: "A part without content is left out anyway. Mark what this site will never have.",
  content: "What the site begins with. More can be added or imported at any time.",
  done: "That was all of it.",
};

/** The set-up of a new site in five steps. It can be left at each of them, and is resumed there. */
export function NewSiteScreen() {
  useTitle("Set up your site");
  const { step: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const step = asked ?? leftAt() ?? "company";
  useEffect(() => leaveAt(step), [step]);
  const go = (next: SetUpStep) => void navigate({ search: { step: next } });
  const following = SET_UP_STEPS[SET_UP_STEPS.indexOf(step) + 1] ?? "done";
  // What was typed is stored: nothing is lost by leaving it.
  const onSaved = () => void navigate({ search: { step: following }, ignoreBlocker: true });
  const query = useQuery({
    queryKey: queryKeys.settingsRecord,
    queryFn: () => readSettings(client),
    staleTime: 0,
    gcTime: 0,
  });
  const intro = useRef<HTMLParagraphElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // The pressed button disappears with the step before.
    if (before.current !== step) intro.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <div className={frame({ width: "editor" })}>
      <header className="grid gap-3">
        <h1 className={heading({ level: "page" })}>Set up your site</h1>
        {step !== "done" && <Steps label="Steps of the set-up" steps={STEPS} step={step} ahead onStep={go} />}
        <p ref={intro} tabIndex={-1} className="text-ink-soft outline-none max-inline-[65ch]">
          {INTROS[step]}
        </p>
      </header>
      {step === "done" ? (
        <Done />
      ) : step === "content" ? (
        <SetUpContent onDone={onSaved}>
          <Leave />
        </SetUpContent>
      ) : (
        <RecordGate query={query} noun="settings" tab="settings">
          {(record) => (
            <SetUpForm key={step} step={step} record={record} onSaved={onSaved}>
              <Leave />
              <Button onClick={() => go(following)}>Skip this step</Button>
            </SetUpForm>
          )}
        </RecordGate>
      )}
    </div>
  );
}

const Leave = () => (
  <Link to="/admin" className={buttonClass({ intent: "quiet" })}>
    Later
  </Link>
);

/** The end: where the site is, and what comes next. */
function Done() {
  const { state } = usePublishing();
  const isLive = state?.stage === "live";
  return (
    <section className={sheet} aria-label="The site">
      <p role="status" className="flex items-center gap-2 font-medium">
        <CircleCheck aria-hidden="true" className={isLive ? "text-good" : "text-ink-soft"} />
        {isLive ? "Your site is live." : "Your site is being published. This takes a moment."}
      </p>
      <div className="flex flex-wrap gap-2">
        <a href="/" target="_blank" rel="noopener" className={buttonClass({ intent: "primary" })}>
          Open the website<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <Link to="/admin" className={buttonClass()}>
          Dashboard
        </Link>
        <Link to={creationAddress("product")} className={buttonClass()}>
          Add a product
        </Link>
        <Link to={creationAddress("project")} className={buttonClass()}>
          Add a project
        </Link>
        <Link to="/admin/workbook" className={buttonClass()}>
          Workbook
        </Link>
      </div>
    </section>
  );
}
