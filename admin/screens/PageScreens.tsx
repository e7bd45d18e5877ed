import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getPage } from "#db/pages.ts";
import { client } from "../environment.ts";
import { PageEditor } from "../features/pages/PageEditor.tsx";
import { RETRY_ONCE } from "../query-client.ts";
import { RecordGate } from "../ui/RecordGate.tsx";

export function NewPageScreen() {
  return <PageEditor page={null} />;
}

export function PageScreen() {
  const { id } = useParams({ from: "/protected/admin/pages/$id" });
  const query = useQuery({
    queryKey: ["page", id],
    queryFn: () => getPage(client, id),
    staleTime: 0,
    gcTime: 0,
    retry: RETRY_ONCE,
  });
  return (
    <RecordGate query={query} noun="page" tab="pages">
      {(page) => <PageEditor key={page.id} page={page} />}
    </RecordGate>
  );
}
