import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getEnquiry } from "#db/enquiries/enquiries.ts";
import { client } from "../environment.ts";
import { EnquiryView } from "../features/enquiries/EnquiryView.tsx";
import { queryKeys } from "../queries/keys.ts";
import { RETRY_ONCE } from "../query-client.ts";
import { RecordGate } from "../records/RecordGate.tsx";

export function EnquiryScreen() {
  const { id } = useParams({ from: "/protected/admin/enquiries/$id" });
  const query = useQuery({
    queryKey: queryKeys.enquiry(id),
    queryFn: () => getEnquiry(client, id),
    staleTime: 0,
    retry: RETRY_ONCE,
  });
  return (
    <RecordGate query={query} noun="enquiry" tab="enquiries" kept={false}>
      {(enquiry) => <EnquiryView key={enquiry.id} enquiry={enquiry} />}
    </RecordGate>
  );
}
