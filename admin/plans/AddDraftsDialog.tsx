import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listDrafts } from "#db/changes/draft-lists.ts";
import { putInPlan, type Plan } from "#db/changes/plans.ts";
import { contentKind } from "#domain/content/content-kinds.ts";
import { counted } from "#domain/text/text.ts";
import { draftName } from "../changes/draft-links.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";
import { Alert, Button, Checkbox } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/Field.tsx";
import { QueryState } from "../ui/panels.tsx";
import { toast } from "../ui/toast.ts";
import { useRefusal } from "../ui/use-one-at-a-time.ts";
import { planRefusal } from "./NameDialog.tsx";
import { refreshPlans } from "./plan-queries.ts";

/** As many drafts are offered; older ones are found by their editors. */
const OFFERED = 1000;

type Props = { plan: Plan; open: boolean; onClose: () => void };

/** Chooses drafts that are in no plan yet. */
export function AddDraftsDialog({ plan, open, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState("");
  const { busy, refusal, setRefusal, attempt } = useRefusal(planRefusal, "The drafts were not put into the plan");
  const query = useQuery({
    queryKey: queryKeys.offeredDrafts,
    queryFn: async () => (await listDrafts(client, { limit: OFFERED, offset: 0 })).data,
    enabled: open,
    staleTime: 0,
    select: (drafts) => drafts.filter(({ plan_id, is_gone }) => plan_id === null && !is_gone),
  });
  const offered = (query.data ?? []).filter((draft) =>
    draftName(draft).toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()),
  );
  const picked = (query.data ?? []).filter(({ id }) => chosen.has(id));
  const all = offered.length > 0 && offered.every(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  const close = () => {
    setChosen(new Set());
    setWords("");
    setRefusal("");
    onClose();
  };
  const add = async () => {
    await attempt(async () => {
      await putInPlan(
        client,
        picked.map(({ id }) => id),
        plan.id,
      );
      toast.success(`${counted(picked.length, "draft")} put into ${plan.title}`);
      close();
    });
    await refreshPlans();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Add drafts"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button intent="primary" disabled={picked.length === 0} busy={busy} onClick={() => void add()}>
            {picked.length === 0 ? "Add" : `Add ${counted(picked.length, "draft")}`}
          </Button>
        </>
      }
    >
      <QueryState query={query} loading="Loading drafts..." failed="The drafts could not be loaded" />
      {query.data?.length === 0 && (
        <p>
          No draft is left that is in no plan. Save draft, at the end of every editor, keeps a change without publishing
          it.
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <>
          <TextField
            label="Find a draft"
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {offered.length === 0 && <p role="status">No draft has this in its name.</p>}
          <label className="flex items-center gap-2.5 text-sm font-medium" hidden={offered.length === 0}>
            <Checkbox
              checked={all}
              indeterminate={!all && offered.some(({ id }) => chosen.has(id))}
              onChange={({ target }) =>
                choose(
                  offered.map(({ id }) => id),
                  target.checked,
                )
              }
            />
            All {counted(offered.length, "draft")} shown
          </label>
          <ul aria-label="Drafts" className="overflow-y-auto rounded-control border border-line max-block-80">
            {offered.map((draft) => (
              <li key={draft.id} className="border-line not-first:border-bs">
                <label className="flex items-center gap-2.5 px-3 py-2 hover:bg-petrol-wash">
                  <Checkbox
                    checked={chosen.has(draft.id)}
                    onChange={({ target }) => choose([draft.id], target.checked)}
                  />
                  <span className="wrap-anywhere">
                    {draftName(draft)}
                    <span className="text-sm text-ink-soft">
                      {" · "}
                      {draft.is_new ? `New ${contentKind(draft.kind).noun}` : contentKind(draft.kind).title}
                      {!draft.is_complete && " · Incomplete"}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <Alert boxed>{refusal}</Alert>
    </Dialog>
  );
}
