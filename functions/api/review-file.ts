import { connect } from "#db/client.ts";
import { streamFile } from "#db/enquiries/files.ts";
import { reviewedFile } from "#db/submittals/reviews.ts";
import { DEAD_LINK } from "#domain/submittals/review/record.ts";
import { reviewFileSchema } from "#domain/submittals/review/review-schema.ts";
import { readFormEnvironment } from "../lib/environment.ts";
import { rateLimiter } from "../lib/rate-limit.ts";
import { bodyWithin } from "../lib/request.ts";
import { onlyPost, refuse } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

export const onRequest = onlyPost;

const BODY_BYTES = 1000;
const isTooOften = rateLimiter(200, 10);

/**
 * POST /api/review-file with {token, sha256}: a package or document of the submittal that the link shows, to be saved and never shown
 * as a page. 404 for a link that does not work, and for a file of another submittal.
 */
export const onRequestPost: EdgeFunction = async ({ request, env }) => {
  const { PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = readFormEnvironment(env);
  const body = await bodyWithin(request, BODY_BYTES);
  if (typeof body === "string") return refuse(413, "The request is too long.");
  const asked = reviewFileSchema.safeParse(await body.json().catch(() => null));
  if (!asked.success) return refuse(404, DEAD_LINK);
  if (isTooOften(request.headers.get("cf-connecting-ip") ?? ""))
    return refuse(429, "That were many files in a short time. Please try again in ten minutes.");
  const client = connect(PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY);
  const path = await reviewedFile(client, asked.data.token, asked.data.sha256);
  const file = path === null ? null : await streamFile(client, path);
  if (file === null) return refuse(404, DEAD_LINK);
  return new Response(file, {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": "attachment",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
};
