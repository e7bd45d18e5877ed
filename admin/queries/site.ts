import { queryOptions } from "@tanstack/react-query";
import { lastBackup } from "#db/publishing/backups.ts";
import { listPages } from "#db/content/pages.ts";
import { listSettings } from "#db/content/settings.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

export const pagesQuery = queryOptions({
  queryKey: queryKeys.lists("page"),
  queryFn: () => listPages(client),
});

export const settingsQuery = queryOptions({
  queryKey: queryKeys.lists("setting"),
  queryFn: async () => siteSettings(await listSettings(client)),
});

export const lastBackupQuery = queryOptions({
  queryKey: queryKeys.lastBackup,
  queryFn: () => lastBackup(client),
  refetchOnWindowFocus: true,
});
