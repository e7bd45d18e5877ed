import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { ENQUIRY_STATUSES, type Outcome } from "#domain/enquiries/enquiry-status.ts";
import { outcomeProblem } from "#domain/enquiries/enquiry-work.ts";
import { Button } from "../../ui/controls.tsx";
import { TextField } from "../../ui/Field.tsx";

type Props = { outcome: Outcome; busy: boolean; onSave: (reason: string | null) => void; onCancel: () => void };

/** Why an enquiry was won or lost; a loss is not stored without a reason. */
export function OutcomeForm({ outcome, busy, onSave, onCancel }: Props) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = outcomeProblem(outcome, typed);
    setFault(problem);
    if (!problem && !busy) onSave(typed.trim() || null);
  };
  return (
    <form ref={form} noValidate className="mbs-4 grid gap-3" aria-label={ENQUIRY_STATUSES[outcome]} onSubmit={submit}>
      <TextField
        label={`${ENQUIRY_STATUSES[outcome]}: reason`}
        required={outcome === "lost"}
        value={typed}
        error={fault ?? undefined}
        hint={
          outcome === "lost" ? "Such as the price, or who got the order." : "Such as the price or the time of delivery."
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" intent="primary" busy={busy}>
          {`Save as ${ENQUIRY_STATUSES[outcome].toLowerCase()}`}
        </Button>
        <Button type="button" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
