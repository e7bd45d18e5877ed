import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { savePlan } from "#db/changes/plans.ts";
import { PLAN_NAME_MAX } from "#domain/publishing/plans.ts";
import { planTime } from "#domain/publishing/plan-time.ts";
import { client } from "../environment.ts";
import { useMay } from "../session/rights.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { SelectField, TextField } from "../ui/Field.tsx";
import { QueryState } from "../ui/panels.tsx";
import { useRefusal } from "../ui/use-one-at-a-time.ts";
import { planRefusal } from "./NameDialog.tsx";
import { refreshPlans, waitingPlansQuery } from "./plan-queries.ts";

type Props = {
  open: boolean;
  /** 'the draft of Carrier 19XR' */
  what: string;
  onClose: () => void;
  /** Puts it into the chosen plan; rejects if that is refused. */
  onPlan: (plan: string, title: string) => Promise<void> | void;
};

/** Asks for the plan that something is put into: one that waits, or a new one. */
export function PutInPlanDialog({ open, what, ...rest }: Props) {
  return (
    <Dialog
      open={open}
      onClose={rest.onClose}
      title="Put into a plan"
      description={<p>Which plan is {what} part of?</p>}
    >
      {open && <ChoiceForm {...rest} />}
    </Dialog>
  );
}

const NEW = "new";

function ChoiceForm({ onClose, onPlan }: Omit<Props, "open" | "what">) {
  const publishes = useMay()("content.publish");
  const query = useQuery(waitingPlansQuery);
  // What has a date goes live without another look: only publishers add to it.
  const plans = (query.data ?? []).filter(({ due_at }) => publishes || due_at === null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const { busy, refusal, attempt } = useRefusal(planRefusal, "It was not put into the plan");
  const plan = chosen ?? plans[0]?.id ?? NEW;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (plan === NEW && name.trim() === "") return setError("Enter a name");
    await attempt(async () => {
      const id = plan === NEW ? await savePlan(client, name.trim()) : plan;
      // If the next step is refused, trying again uses the plan that was made.
      setChosen(id);
      await onPlan(id, plan === NEW ? name.trim() : (plans.find((one) => one.id === plan)?.title ?? ""));
      onClose();
    });
    await refreshPlans();
  };
  if (!query.data)
    return <QueryState query={query} loading="Loading plans..." failed="The plans could not be loaded" />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <SelectField label="Plan" value={plan} onChange={({ target }) => setChosen(target.value)}>
        {plans.map(({ id, title, due_at }) => (
          <option key={id} value={id}>
            {title}
            {due_at && `, ${planTime(new Date(due_at))}`}
          </option>
        ))}
        <option value={NEW}>A new plan</option>
      </SelectField>
      {plan === NEW && (
        <TextField
          label="Name of the new plan"
          required
          maxLength={PLAN_NAME_MAX}
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError("");
          }}
        />
      )}
      <Alert boxed>{refusal}</Alert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" intent="primary" busy={busy}>
          Put into the plan
        </Button>
      </div>
    </form>
  );
}
