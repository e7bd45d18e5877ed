import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { hasAdmin, isAdministrator } from "#db/accounts.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { client } from "../environment.ts";
import { queryKeys } from "../queries/keys.ts";
import { queryClient } from "../query-client.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useAuth, type Credentials } from "./auth-context.ts";
import { authMessage } from "./auth-errors.ts";

type Action = "create" | "sign-in";
type Notice = { bad: boolean; text: string };

const FAILED: Record<Action, string> = { create: "Failed to create admin user", "sign-in": "Failed to sign in" };
const HAS_ADMIN = { queryKey: queryKeys.hasAdmin, queryFn: () => hasAdmin(client), retry: false };

export function SetupForm() {
  const { user, signIn, signUp } = useAuth();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState<Action | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const administratorExists = useQuery({ ...HAS_ADMIN, staleTime: 0 });
  const first = administratorExists.data === false;

  // Of two first accounts created at the same time only one becomes the administrator; the database knows which.
  const create = async (credentials: Credentials): Promise<Notice> => {
    const { data, error } = await signUp(credentials);
    if (error) return { bad: true, text: authMessage(error, FAILED.create) };
    const administrator = data.user !== null && (await isAdministrator(client, data.user.id));
    const mustVerify = data.session === null;
    const verify = mustVerify ? "Check your email for verification link." : "You are signed in.";
    return {
      bad: false,
      text: administrator
        ? `Admin user created successfully! ${verify}`
        : `Account created. An administrator must approve it before you can make changes.${mustVerify ? ` ${verify}` : ""}`,
    };
  };
  const enter = async (credentials: Credentials): Promise<Notice> => {
    const { error } = await signIn(credentials);
    return error
      ? { bad: true, text: authMessage(error, FAILED["sign-in"]) }
      : { bad: false, text: "Signed in successfully!" };
  };

  const run = async (action: Action) => {
    if (!email.trim() || !password.trim())
      return setNotice({ bad: true, text: "Please enter both email and password" });
    setNotice(null);
    setBusy(action);
    try {
      setNotice(await (action === "create" ? create : enter)({ email: email.trim(), password }));
    } catch (error) {
      console.error(FAILED[action], error);
      setNotice({ bad: true, text: FAILED[action] });
    } finally {
      setBusy(null);
      void queryClient.invalidateQueries({ queryKey: HAS_ADMIN.queryKey });
    }
  };
  // Enter creates the first account; once there is one, it signs in.
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { data } = administratorExists.isSuccess ? administratorExists : await administratorExists.refetch();
    await run(data === false ? "create" : "sign-in");
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4" aria-label="Account">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          autoComplete={first ? "new-password" : "current-password"}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Alert boxed tone={notice?.bad ? "bad" : "good"}>
        {notice?.text}
      </Alert>
      <div className="flex flex-wrap gap-3">
        {user && (
          <Link to="/admin" className={buttonClass({ variant: "primary" })}>
            Go to the dashboard
          </Link>
        )}
        <Button
          type={first ? "submit" : "button"}
          variant={user || !first ? "plain" : "primary"}
          disabled={busy !== null}
          onClick={first ? undefined : () => void run("create")}
        >
          {busy === "create" ? "Creating..." : "Create Admin User"}
        </Button>
        <Button
          type={first ? "button" : "submit"}
          variant={user || first ? "plain" : "primary"}
          disabled={busy !== null}
          onClick={first ? () => void run("sign-in") : undefined}
        >
          {busy === "sign-in" ? "Signing in..." : "Sign In"}
        </Button>
      </div>
    </form>
  );
}
