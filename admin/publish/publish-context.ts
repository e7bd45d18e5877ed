import { createContext, use } from "react";
import type { PublishState } from "#domain/publishing/publish.ts";

/** What was saved last: its name, and its address on the website (null when it was deleted). */
export type Change = { label: string; href: string | null };

export type Publishing = {
  /** Null until database and public site were read for the first time. */
  state: PublishState | null;
  /** The stored problems of the live release (see src/domain/publishing/deploy-problems.ts). */
  problems: readonly unknown[];
  /** The content revision that the public site reports; null if it was not asked yet or does not answer. */
  shown: number | null;
  change: Change | null;
  /** The public site has another version of the administration than the one that is open. */
  outdated: boolean;
  /** True while a rebuild is being requested. */
  requesting: boolean;
  /** After each save: requests a rebuild and follows it. */
  publish: (change: Change, reason: string) => void;
  /** Publishes the newest content now, or again after a failure, even if an older release is shown. */
  retry: () => void;
  /** Publishes although many pages disappear from the site. */
  publishAnyway: () => void;
};

export const PublishContext = createContext<Publishing | null>(null);

export function usePublishing(): Publishing {
  const publishing = use(PublishContext);
  if (!publishing) throw new Error("usePublishing must be used within a PublishProvider");
  return publishing;
}
