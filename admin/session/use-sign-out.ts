import { useNavigate } from "@tanstack/react-router";
import { useAuth } from "./auth-context.ts";

/** Signs out and goes to the login; a failure is only logged. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return async () => {
    const { error } = await signOut();
    if (error) console.error("Sign-out failed", error);
    else await navigate({ to: "/admin/login" });
  };
}
