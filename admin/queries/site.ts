import { queryOptions } from "@tanstack/react-query";
import { listEnding } from "#db/content/expiry.ts";
import { dayAfter, EXPIRY_NOTICE_DAYS } from "#domain/documents/expiry.ts";
import { lastBackup } from "#db/publishing/backups.ts";
import { listPages } from "#db/content/pages.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

export const pagesQuery = queryOptions({
  queryKey: queryKeys.lists("page"),
  queryFn: () => listPages(client),
});

/** What has ended today, or ends within the notice. */
export const endingQuery = (today: string) =>
  queryOptions({
    queryKey: [...queryKeys.lists("document"), "ending", today],
    queryFn: () => listEnding(client, dayAfter(today, EXPIRY_NOTICE_DAYS)),
    refetchOnMount: "always",
  });

export const lastBackupQuery = queryOptions({
  queryKey: queryKeys.lastBackup,
  queryFn: () => lastBackup(client),
  refetchOnWindowFocus: true,
});
