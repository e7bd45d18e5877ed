import { useMutation } from "@tanstack/react-query";
import { markEnquiries, type EnquiryMark } from "#db/enquiries/enquiries.ts";
import { counted } from "#domain/text/text.ts";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../queries/keys.ts";
import { queryClient } from "../../query-client.ts";

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
