import { Archive, ArchiveRestore, MailOpen, Mail, Trash2 } from "lucide-react";
import type { Enquiry, EnquiryMark } from "#db/enquiries/enquiries.ts";
import { counted } from "#domain/text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { ListActions, ListBar, SelectAll } from "../../ui/lists/Toolbar.tsx";
import type { useSelection } from "../../ui/lists/use-selection.ts";
import { useMarking } from "./use-marking.ts";

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
      {selection.size > 0 && (
        <ListActions>
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
          <Button small intent="danger" disabled={marking} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            Delete Selected ({selection.size})
          </Button>
        </ListActions>
      )}
    </ListBar>
  );
}
