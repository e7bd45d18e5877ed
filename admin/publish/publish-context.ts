import { createContext, use } from "react";
import type { PublishState } from "#domain/publish.ts";

/** What was saved last: its name, and where a visitor finds it (null when it is gone). */
export type Change = { label: string; href: string | null };

export type Publishing = {
  /** Null until the first look at database and public site. */
  state: PublishState | null;
  change: Change | null;
  /** True while a rebuild is being asked for. */
  asking: boolean;
  /** After each save: asks for a rebuild and follows it. */
  publish: (change: Change, reason: string) => void;
  /** Publish now, or once more after a failure. */
  retry: () => void;
  /** Publishes although many pages go from the site. */
  publishAnyway: () => void;
};

export const PublishContext = createContext<Publishing | null>(null);

export function usePublishing(): Publishing {
  const publishing = use(PublishContext);
  if (!publishing) throw new Error("usePublishing must be used within a PublishProvider");
  return publishing;
}
