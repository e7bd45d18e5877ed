import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useLastShown } from "../ui/dialog-state.ts";
import { isReloading } from "../update/version.ts";

/** Something else to show in place of the form on the same screen, once the user agrees to lose unsaved input. */
export type PendingTarget = {
  /** The question: what is lost, and when. */
  text: string;
  onLeave: () => void;
  onStay: () => void;
};

const LEAVING = "Your changes have not been saved. They are lost when you leave this screen.";

/** Asks before a changed form is left: by a link, by Back, by closing the tab, or for something else on its screen. */
export function LeaveGuard({
  dirty,
  withinScreen = false,
  pending = null,
  onLeave,
}: {
  dirty: boolean;
  /** Whether the screen keeps unsaved input when only the query of its address changes, such as a filter. */
  withinScreen?: boolean;
  pending?: PendingTarget | null;
  /** Called when the user chose to leave: discards the unsaved input. */
  onLeave?: () => void;
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !(withinScreen && current.pathname === next.pathname),
    enableBeforeUnload: () => dirty && !isReloading(),
    disabled: !dirty,
    withResolver: true,
  });
  const open = pending !== null || blocker.status === "blocked";
  const text = useLastShown(pending?.text ?? LEAVING, open);
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        onLeave?.();
        if (pending) pending.onLeave();
        else blocker.proceed?.();
      }}
      onCancel={() => {
        if (pending) pending.onStay();
        else blocker.reset?.();
      }}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
