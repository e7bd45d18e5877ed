import type { Session } from "@supabase/auth-js";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { createAccount } from "#db/accounts/accounts.ts";
import { client } from "../environment.ts";
import { queryClient } from "../query-client.ts";
import { AuthContext, type Auth } from "./auth-context.ts";
import { pauseRequests, resumeRequests } from "./session-fetch.ts";

type State = { session: Session | null; loading: boolean; expired: boolean };

/** Tells the other tabs that somebody pressed Sign Out, so that they do not treat it as an expired session. */
const SIGN_OUT_CHANNEL = "plantroom-sign-out";

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
        setState({ session: null, loading: false, expired: false });
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
