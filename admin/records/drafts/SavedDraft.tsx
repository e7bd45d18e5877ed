import { Link } from "@tanstack/react-router";
import { FilePenLine } from "lucide-react";
import { Suspense, useState } from "react";
import type { Draft } from "#db/changes/drafts.ts";
import { putInPlan } from "#db/changes/plans.ts";
import { authorText } from "#domain/content/change-text.ts";
import { contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { notice } from "#styles/variants/basics.ts";
import { client } from "../../environment.ts";
import { SharePreviewButton } from "../../preview/SharePreviewButton.tsx";
import { useAccountName } from "../../queries/accounts.ts";
import { useAuth } from "../../session/auth-context.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Button } from "../../ui/controls.tsx";
import { toast } from "../../ui/toast.ts";
import { useEver } from "../../ui/dialog-state.ts";
import { moment } from "../../ui/moment.ts";
import { ErrorPanel } from "../../ui/panels.tsx";
import { lazyPart } from "../../update/lazy-part.tsx";
import type { SavedDraftState } from "./use-saved-draft.ts";

const PutInPlanDialog = lazyPart(() => import("../../plans/PutInPlanDialog.tsx"), "PutInPlanDialog");
const DraftDialog = lazyPart(() => import("../../changes/DraftDialog.tsx"), "DraftDialog");

type Props = {
  kind: ContentKind;
  isNew: boolean;
  /** The version that the form shows; null if it shows the record as it is stored. */
  shown: string | null;
  /** Whether something was typed that no draft has. */
  dirty: boolean;
  saved: SavedDraftState;
};

/** Above a form: whose draft of the record there is, to be opened, compared or discarded. */
export function SavedDraft({ kind, isNew, shown, dirty, saved }: Props) {
  const { draft, busy } = saved;
  const { noun, nouns } = contentKind(kind);
  const asBefore = kind === "setting" ? `the ${nouns} as they were` : `the ${noun} as it was`;
  const [question, setQuestion] = useState<"open" | "discard" | null>(null);
  const [comparing, setComparing] = useState(false);
  const compared = useEver(comparing);
  const [planning, setPlanning] = useState(false);
  const planned = useEver(planning);
  if (saved.isMissing)
    return (
      <p role="status" className={notice({ tone: "warn" })}>
        This draft does not exist any more: it was published or discarded.
      </p>
    );
  if (saved.isUnread) return <ErrorPanel title="The draft could not be loaded" onRetry={saved.read} />;
  if (!draft) return null;
  const isShown = shown === draft.id;
  const isOvertaken = shown !== null && !isShown;
  return (
    <section
      aria-label="Saved draft"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sheet border border-petrol bg-petrol-wash px-5 py-3"
    >
      <p className="flex flex-[1_1_20rem] items-start gap-3">
        <FilePenLine aria-hidden="true" className="mbs-0.5 size-5 flex-none text-petrol" />
        <span>
          <Author draft={draft} newer={isOvertaken} />
          {draft.plan_id && " It is part of a plan."}
          {isShown
            ? isNew
              ? " You are editing it. Visitors see nothing of it until it is published."
              : ` You are editing it. Until it is published, visitors see ${asBefore}.`
            : isOvertaken
              ? " Yours is still in the form: open the newer one, or replace it with yours."
              : " Visitors see nothing of it."}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!isShown && (
          <Button small intent="primary" onClick={() => (dirty || isOvertaken ? setQuestion("open") : saved.open())}>
            Open draft
          </Button>
        )}
        {(isOvertaken || (dirty && !isShown)) && (
          <Button small busy={busy} onClick={() => void saved.replace()}>
            Replace it with mine
          </Button>
        )}
        {draft.after && (
          <Button small onClick={() => setComparing(true)}>
            Show changes
          </Button>
        )}
        {draft.plan_id ? (
          <Link to="/admin/plans/$id" params={{ id: draft.plan_id }} className={buttonClass({ small: true })}>
            Open its plan
          </Link>
        ) : (
          <Button small onClick={() => setPlanning(true)}>
            Put into a plan
          </Button>
        )}
        <SharePreviewButton subject={saved.subject} noun="draft" />
        <Button small intent="danger" onClick={() => setQuestion("discard")}>
          Discard draft
        </Button>
      </div>
      <Question
        question={question}
        onDone={() => setQuestion(null)}
        onConfirm={() => (question === "open" ? saved.open() : saved.discard())}
      />
      <Suspense>
        {compared && draft.after && (
          <DraftDialog kind={kind} draft={draft} open={comparing} onClose={() => setComparing(false)} />
        )}
        {planned && (
          <PutInPlanDialog
            open={planning}
            what="this draft"
            onClose={() => setPlanning(false)}
            onPlan={async (plan, title) => {
              await putInPlan(client, [draft.id], plan);
              toast.success(`Put into ${title}`);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

function Author({ draft: { made_by, made_at }, newer }: { draft: Draft; newer: boolean }) {
  const { user } = useAuth();
  const name = useAccountName()(made_by);
  const who = made_by !== null && made_by === user?.id ? "You" : authorText(name, made_by);
  return (
    <>
      <strong>
        {who.slice(0, 1).toUpperCase()}
        {who.slice(1)} saved a {newer ? "newer draft" : "draft"}
      </strong>{" "}
      on <time dateTime={made_at}>{moment(made_at)}</time>.
    </>
  );
}

type QuestionProps = { question: "open" | "discard" | null; onConfirm: () => unknown; onDone: () => void };

function Question({ question, onConfirm, onDone }: QuestionProps) {
  const discards = question === "discard";
  return (
    <ConfirmDialog
      open={question !== null}
      title={discards ? "Discard this draft?" : "Open the draft?"}
      confirmLabel={discards ? "Discard draft" : "Open draft"}
      cancelLabel={discards ? "Keep it" : "Keep editing"}
      danger={discards}
      onConfirm={async () => {
        await onConfirm();
        onDone();
      }}
      onCancel={onDone}
    >
      <p>
        {discards
          ? "It is deleted for everybody and cannot be brought back."
          : "What you typed in this form and did not save is replaced by the draft."}
      </p>
    </ConfirmDialog>
  );
}
