import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { getContentRevision } from "#db/content-revision.ts";
import { listDeploys, type Deploy } from "#db/deploys.ts";
import { publishState, type BuildInfo, type PublishState } from "#domain/publish.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../queries/keys.ts";
import { queryClient } from "../query-client.ts";
import { keepLastChange, readLastChange } from "./last-change.ts";
import { PublishContext, type Change, type Publishing } from "./publish-context.ts";
import { fetchBuildInfo, PublishError, requestRebuild } from "./rebuild.ts";

const BUSY_MS = 1000;
const IDLE_MS = 20_000;

type Seen = { revision: number; deploy: Deploy | null; live: BuildInfo | null };

/** The deploy that publishes the newest revision; an older one does not contain the newest change. */
function relevant({ revision, deploy }: Seen): Deploy | null {
  return deploy && (deploy.status === "queued" || deploy.revision >= revision) ? deploy : null;
}

const stateOf = (seen: Seen): PublishState => publishState(seen.revision, relevant(seen), seen.live);

const NO_PROBLEMS: readonly unknown[] = [];
const problemsOf = ({ deploy }: Seen): readonly unknown[] =>
  deploy?.status === "live" && Array.isArray(deploy.problems) ? deploy.problems : NO_PROBLEMS;

const underWay = (seen: Seen): boolean =>
  ["queued", "building", "page-live"].includes(stateOf(seen).stage) ||
  ["queued", "building"].includes(seen.deploy?.status ?? "");

/** Watches the content revision, the newest deploy and the public site. After several saves the state is that of the newest. */
export function PublishProvider({ children }: { children: ReactNode }) {
  const [change, setChange] = useState(readLastChange);
  const [refused, setRefused] = useState<string | null>(null);

  const { data: seen } = useQuery({
    queryKey: queryKeys.publishing,
    queryFn: async (): Promise<Seen> => {
      const [revision, [deploy], live] = await Promise.all([
        getContentRevision(client),
        listDeploys(client, 1),
        fetchBuildInfo(),
      ]);
      return { revision, deploy: deploy ?? null, live };
    },
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: (query) => (query.state.data && underWay(query.state.data) ? BUSY_MS : IDLE_MS),
  });

  const { mutate: ask, isPending: asking } = useMutation({
    mutationFn: requestRebuild,
    onMutate: () => setRefused(null),
    onError: (error) => {
      console.error("The rebuild was refused", error);
      setRefused(
        error instanceof PublishError ? error.message : "Publishing could not be started. Your change is saved.",
      );
    },
    onSuccess: (deploy) =>
      queryClient.setQueryData<Seen>(
        queryKeys.publishing,
        (before) => before && { ...before, deploy, revision: Math.max(before.revision, deploy.revision) },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.publishing }),
  });

  const value = useMemo<Publishing>(() => {
    const state = seen ? stateOf(seen) : null;
    const failed = refused !== null && (state === null || state.stage === "saved" || state.stage === "failed");
    return {
      state: asking ? { stage: "saved" } : failed ? { stage: "failed", reason: refused, pageDrop: false } : state,
      problems: seen ? problemsOf(seen) : NO_PROBLEMS,
      change,
      asking,
      publish: (next: Change, reason: string) => {
        keepLastChange(next);
        setChange(next);
        void queryClient.invalidateQueries({ queryKey: queryKeys.lastSave() });
        ask({ reason });
      },
      retry: () => ask({ reason: change ? `Again: ${change.label}` : "Publish now" }),
      publishAnyway: () => ask({ reason: "Publish anyway", acceptPageDrop: true }),
    };
  }, [seen, refused, change, asking, ask]);

  return <PublishContext value={value}>{children}</PublishContext>;
}
