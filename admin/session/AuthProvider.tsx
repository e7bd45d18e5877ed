import type { Session } from "@supabase/auth-js";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { createAccount } from "#db/accounts/accounts.ts";
import { client, hasStoredSession } from "../environment.ts";
import { queryClient } from "../query-client.ts";
import { AuthContext, type Auth } from "./auth-context.ts";
import { pauseRequests, renewWith, resumeRequests } from "./session-fetch.ts";

type State = { session: Session | null; loading: boolean; expired: boolean };

/** Tells the other tabs that somebody pressed Sign Out, so that they do not treat it as an expired session. */
const SIGN_OUT_CHANNEL = "plantroom-sign-out";

/** The client tells of a session only if it goes on: one that was stored and does not has ended since the last visit. */
const hadSession = hasStoredSession();

/** The current access token if it is another than the refused one, or a new one. Null without a session, or when it has ended. */
async function renewSession(refused: string): Promise<string | null> {
  const { data: current } = await client.auth.getSession();
  if (!current.session) return null;
  if (current.session.access_token !== refused) return current.session.access_token;
  const { data, error } = await client.auth.refreshSession();
  // The client keeps a session until its token expires, even if it cannot be renewed; the server refuses this one already.
  if (error && error.name !== "AuthRetryableFetchError") await client.auth.signOut({ scope: "local" });
  return data.session?.access_token ?? null;
}
renewWith(renewSession);

/** Follows the session of the authentication service: sign-in, refresh, sign-out, recovery, changes of the user. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ session: null, loading: true, expired: false });
  const onPurpose = useRef(false);
  const signedIn = useRef(false);

  useEffect(() => {
    const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);
    channel.onmessage = () => {
      onPurpose.current = true;
    };
    // Called at once with the stored session (INITIAL_SESSION), then with every event of the service.
    const { data } = client.auth.onAuthStateChange((event, session) => {
      if (session) {
        onPurpose.current = false;
        signedIn.current = true;
        setState({ session, loading: false, expired: false });
        resumeRequests(session.access_token);
      } else if (event === "SIGNED_OUT" && !onPurpose.current && signedIn.current) {
        pauseRequests();
        setState((before) => ({ ...before, expired: true }));
      } else {
        signedIn.current = false;
        resumeRequests(null);
        if (event === "SIGNED_OUT") queryClient.clear();
        setState({ session: null, loading: false, expired: hadSession && !onPurpose.current });
      }
    });
    return () => {
      channel.close();
      data.subscription.unsubscribe();
    };
  }, []);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      user: state.session?.user ?? null,
      signIn: (credentials) => client.auth.signInWithPassword(credentials),
      signUp: (credentials) => createAccount(client, credentials),
      signOut: async () => {
        onPurpose.current = true;
        const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);
        channel.postMessage("sign-out");
        channel.close();
        const answer = await client.auth.signOut({ scope: "local" });
        if (answer.error) onPurpose.current = false;
        return answer;
      },
    }),
    [state],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
