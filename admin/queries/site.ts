import { queryOptions } from "@tanstack/react-query";
import { lastBackup } from "#db/backups.ts";
import { listPages } from "#db/pages.ts";
import { listSettings } from "#db/settings.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { client } from "../environment.ts";
import { RETRY_ONCE } from "../query-client.ts";
import { queryKeys } from "./keys.ts";

export const pagesQuery = queryOptions({
  queryKey: queryKeys.lists("page"),
  queryFn: () => listPages(client),
  retry: RETRY_ONCE,
});

export const settingsQuery = queryOptions({
  queryKey: queryKeys.lists("setting"),
  queryFn: async () => siteSettings(await listSettings(client)),
  retry: RETRY_ONCE,
});

export const lastBackupQuery = queryOptions({
  queryKey: queryKeys.lastBackup,
  queryFn: () => lastBackup(client),
  refetchOnWindowFocus: true,
  retry: RETRY_ONCE,
});
