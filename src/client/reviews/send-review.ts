import type { Entry, KeptDocument, Review, SentMark } from "#domain/submittals/review/record.ts";
import { hexOf } from "#domain/text/hash.ts";
import { downloadFile } from "../page/download-file.ts";

/** `dead`: the link does not work. `refused`: sending the same again would not help. `away`: no connection, or not now. */
export type Failure = "dead" | "refused" | "away" | "tooOften";

/** Why a request failed, which a page says in its own words. */
export class ReviewFailure extends Error {
  readonly why: Failure;
  constructor(why: Failure, options?: ErrorOptions) {
    super(`The review answered: ${why}`, options);
    this.why = why;
  }
}

async function post(address: string, body: object): Promise<Response> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    referrerPolicy: "no-referrer",
  }).catch((cause: unknown) => {
    throw new ReviewFailure("away", { cause });
  });
  if (answer.ok) return answer;
  const whys: Record<number, Failure> = { 404: "dead", 413: "refused", 422: "refused", 429: "tooOften" };
  throw new ReviewFailure(whys[answer.status] ?? "away");
}

/** What the link shows. */
export const loadReview = async (token: string): Promise<Review> =>
  (await (await post("/api/review", { token })).json()) as Review;

/** Sends marks; answers the newest revision, and all that was said so far. */
export const sendMarks = async (
  token: string,
  reviewer: string,
  marks: readonly SentMark[],
): Promise<{ revision: number; entries: Entry[] }> =>
  (await (await post("/api/review", { token, reviewer, marks })).json()) as { revision: number; entries: Entry[] };

/** Saves a document in the downloads, if its bytes are those that were issued. */
export async function saveFile(token: string, { sha256 }: Pick<KeptDocument, "sha256">, name: string): Promise<void> {
  const answer = await post("/api/review-file", { token, sha256 });
  const bytes = await answer.arrayBuffer().catch((cause: unknown) => {
    throw new ReviewFailure("away", { cause });
  });
  const hash = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  if (hash !== sha256) throw new ReviewFailure("refused");
  downloadFile(name, bytes, "application/pdf");
}
