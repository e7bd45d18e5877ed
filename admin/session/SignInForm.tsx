import { useState, type SubmitEvent } from "react";
import { Alert, Button } from "../ui/controls.tsx";
import { EmailField, PasswordField } from "./AccountFields.tsx";
import { useAuth } from "./auth-context.ts";
import { authMessage, BOTH_NEEDED, UNEXPECTED_ERROR, useAttempt } from "./use-attempt.ts";
import { Dialog } from "../ui/Dialog.tsx";

/** Email, password, Sign In. A success only changes the session; the surrounding screen decides what follows. */
export function SignInForm({ email: known }: { email?: string | undefined }) {
  const { signIn } = useAuth();
  const [email, setEmail] = useState(known ?? "");
  const [password, setPassword] = useState("");
  const { busy, notice, attempt, refuse } = useAttempt();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!email.trim() || !password.trim()) return refuse(BOTH_NEEDED);
    await attempt("sign in", UNEXPECTED_ERROR, async () => {
      const { error } = await signIn({ email: email.trim(), password });
      return error && { bad: true, text: authMessage(error) };
    });
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <EmailField value={email} onChange={setEmail} />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Alert boxed>{notice?.text}</Alert>
      <Button type="submit" intent="primary" busy={busy !== null} className="inline-full">
        {busy ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}

/** A dialog over the screen when the session has ended: after signing in the user continues, with everything typed still there. */
export function SignInAgain() {
  const { expired, user } = useAuth();
  return (
    <Dialog
      open={expired}
      onClose={() => undefined}
      title="Please sign in again"
      description="Your session has ended. Everything you typed is still here, and a save that was interrupted goes on once you have signed in."
    >
      <SignInForm email={user?.email} />
    </Dialog>
  );
}
