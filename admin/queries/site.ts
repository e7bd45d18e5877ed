import { queryOptions } from "@tanstack/react-query";
import { listPages } from "#db/pages.ts";
import { listSettings } from "#db/settings.ts";
import { siteSettings } from "#domain/settings.ts";
import { client } from "../environment.ts";
import { RETRY_ONCE } from "../query-client.ts";

export const pagesQuery = queryOptions({ queryKey: ["pages"], queryFn: () => listPages(client), retry: RETRY_ONCE });

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async () => siteSettings(await listSettings(client)),
  retry: RETRY_ONCE,
});
