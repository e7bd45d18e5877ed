import { useState, type SubmitEvent } from "react";
import { hasAdmin } from "#db/accounts.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { client } from "../environment.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useAuth, type Credentials } from "./auth-context.ts";
import { authMessage } from "./auth-errors.ts";

type Deed = "create" | "sign-in";
type Notice = { bad: boolean; text: string };

const FAILED: Record<Deed, string> = { create: "Failed to create admin user", "sign-in": "Failed to sign in" };

export function SetupForm() {
  const { signIn, signUp } = useAuth();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState<Deed | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  // Asked before the account exists: afterwards the first administrator may be this very account.
  const create = async (credentials: Credentials): Promise<Notice> => {
    const waits = await hasAdmin(client);
    const { error } = await signUp(credentials);
    if (error) return { bad: true, text: authMessage(error, FAILED.create) };
    return {
      bad: false,
      text: waits
        ? "Account created. An administrator must approve it before you can make changes."
        : "Admin user created successfully! Check your email for verification link.",
    };
  };
  const enter = async (credentials: Credentials): Promise<Notice> => {
    const { error } = await signIn(credentials);
    return error
      ? { bad: true, text: authMessage(error, FAILED["sign-in"]) }
      : { bad: false, text: "Signed in successfully!" };
  };

  const run = async (deed: Deed) => {
    if (!email.trim() || !password.trim())
      return setNotice({ bad: true, text: "Please enter both email and password" });
    setNotice(null);
    setBusy(deed);
    try {
      setNotice(await (deed === "create" ? create : enter)({ email: email.trim(), password }));
    } catch (error) {
      console.error(FAILED[deed], error);
      setNotice({ bad: true, text: FAILED[deed] });
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run("sign-in");
  };

  return (
    <form onSubmit={submit} noValidate className="stack" aria-label="Account">
      <div className="grid gap-4 md:grid-cols-2">
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
      </div>
      <p
        role={notice?.bad ? "alert" : "status"}
        className={notice ? `notice ${notice.bad ? "notice-bad" : "notice-good"}` : "sr-only"}
      >
        {notice?.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={busy !== null} onClick={() => void run("create")}>
          {busy === "create" ? "Creating..." : "Create Admin User"}
        </Button>
        <Button type="submit" disabled={busy !== null}>
          {busy === "sign-in" ? "Signing in..." : "Sign In"}
        </Button>
      </div>
    </form>
  );
}
