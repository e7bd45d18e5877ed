import { queryOptions } from "@tanstack/react-query";
import { listSettings } from "#db/content/settings.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

/** The settings of the site. A module of its own, because the dashboard does not need them. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.lists("setting"),
  queryFn: async () => siteSettings(await listSettings(client)),
});
