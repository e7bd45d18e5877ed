import type { AuthError, Session, User } from "@supabase/auth-js";
import { createContext, use } from "react";
import { useNavigate } from "@tanstack/react-router";
import type { Credentials } from "#db/accounts/accounts.ts";

type Answer = { error: AuthError | null };

export type Auth = {
  user: User | null;
  session: Session | null;
  /** True until the stored session was read. */
  loading: boolean;
  /** The session has ended, since the last visit or while the user was working; they continue after signing in again. */
  expired: boolean;
  signIn: (credentials: Credentials) => Promise<Answer>;
  /** Creates an account and signs in (see createAccount). */
  signUp: (credentials: Credentials) => Promise<Answer>;
  signOut: () => Promise<Answer>;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

/** Goes to the screen that signs out, so that a changed form asks first, as for any other screen. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return () => navigate({ to: "/admin/sign-out" });
}
