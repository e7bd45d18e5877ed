import { useId, useState, type SubmitEvent } from "react";
import { RefusedError } from "#db/errors.ts";
import { PLAN_NAME_MAX } from "#domain/publishing/plans.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { failureText } from "../ui/failure-text.ts";
import { TextField } from "../ui/Field.tsx";
import { useRefusal } from "../ui/use-one-at-a-time.ts";

type Props = {
  open: boolean;
  title: string;
  confirmLabel: string;
  /** The name so far. */
  name?: string;
  onClose: () => void;
  /** What the name is for; rejects if that is refused. */
  onName: (name: string) => Promise<void>;
};

/** Asks for the name of a plan. */
export function NameDialog({ open, title, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={title}>
      {open && <NameForm {...rest} />}
    </Dialog>
  );
}

/** Why nothing was done with a plan, for the screen. */
export const planRefusal = (error: unknown): string =>
  error instanceof RefusedError
    ? error.message
    : failureText(error, "The database refused this. Nothing was changed; please try again.");

function NameForm({ confirmLabel, name = "", onClose, onName }: Omit<Props, "open" | "title">) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState("");
  const { busy, refusal, attempt } = useRefusal(planRefusal, "The name of the plan was not stored");
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() === "") return setError("Enter a name");
    await attempt(async () => {
      await onName(typed.trim());
      onClose();
    });
  };
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label="Name"
        required
        autoFocus
        maxLength={PLAN_NAME_MAX}
        value={typed}
        error={error}
        hint="What the office calls it: Ramadan catalogue."
        onChange={({ target }) => {
          setTyped(target.value);
          setError("");
        }}
      />
      <Alert boxed>{refusal}</Alert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" intent="primary" busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
