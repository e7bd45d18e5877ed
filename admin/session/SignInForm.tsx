import { useState, type SubmitEvent } from "react";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useAuth } from "./auth-context.ts";
import { authMessage, UNEXPECTED_ERROR } from "./auth-errors.ts";

/** Email, password, Sign In. On success only the session changes; the screen around it decides what follows. */
export function SignInForm({ email: known }: { email?: string | undefined }) {
  const { signIn } = useAuth();
  const [email, setEmail] = useState(known ?? "");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!email.trim() || !password.trim()) return setMessage("Please enter both email and password");
    setMessage("");
    setBusy(true);
    try {
      const { error } = await signIn({ email: email.trim(), password });
      if (error) setMessage(authMessage(error));
    } catch (error) {
      console.error("Sign-in failed", error);
      setMessage(UNEXPECTED_ERROR);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Alert boxed>{message}</Alert>
      <Button type="submit" intent="primary" disabled={busy} className="inline-full">
        {busy ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
