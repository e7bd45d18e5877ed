import { useState } from "react";
import { deleteSubscribers, type Subscriber } from "#db/enquiries.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { subscribersQuery } from "../../queries/enquiries.ts";
import { queryClient } from "../../query-client.ts";

/** Asks before an address is removed from the newsletter list: it is not kept anywhere else. */
export function RemoveSubscriber({ subscriber, onClose }: { subscriber: Subscriber | null; onClose: () => void }) {
  const [lately, setLately] = useState(subscriber);
  if (subscriber && subscriber !== lately) setLately(subscriber);
  const remove = async () => {
    if (!lately) return;
    try {
      await deleteSubscribers(client, [lately.id]);
    } catch (error) {
      console.error("Removing a newsletter address failed", error);
      toast.error("Error removing the address. Please try again.");
      return;
    }
    onClose();
    toast.success(`${lately.email} removed`);
    await queryClient.invalidateQueries({ queryKey: subscribersQuery.queryKey });
  };
  return (
    <ConfirmDialog
      open={subscriber !== null}
      title="Remove address"
      confirmLabel="Remove"
      busyLabel="Removing..."
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>
        Are you sure you want to remove <strong className="wrap-break-word">{lately?.email}</strong> from the
        newsletter? This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
