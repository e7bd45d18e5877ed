import { useQuery } from "@tanstack/react-query";
import { lastSave } from "#db/changes/changes.ts";
import type { ContentKind } from "#domain/content/content-kinds.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";
import { moment } from "../ui/moment.ts";
import { useAccountName } from "../queries/accounts.ts";

/** When and by whom a record was saved last; without `record`, the newest save of that kind. Empty when unknown. */
export function LastSaved({ kind, record }: { kind: ContentKind; record?: string }) {
  const { data: save } = useQuery({
    queryKey: queryKeys.lastSave(kind, record),
    queryFn: () => lastSave(client, kind, record),
    staleTime: 0,
  });
  const name = useAccountName()(save?.made_by ?? null);
  if (!save || !name) return null;
  return (
    <span className="text-sm wrap-break-word text-ink-soft">
      Saved <time dateTime={save.made_at}>{moment(save.made_at)}</time> by {name}
    </span>
  );
}
