import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { claimSetup, isSetupToken, type Credentials } from "#db/accounts/accounts.ts";
import { setupToken } from "#domain/accounts/setup-link.ts";
import { notice as noticeLook } from "#styles/variants/basics.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { buttonClass } from "#styles/variants/administration.ts";
import { client } from "../environment.ts";
import { hasAdminQuery } from "../queries/accounts.ts";
import { queryKeys, queryClient } from "../query-client.ts";
import { PasswordField, EmailField } from "./AccountFields.tsx";
import { useAuth } from "./auth-context.ts";
import { authMessage, BOTH_NEEDED, useAttempt, type Notice } from "./use-attempt.ts";

type Action = "create" | "sign in";

const FAILED: Record<Action, string> = { create: "Failed to create admin user", "sign in": "Failed to sign in" };
const HAS_ACCOUNT = "This account could not be created. If you have one already, please sign in.";
/** Whether the address of this screen is a set-up link that can still be used. */
const VALID_LINK = {
  queryKey: queryKeys.setupLink,
  queryFn: async () => {
    const token = setupToken(location.hash);
    return token !== null && (await isSetupToken(client, token));
  },
  retry: false,
};

/** Makes the account that is signed in the first administrator, where this screen was opened with the set-up link. */
async function claim(): Promise<boolean> {
  const token = setupToken(location.hash);
  return token !== null && (await claimSetup(client, token));
}

export function SetupForm() {
  const { user, signIn, signUp } = useAuth();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { busy, notice, attempt, refuse } = useAttempt<Action>();
  const administratorExists = useQuery({ ...hasAdminQuery, staleTime: 0 });
  const validLink = useQuery({ ...VALID_LINK, staleTime: 0 });
  const first = administratorExists.data === false;

  // Without a session the address is confirmed by mail first; signing in here afterwards uses the set-up link.
  const create = async (credentials: Credentials): Promise<Notice> => {
    const { error } = await signUp(credentials);
    if (error?.code === "invalid_credentials") return { bad: true, text: HAS_ACCOUNT };
    const mustVerify = error?.code === "email_not_confirmed";
    if (error && !mustVerify) return { bad: true, text: authMessage(error, FAILED.create) };
    // Asked again: whoever is quick has pressed the button before the first answer.
    const administrator = mustVerify ? (await validLink.refetch()).data === true : await claim();
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
    if (error) return { bad: true, text: authMessage(error, FAILED["sign in"]) };
    return {
      bad: false,
      text: (await claim()) ? "Signed in successfully! You are the administrator now." : "Signed in successfully!",
    };
  };

  const run = async (action: Action) => {
    if (!email.trim() || !password.trim()) return refuse(BOTH_NEEDED);
    const act = action === "create" ? create : enter;
    await attempt(action, FAILED[action], () => act({ email: email.trim(), password }));
    // Read before this account was the administrator, they would keep it out of the dashboard.
    queryClient.removeQueries({ queryKey: queryKeys.rights() });
    for (const { queryKey } of [hasAdminQuery, VALID_LINK]) void queryClient.invalidateQueries({ queryKey });
  };
  // Enter creates the first account; once there is one, it signs in.
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { data } = administratorExists.isSuccess ? administratorExists : await administratorExists.refetch();
    await run(data === false ? "create" : "sign in");
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4" aria-label="Account">
      <div className="grid gap-4 md:grid-cols-2">
        <EmailField value={email} onChange={setEmail} />
        <PasswordField
          autoComplete={first ? "new-password" : "current-password"}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      {first && validLink.data === false && (
        <p className={noticeLook({ tone: "warn" })}>
          There is no administrator yet. To become the first one, open this screen with the set-up link that{" "}
          <code>npm start</code> printed (<code>npm run setup</code> prints it for a hosted project).
        </p>
      )}
      <Alert boxed tone={notice?.bad ? "bad" : "good"}>
        {notice?.text}
      </Alert>
      <div className="flex flex-wrap gap-3">
        {user && busy === null && (
          <Link to="/admin" className={buttonClass({ intent: "primary" })}>
            Go to the dashboard
          </Link>
        )}
        <Button
          type={first ? "submit" : "button"}
          intent={user || !first ? "plain" : "primary"}
          busy={busy !== null}
          onClick={first ? undefined : () => void run("create")}
        >
          {busy === "create" ? "Creating..." : "Create Admin User"}
        </Button>
        <Button
          type={first ? "button" : "submit"}
          intent={user || first ? "plain" : "primary"}
          busy={busy !== null}
          onClick={first ? () => void run("sign in") : undefined}
        >
          {busy === "sign in" ? "Signing in..." : "Sign In"}
        </Button>
      </div>
    </form>
  );
}
