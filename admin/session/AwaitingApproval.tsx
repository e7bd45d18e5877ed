import { Button } from "../ui/controls.tsx";
import { useTitle } from "../ui/use-title.ts";
import { useAuth, useSignOut } from "./auth-context.ts";
import { Entrance } from "./Entrance.tsx";

/** For a signed-in account without rights: says whom to ask. */
export function AwaitingApproval({ onCheck, checking }: { onCheck: () => unknown; checking: boolean }) {
  useTitle("Waiting for approval");
  const { user } = useAuth();
  const signOut = useSignOut();
  return (
    <Entrance title="Waiting for approval">
      <p>
        You are signed in as <strong className="wrap-break-word">{user?.email}</strong>. An administrator must approve
        this account before you can make changes.
      </p>
      <p className="text-ink-soft">
        Ask someone who already works with this site to grant you access under Settings → Administrators.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button intent="primary" onClick={onCheck} disabled={checking}>
          {checking ? "Checking..." : "Check again"}
        </Button>
        <Button onClick={() => void signOut()}>Sign Out</Button>
      </div>
    </Entrance>
  );
}
