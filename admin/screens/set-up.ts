import { queryOptions } from "@tanstack/react-query";
import { getSetting } from "#db/content/settings.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

/** The steps of the set-up of a new site, in their order. */
export const SET_UP_STEPS = ["company", "look", "languages", "parts", "content", "done"] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Whether a site has a name yet: the set-up begins by itself where it has none, and no content. */
export const namedQuery = queryOptions({
  queryKey: queryKeys.companyName,
  queryFn: async () => (await getSetting(client, "company_name")) !== null,
  staleTime: 0,
});

const STORED = "plantroom-set-up";

/** The step at which this browser left the set-up; null if it never began one. */
export function leftAt(): SetUpStep | null {
  try {
    return SET_UP_STEPS.find((step) => step === localStorage.getItem(STORED)) ?? null;
  } catch {
    return null;
  }
}

export function leaveAt(step: SetUpStep): void {
  try {
    localStorage.setItem(STORED, step);
  } catch {
    // Without storage it begins at the first step again.
  }
}
