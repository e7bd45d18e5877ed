import { useQuery } from "@tanstack/react-query";
import { backupText } from "#domain/content/backup.ts";
import { lastBackupQuery } from "../queries/site.ts";

/** When the last backup was made. The line is there before that is known, so that nothing moves. */
export function LastBackup() {
  const { data } = useQuery(lastBackupQuery);
  return (
    <p className={`text-xs wrap-break-word min-block-[1lh] ${data?.failed_at ? "text-warn" : "text-ink-soft"}`}>
      {data && backupText(data, new Date())}
    </p>
  );
}
