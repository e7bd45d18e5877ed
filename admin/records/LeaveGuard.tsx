import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useLastShown } from "../ui/use-last-shown.ts";
import { isReloading } from "../update/version.ts";

/** Something else that is to take the place of the form on the same screen, if what was typed may be lost. */
export type PendingTarget = {
  /** What is lost, and when. */
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
  /** The screen keeps what was typed when only the query of its address changes, such as a filter. */
  withinScreen?: boolean;
  pending?: PendingTarget | null;
  /** The user chose to leave: discard what was typed. */
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
