import { queryOptions, useQuery } from "@tanstack/react-query";
import { backupText } from "#domain/content/backup.ts";
import { lastBackup } from "#db/publishing/backups.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

const lastBackupQuery = queryOptions({
  queryKey: queryKeys.lastBackup,
  queryFn: () => lastBackup(client),
  refetchOnWindowFocus: true,
});

/** When the last backup was made. */
export function LastBackup() {
  const { data } = useQuery(lastBackupQuery);
  return (
    <p className={`wrap-break-word ${data?.failed_at ? "text-warn" : "text-ink-soft"}`}>
      {data && backupText(data, new Date())}
    </p>
  );
}
