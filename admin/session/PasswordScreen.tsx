import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState, type ReactNode } from "react";
import { PasswordRefused, setPassword, signInByMail, redeemPasswordLink } from "#db/accounts/passwords.ts";
import { link } from "#styles/variants/basics.ts";
import { Alert } from "../ui/controls.tsx";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { Loading } from "../ui/panels.tsx";
import { useTitle } from "../ui/use-title.ts";
import { currentArrival, finishArrival } from "./arrival.ts";
import { useAuth } from "./auth-context.ts";
import { authMessage } from "./use-attempt.ts";
import { Entrance } from "./Entrance.tsx";
import { ForgottenForm } from "./ForgottenForm.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

const USED_UP = "This link has expired or was used already. Ask for a new one.";

/** Change your own password, or set a new one by a one-time link or an email; without either, how to get one. */
export function PasswordScreen() {
  const { user, loading, expired, signIn } = useAuth();
  const navigate = useNavigate();
  const [arrival] = useState(currentArrival);
  const signedInByMail = useRef(false);

  const done = async () => {
    finishArrival();
    toast.success("Password changed");
    await navigate({ to: "/admin" });
    return undefined;
  };
  const set = async (password: string, current?: string) => {
    const { error } = await setPassword(client, password, current);
    return error ? authMessage(error) : done();
  };
  const byMail = async (tokenHash: string, password: string) => {
    // Only when the form is sent, so that an email program that opens the link does not use it up. A second try has a session.
    if (!signedInByMail.current) {
      const { error } = await signInByMail(client, tokenHash);
      if (error) return error.code === "otp_expired" ? USED_UP : authMessage(error);
      signedInByMail.current = true;
    }
    return set(password);
  };
  const byLink = async (token: string, password: string) => {
    try {
      const email = await redeemPasswordLink(client, token, password);
      const { error } = await signIn({ email, password });
      return error ? authMessage(error) : done();
    } catch (error) {
      if (error instanceof PasswordRefused) return error.message;
      throw error;
    }
  };

  if (arrival.kind === "link")
    return (
      <Frame title="Set a new password" intro="This link works once. You are signed in afterwards.">
        <NewPasswordForm label="Set password" onSubmit={(password) => byLink(arrival.token, password)} />
      </Frame>
    );
  if (arrival.kind === "mail")
    return (
      <Frame title="Set a new password" intro="You are signed in afterwards.">
        <NewPasswordForm label="Set password" onSubmit={(password) => byMail(arrival.tokenHash, password)} />
      </Frame>
    );
  if (loading) return <Loading place="main" label="Checking authentication..." />;
  if (user && !expired && arrival.kind === "recovered")
    return (
      <Frame title="Set a new password" intro={`For ${user.email ?? "your account"}.`}>
        <NewPasswordForm label="Set password" onSubmit={(password) => set(password)} />
      </Frame>
    );
  if (user && !expired)
    return (
      <Frame
        title="Change password"
        intro={`You are signed in as ${user.email ?? ""}. Changing the password signs this account out everywhere else.`}
      >
        <NewPasswordForm askCurrent label="Change password" onSubmit={set} />
      </Frame>
    );
  return (
    <Frame title="Forgotten password" intro="A link in an email lets you set a new one.">
      {arrival.kind !== "none" && <Alert boxed>{USED_UP}</Alert>}
      <ForgottenForm />
    </Frame>
  );
}

function Frame({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  useTitle(title);
  const { user } = useAuth();
  return (
    <Entrance title={title} intro={intro}>
      {children}
      <p className="text-sm">
        {user ? (
          <Link to="/admin" className={link()}>
            Back to Dashboard
          </Link>
        ) : (
          <Link to="/admin/login" className={link()}>
            Back to the login
          </Link>
        )}
      </p>
    </Entrance>
  );
}
