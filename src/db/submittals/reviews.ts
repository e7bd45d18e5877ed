import type { Entry, Review, SentMark } from "#domain/submittals/review/record.ts";
import type { Client, Row } from "../client.ts";
import { ensureDone, unwrap } from "../errors.ts";

/* Links to the review of a submittal, and what they show. */

export type ReviewLink = Omit<Row<"review_links">, "token_hash" | "submittal_id" | "withdrawn_by">;

/** Makes a link and returns its token, which is not stored. */
export async function makeReviewLink(
  client: Client,
  submittal: string,
  forWhom: string,
  days: number,
): Promise<string> {
  return unwrap(await client.rpc("make_review_link", { of_submittal: submittal, for_whom: forWhom, days }));
}

/** All links to a submittal, newest first, also those that do not work any more. */
export async function listReviewLinks(client: Client, submittal: string): Promise<ReviewLink[]> {
  return unwrap(
    await client
      .from("review_links")
      .select("id, for_whom, made_by, made_at, ends_at, withdrawn_at")
      .eq("submittal_id", submittal)
      .order("made_at", { ascending: false })
      .order("id"),
  );
}

/** Withdraws a link: it opens nothing from now on. */
export async function withdrawReviewLink(client: Client, id: string): Promise<void> {
  ensureDone(await client.rpc("withdraw_review_link", { link: id }));
}

/** What the link with this token shows; null if it does not work (any more). Needs the secret key. */
export async function reviewByLink(client: Client, token: string): Promise<Review | null> {
  const { data, error, status } = await client.rpc("review_by_link", { token });
  ensureDone({ error, status });
  return data as Review | null;
}

/** Stores the marks of a reviewer, each once; null if the link does not work (any more). Needs the secret key. */
export async function addReviewMarks(
  client: Client,
  token: string,
  reviewer: string,
  marks: readonly SentMark[],
): Promise<{ revision: number; entries: Entry[] } | null> {
  const { data, error, status } = await client.rpc("add_review_marks", { token, reviewer, marks: [...marks] });
  ensureDone({ error, status });
  return data as { revision: number; entries: Entry[] } | null;
}

/** Where a file lies that the link with this token shows; null if it shows none with this hash. Needs the secret key. */
export async function reviewedFile(client: Client, token: string, sha256: string): Promise<string | null> {
  const { data, error, status } = await client.rpc("reviewed_file", { token, of_sha256: sha256 });
  ensureDone({ error, status });
  return data;
}
