import { useState } from "react";
import type { Deploy } from "#db/publishing/deploys.ts";
import type { ReleaseWay } from "#domain/publishing/releases.ts";
import { Alert } from "../../ui/controls.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.ts";
import { PublishError, requestRebuild } from "../../publish/rebuild.ts";
import { queryKeys, queryClient } from "../../query-client.ts";
import { moment } from "../../ui/moment.ts";
import { releaseTime } from "./DeployRow.tsx";

type Props = { deploy: Deploy; way: ReleaseWay; open: boolean; onClose: () => void };

/** Says what happens when a kept release is shown again, and asks for it. Stays open with the reason if that is refused. */
export function ShowReleaseDialog({ deploy, way, open, onClose }: Props) {
  const [refusal, setRefusal] = useState("");
  const close = () => {
    setRefusal("");
    onClose();
  };
  const time = moment(releaseTime(deploy));
  const show = async () => {
    setRefusal("");
    try {
      await requestRebuild({ reason: deploy.reason, release: deploy.id });
    } catch (error) {
      console.error("The release was not shown", error);
      setRefusal(error instanceof PublishError ? error.message : "The release could not be shown. Please try again.");
      return;
    } finally {
      void queryClient.invalidateQueries({ queryKey: queryKeys.publishing });
    }
    toast.success(`The release of ${time} goes live`);
    close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={way === "back" ? `Roll back to the release of ${time}?` : `Go forward to the release of ${time}?`}
      confirmLabel={way === "back" ? "Roll back" : "Go forward"}
      busyLabel="Asking..."
      onConfirm={show}
      onCancel={close}
    >
      <p>
        Visitors see the website as it was published then (<strong>{deploy.reason}</strong>), at once and without a
        build.
      </p>
      {way === "newest" ? (
        <p>It is the newest release. What was saved since then, and waits, is published right after it.</p>
      ) : (
        <p>
          The content in the administration stays as it is. What was published later, and what is saved from now on,
          visitors see when you go forward again or publish the newest content.
        </p>
      )}
      <Alert boxed>{refusal}</Alert>
    </ConfirmDialog>
  );
}
