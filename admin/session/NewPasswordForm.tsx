import { useState, type SubmitEvent } from "react";
import { isAcceptablePassword, PASSWORD_HINT, PASSWORD_RULE } from "#domain/accounts/password.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { PasswordField } from "./AccountFields.tsx";
import { UNEXPECTED_ERROR, useAttempt } from "./use-attempt.ts";

type Props = {
  /** Asks for the current password first. */
  askCurrent?: boolean;
  label: string;
  /** Returns the message of a refusal, or nothing. */
  onSubmit: (password: string, current: string) => Promise<string | undefined>;
};

/** A form for a new password. */
export function NewPasswordForm({ askCurrent = false, label, onSubmit }: Props) {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const { busy, notice, attempt, refuse } = useAttempt();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (askCurrent && current === "") return refuse("Enter your current password.");
    if (!isAcceptablePassword(password)) return refuse(PASSWORD_RULE);
    await attempt("set the password", UNEXPECTED_ERROR, async () => {
      const refusal = await onSubmit(password, current);
      return refusal ? { bad: true, text: refusal } : null;
    });
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      {askCurrent && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
      )}
      <PasswordField
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Alert boxed>{notice?.text}</Alert>
      <Button type="submit" intent="primary" busy={busy !== null} className="inline-full">
        {busy ? "Saving..." : label}
      </Button>
    </form>
  );
}
