import { useNavigate } from "@tanstack/react-router";

/** Leaves by way of the screen that signs out: a changed form asks first, as before any other way out. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return () => navigate({ to: "/admin/sign-out" });
}
