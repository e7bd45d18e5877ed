import { connect } from "#db/client.ts";
import { DatabaseError, isMissingTarget, isRefusedValue, isTooMany } from "#db/errors.ts";
import { addReviewMarks, reviewByLink } from "#db/submittals/reviews.ts";
import { DEAD_LINK } from "#domain/submittals/review/record.ts";
import { linkSchema, reviewRequestSchema } from "#domain/submittals/review/review-schema.ts";
import { tellOffice } from "../lib/enquiry-mail.ts";
import { readFormEnvironment } from "../lib/environment.ts";
import { rateLimiter } from "../lib/rate-limit.ts";
import { bodyWithin } from "../lib/request.ts";
import { json, onlyPost, refuse } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

export const onRequest = onlyPost;

/** A hundred marks with remarks of two thousand characters, in any script. */
const BODY_BYTES = 700_000;
/** Somebody who marks fifty items one by one sends some sixty requests; a whole office may be behind one address. */
const isTooOften = rateLimiter(300, 10);

/**
 * POST /api/review with {token}: what the link to a review shows. With {token, reviewer, marks} also: stores the marks, each once,
 * and answers {revision, entries} as they are now. 404 for a link that does not work, whatever the reason; 413, 422, 429, 502.
 */
export const onRequestPost: EdgeFunction = async ({ request, env, waitUntil }) => {
  const { PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = readFormEnvironment(env);
  const body = await bodyWithin(request, BODY_BYTES);
  if (body === "busy") return refuse(503, "Many people are sending something just now. Please try again in a minute.");
  if (body === "too much") return refuse(413, "That is more than a review can hold.");
  const asked: unknown = await body.json().catch(() => null);
  // A token of another shape is a link like any other that does not work.
  if (!linkSchema.safeParse(asked).success) return refuse(404, DEAD_LINK);
  const sent = reviewRequestSchema.safeParse(asked);
  if (!sent.success) return refuse(422, "These marks could not be read. Please reload the page.");
  if (isTooOften(request.headers.get("cf-connecting-ip") ?? ""))
    return refuse(429, "That were many requests in a short time. Please try again in ten minutes.");
  const client = connect(PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY);
  try {
    if (!("marks" in sent.data)) return found(await reviewByLink(client, sent.data.token));
    const { token, reviewer, marks } = sent.data;
    const stored = await addReviewMarks(client, token, reviewer, marks);
    if (stored) waitUntil(tellOffice(client, env));
    return found(stored);
  } catch (error) {
    if (isTooMany(error)) return refuse(429, "That were many marks in a short time. Please try again in ten minutes.");
    // An item or revision that this submittal does not have.
    if (isMissingTarget(error)) return refuse(422, "These marks belong to no item of this submittal.");
    if (isRefusedValue(error))
      return refuse(422, "These marks could not be stored. Please look at your name and remarks.");
    if (!(error instanceof DatabaseError)) throw error;
    console.error(error);
    return refuse(502, "The review could not be reached. Please try again in a moment.");
  }
};

const found = (answer: object | null): Response => (answer ? json(answer) : refuse(404, DEAD_LINK));
