import { queryOptions } from "@tanstack/react-query";
import { lastBackup } from "#db/publishing/backups.ts";
import { listPages } from "#db/content/pages.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

export const pagesQuery = queryOptions({
  queryKey: queryKeys.lists("page"),
  queryFn: () => listPages(client),
});

export const lastBackupQuery = queryOptions({
  queryKey: queryKeys.lastBackup,
  queryFn: () => lastBackup(client),
  refetchOnWindowFocus: true,
});
