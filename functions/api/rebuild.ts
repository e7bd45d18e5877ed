import * as z from "zod";
import { connect } from "#db/client.ts";
import { publishNewest, requestDeploy, showRelease, type Deploy } from "#db/publishing/deploys.ts";
import { isForbidden, isOvertaken } from "#db/errors.ts";
import { PUBLISH_REASON_RULE, publishReasonSchema } from "#domain/publishing/publish.ts";
import { bearerToken, bodyWithin } from "../lib/request.ts";
import { readPublishingEnvironment } from "../lib/environment.ts";
import { json, onlyPost, refuse, refuseForDatabase } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

export const onRequest = onlyPost;

const HOOK_TIMEOUT_MS = 5000;
/** After this time the call that was made for a waiting deploy may have been lost. */
const CALL_AGAIN_MS = 10_000;
const BODY_BYTES = 4000;

const bodySchema = z.object(
  {
    reason: publishReasonSchema,
    acceptPageDrop: z.boolean("acceptPageDrop must be true or false").default(false),
    newest: z.boolean("newest must be true or false").default(false),
    release: z.int("release must be the number of a deploy").optional(),
  },
  "it must be a JSON object",
);

/**
 * POST /api/rebuild with the caller's access token: queues a deploy, for which the database checks the caller's rights, and
 * calls the deploy hook. With `release`, the kept release of that deploy is shown again; with `newest`, the build starts even
 * while an older release is shown. 202 with the deploy row; 400, 401, 403, 409, 413 or 502 with { error }.
 */
export const onRequestPost: EdgeFunction = async ({ request, env }) => {
  const settings = readPublishingEnvironment(env);
  const token = bearerToken(request);
  if (!token) return refuse(401, "Please sign in to publish.");

  const sent = await bodyWithin(request, BODY_BYTES);
  if (typeof sent === "string") return refuse(413, `The request is too long: ${PUBLISH_REASON_RULE}.`);
  const body = bodySchema.safeParse(await sent.json().catch(() => ({})));
  if (!body.success) {
    const problems = body.error.issues.map(({ message }) => message).join(", ");
    return refuse(400, `The request could not be read: ${problems}.`);
  }

  const client = connect(settings.PUBLIC_SUPABASE_URL, settings.PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    accessToken: token,
  });
  try {
    const { reason, acceptPageDrop, newest, release } = body.data;
    const deploy =
      release === undefined
        ? await (newest ? publishNewest : requestDeploy)(client, reason, acceptPageDrop)
        : await showRelease(client, release);
    const woken = isCalledAlready(deploy) || (await wakeBuilder(settings.DEPLOY_HOOK_URL));
    return woken
      ? json({ deploy }, 202)
      : refuse(
          502,
          release === undefined
            ? "The change is saved and queued, but the builder does not answer. It goes live as soon as the builder is back."
            : "The builder does not answer. It shows that release as soon as it is back.",
        );
  } catch (error) {
    if (isForbidden(error)) return refuse(403, "Your role does not allow publishing.");
    if (isOvertaken(error)) return refuse(409, "This release is not kept any more. Please choose another.");
    return refuseForDatabase(error);
  }
};

/**
 * Whether the request that queued the deploy has just called the hook, so that this one need not. A host may start a build for
 * every call, and limits their number.
 */
function isCalledAlready({ requests, requested_at }: Deploy): boolean {
  const waiting = Date.now() - Date.parse(requested_at);
  return requests > 1 && waiting >= 0 && waiting < CALL_AGAIN_MS;
}

async function wakeBuilder(hook: string): Promise<boolean> {
  if (hook === "none") return true;
  try {
    const answer = await fetch(hook, { method: "POST", signal: AbortSignal.timeout(HOOK_TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}
