import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { getPublishingState, type PublishingState } from "#db/publishing/deploys.ts";
import { publishState, type BuildInfo, type PublishState } from "#domain/publishing/publish.ts";
import { client } from "../environment.ts";
import { queryKeys, queryClient } from "../query-client.ts";
import { useMay } from "../session/rights.ts";
import { isOutdated } from "../update/version.ts";
import { PublishContext, type Change, type Publishing } from "./publish-context.ts";
import { fetchBuildInfo, PublishError, requestRebuild } from "./rebuild.ts";
import * as z from "zod/mini";

const BUSY_MS = 1000;
const IDLE_MS = 20_000;

type Seen = PublishingState & { live: BuildInfo | null };

/** The deploy that publishes the newest revision, or leads to or from an older release; others lack the newest change. */
function relevant({ revision, deploy, older }: Seen): PublishingState["deploy"] {
  return deploy && (older || deploy.status === "queued" || deploy.revision >= revision) ? deploy : null;
}

const stateOf = (seen: Seen): PublishState => publishState(seen.revision, relevant(seen), seen.live, seen.older);

const NO_PROBLEMS: readonly unknown[] = [];
const problemsOf = ({ problems }: Seen): readonly unknown[] => (Array.isArray(problems) ? problems : NO_PROBLEMS);

const underWay = (seen: Seen): boolean =>
  ["queued", "building", "page-live"].includes(stateOf(seen).stage) ||
  ["queued", "building"].includes(seen.deploy?.status ?? "");

/** For whoever does not work on content, and needs to know of a new version of the administration only. */
const UNREAD: PublishingState = { revision: 0, deploy: null, problems: [], older: null };

/** Watches the queue and the public site. After several saves, the state is that of the newest one. */
export function PublishProvider({ children }: { children: ReactNode }) {
  const reads = useMay()("content.read");
  const [change, setChange] = useState(readLastChange);
  const [refused, setRefused] = useState<string | null>(null);

  const { data: seen } = useQuery({
    queryKey: queryKeys.publishing,
    queryFn: async (): Promise<Seen> => {
      const [state, live] = await Promise.all([reads ? getPublishingState(client) : UNREAD, fetchBuildInfo()]);
      return { ...state, live };
    },
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: (query) => (query.state.data && underWay(query.state.data) ? BUSY_MS : IDLE_MS),
  });

  const { mutate: ask, isPending: requesting } = useMutation({
    mutationFn: requestRebuild,
    onMutate: () => setRefused(null),
    onError: (error) => {
      console.error("The rebuild was refused", error);
      setRefused(
        error instanceof PublishError ? error.message : "Publishing could not be started. Your change is saved.",
      );
    },
    onSuccess: (deploy) =>
      queryClient.setQueryData<Seen>(queryKeys.publishing, (before) => {
        if (!before) return before;
        const revision = Math.max(before.revision, deploy.revision);
        if (before.older && deploy.release_of === null && !deploy.ends_roll_back)
          return { ...before, revision, older: { ...before.older, waits: true } };
        return { ...before, revision, deploy };
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.publishing }),
  });

  const value = useMemo<Publishing>(() => {
    const state = seen && reads ? stateOf(seen) : null;
    const failed = refused !== null && (state === null || state.stage === "saved" || state.stage === "failed");
    return {
      state: requesting ? { stage: "saved" } : failed ? { stage: "failed", reason: refused, pageDrop: false } : state,
      problems: seen ? problemsOf(seen) : NO_PROBLEMS,
      shown: seen?.live?.revision ?? null,
      change,
      outdated: seen !== undefined && isOutdated(seen.live),
      requesting,
      publish: (next: Change, reason: string) => {
        persistLastChange(next);
        setChange(next);
        void queryClient.invalidateQueries({ queryKey: queryKeys.lastSave() });
        ask({ reason });
      },
      retry: () => ask({ reason: change ? `Again: ${change.label}` : "Publish now", newest: true }),
      publishAnyway: () => ask({ reason: "Publish anyway", acceptPageDrop: true, newest: true }),
    };
  }, [seen, reads, refused, change, requesting, ask]);

  return <PublishContext value={value}>{children}</PublishContext>;
}

const KEY = "plantroom-last-change";
const schema = z.object({ label: z.string(), href: z.nullable(z.string()) });

/** The last change of this tab, so that a reload still knows which page to link to. */
function readLastChange(): Change | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

function persistLastChange(change: Change): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(change));
  } catch {
    // Without storage only the link after a reload is lost.
  }
}
