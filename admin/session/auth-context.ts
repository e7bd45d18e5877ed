import type { AuthError, AuthResponse, Session, User } from "@supabase/supabase-js";
import { createContext, use } from "react";

export type Credentials = { email: string; password: string };
type Answer = { error: AuthError | null };

export type Auth = {
  user: User | null;
  session: Session | null;
  /** True until the stored session was read. */
  loading: boolean;
  /** The session expired while the user was working; after signing in again they continue where they were. */
  expired: boolean;
  signIn: (credentials: Credentials) => Promise<Answer>;
  signUp: (credentials: Credentials) => Promise<AuthResponse>;
  signOut: () => Promise<Answer>;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
