import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { isReloading } from "../update/version.ts";

/** Asks before a changed form is left: by a link, by Back, or by closing the tab. */
export function LeaveGuard({
  dirty,
  withinScreen = false,
  onLeave,
}: {
  dirty: boolean;
  /** The screen keeps what was typed when only the query of its address changes, such as a filter. */
  withinScreen?: boolean;
  /** The user chose to leave: discard what was typed. */
  onLeave?: () => void;
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !(withinScreen && current.pathname === next.pathname),
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
