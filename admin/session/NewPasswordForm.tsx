import { useState, type SubmitEvent } from "react";
import { isAcceptablePassword, PASSWORD_RULE } from "#domain/accounts/password.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { UNEXPECTED_ERROR } from "./auth-errors.ts";

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
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (askCurrent && current === "") return setMessage("Enter your current password.");
    if (!isAcceptablePassword(password)) return setMessage(PASSWORD_RULE);
    setMessage("");
    setBusy(true);
    try {
      setMessage((await onSubmit(password, current)) ?? "");
    } catch (error) {
      console.error("The password was not set", error);
      setMessage(UNEXPECTED_ERROR);
    } finally {
      setBusy(false);
    }
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
        hint="At least 8 characters."
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Alert boxed>{message}</Alert>
      <Button type="submit" intent="primary" disabled={busy} className="inline-full">
        {busy ? "Saving..." : label}
      </Button>
    </form>
  );
}
