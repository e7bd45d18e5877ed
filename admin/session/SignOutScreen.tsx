import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Loading } from "../ui/panels.tsx";
import { useAuth } from "./auth-context.ts";

/**
 * Signs out and goes to the login; after a failure, which is logged, it goes back. It is a screen, so that the guard of a
 * changed form asks before the session ends.
 */
export function SignOutScreen() {
  const { signOut } = useAuth();
  const router = useRouter();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void signOut().then(async ({ error }) => {
      if (!error) return router.navigate({ to: "/admin/login", replace: true });
      console.error("Sign-out failed", error);
      router.history.back();
    });
  }, [signOut, router]);
  return <Loading place="main" label="Signing out..." />;
}
