import { Archive, ArchiveRestore, MailOpen, Mail } from "lucide-react";
import { type Enquiry, type EnquiryMark, markEnquiries } from "#db/enquiries/enquiries.ts";
import { counted } from "#domain/text/text.ts";
import { Button } from "../../ui/controls.tsx";
import { ListBar, SelectAll, SelectionActions } from "../../ui/lists/Toolbar.tsx";
import type { useSelection } from "../../ui/lists/use-selection.ts";
import { useMutation } from "@tanstack/react-query";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { queryKeys, queryClient } from "../../query-client.ts";

type Props = {
  rows: readonly Enquiry[];
  selection: ReturnType<typeof useSelection<Enquiry>>;
  /** Whether archived enquiries are shown; these can be moved back to the inbox. */
  archive: boolean;
  onDelete: () => void;
};

/** Selects the enquiries of this page, and marks or deletes them together. */
export function MarkingBar({ rows, selection, archive, onDelete }: Props) {
  const { mark, marking } = useMarking();
  const apply = (change: EnquiryMark) => mark({ ids: selection.ids, mark: change }, { onSuccess: selection.clear });
  return (
    <ListBar>
      <SelectAll rows={rows} selection={selection}>
        {selection.size > 0
          ? `${counted(selection.size, "enquiry", "enquiries")} selected`
          : `Select all ${counted(rows.length, "enquiry", "enquiries")} on this page`}
      </SelectAll>
      <SelectionActions selection={selection} busy={marking} onDelete={onDelete}>
        <Button small disabled={marking} onClick={() => apply({ read: true })}>
          <MailOpen aria-hidden="true" />
          Mark as read
        </Button>
        <Button small disabled={marking} onClick={() => apply({ read: false })}>
          <Mail aria-hidden="true" />
          Mark as unread
        </Button>
        {archive ? (
          <Button small disabled={marking} onClick={() => apply({ archived: false })}>
            <ArchiveRestore aria-hidden="true" />
            Move to inbox
          </Button>
        ) : (
          <Button small disabled={marking} onClick={() => apply({ archived: true })}>
            <Archive aria-hidden="true" />
            Archive
          </Button>
        )}
      </SelectionActions>
    </ListBar>
  );
}

type Marking = {
  ids: readonly string[];
  mark: EnquiryMark;
  /** Shows no message, as when opening an enquiry marks it as read. */ silent?: boolean;
};

const inverse = ({ read, archived }: EnquiryMark): EnquiryMark => ({
  ...(read === undefined ? {} : { read: !read }),
  ...(archived === undefined ? {} : { archived: !archived }),
});

function done({ read, archived }: EnquiryMark): string {
  if (archived !== undefined) return archived ? "archived" : "moved back to the inbox";
  return read ? "marked as read" : "marked as unread";
}

/** Marks enquiries, and shows a message with Undo. */
export function useMarking() {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids, mark }: Marking) => markEnquiries(client, ids, mark),
    onSuccess: (_done, { ids, mark, silent }) => {
      if (silent) return;
      toast.success(`${counted(ids.length, "enquiry", "enquiries")} ${done(mark)}`, {
        label: "Undo",
        onClick: () => mutate({ ids, mark: inverse(mark), silent: true }),
      });
    },
    onError: (error) => {
      console.error("Marking enquiries failed", error);
      toast.error("Error updating enquiries. Please try again.");
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.enquiries }),
  });
  return { mark: mutate, marking: isPending };
}
