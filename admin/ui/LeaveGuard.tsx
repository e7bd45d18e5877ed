import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { isReloading } from "../update/version.ts";

/** Asks before a changed form is left: by a link, by Back, or by closing the tab. */
export function LeaveGuard({
  dirty,
  onLeave,
  hasSteps = false,
}: {
  dirty: boolean;
  /** The user chose to leave: discard what was typed. */
  onLeave?: () => void;
  /** Another address of the same screen is a step of the same work. */
  hasSteps?: boolean;
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !(hasSteps && current.pathname === next.pathname),
    enableBeforeUnload: () => dirty && !isReloading(),
    disabled: !dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>Your changes have not been saved. They are lost when you leave this screen.</p>
    </ConfirmDialog>
  );
}
