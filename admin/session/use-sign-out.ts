import { useNavigate } from "@tanstack/react-router";

/** Goes to the screen that signs out, so that a changed form asks first, as for any other screen. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return () => navigate({ to: "/admin/sign-out" });
}
