import * as z from "zod/mini";
import type { Deploy } from "#db/publishing/deploys.ts";
import { buildInfoSchema, publishReason, type BuildInfo } from "#domain/publishing/publish.ts";
import { client } from "../environment.ts";
import { sessionFetch } from "../session/session-fetch.ts";

/** The publishing service refused; the message is meant for the editor. */
export class PublishError extends Error {}

const refusal = z.object({ error: z.string().check(z.minLength(1)) });
const UNREACHABLE = "The publishing service does not answer. Your change is saved; try again in a moment.";

export type RebuildRequest = {
  reason: string;
  /** Accepts a release that removes many pages from the site. */ acceptPageDrop?: boolean;
  /** Builds although an older release is shown. */ newest?: boolean;
  /** Instead of a build, shows the kept release of this deploy again. */ release?: number;
};

/** Asks for a rebuild for the signed-in account; throws a PublishError with a readable reason when it is refused. */
export async function requestRebuild({ reason, ...options }: RebuildRequest): Promise<Deploy> {
  const { data } = await client.auth.getSession();
  const response = await sessionFetch("/api/rebuild", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: JSON.stringify({ reason: publishReason(reason), ...options }),
  }).catch(() => {
    throw new PublishError(UNREACHABLE);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 202) {
    const answer = z
      .object({ deploy: z.custom<Deploy>((value) => typeof value === "object" && value !== null) })
      .safeParse(body);
    if (answer.success) return answer.data.deploy;
  }
  const said = refusal.safeParse(body);
  throw new PublishError(said.success ? said.data.error : UNREACHABLE);
}

/** The build information of the public site, or null when there is none (never built, or not reachable). */
export async function fetchBuildInfo(): Promise<BuildInfo | null> {
  try {
    const response = await fetch("/build.json", { cache: "no-store" });
    const info = buildInfoSchema.safeParse(response.ok ? await response.json() : null);
    return info.success ? info.data : null;
  } catch {
    return null;
  }
}
