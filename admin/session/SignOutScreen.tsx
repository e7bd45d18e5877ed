import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Spinner } from "#ui/Spinner.tsx";
import { useAuth } from "./auth-context.ts";

/**
 * Signs out and goes to the login; a failure is only logged, and leads back. A screen of its own, so that a changed form
 * is asked about before the session ends.
 */
export function SignOutScreen() {
  const { signOut } = useAuth();
  const router = useRouter();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signOut().then(async ({ error }) => {
      if (!error) return router.navigate({ to: "/admin/login", replace: true });
      console.error("Sign-out failed", error);
      router.history.back();
    });
  }, [signOut, router]);
  return (
    <main className="centre">
      <Spinner label="Signing out..." />
    </main>
  );
}
