import { Dialog } from "#ui/Dialog.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { useAuth } from "./auth-context.ts";

/** A dialog over the screen when the session has ended: after signing in the user continues, with everything typed still there. */
export function SignInAgain() {
  const { expired, user } = useAuth();
  return (
    <Dialog
      open={expired}
      onClose={() => undefined}
      title="Please sign in again"
      description="Your session has ended. Everything you typed is still here, and a save that was interrupted goes on once you have signed in."
    >
      <SignInForm email={user?.email} />
    </Dialog>
  );
}
