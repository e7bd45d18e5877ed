import { setTimeout as pause } from "node:timers/promises";

/** A project of Cloudflare Pages, and who may upload to it. */
export type PagesProject = { api: string; account: string; project: string; token: string };

/** What Cloudflare answered instead of a result. */
export class CloudflareError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = "CloudflareError";
    this.status = status;
  }
}

type Call = { method?: "GET" | "POST"; token: string; body?: unknown };
type Envelope = { success?: boolean; result?: unknown; errors?: { message?: string }[] };

/** Pauses before the same call is tried again after Cloudflare did not answer, or was too busy. */
const PAUSES_MS = [500, 2_000, 8_000];
/** Enough for 40 MB on a slow line. */
const CALL_MS = 5 * 60_000;

/** One call of Cloudflare's API. Repeats what failed on the way; throws a CloudflareError for every other refusal. */
export async function callCloudflare<Result>(address: string, call: Call): Promise<Result> {
  for (const waiting of [...PAUSES_MS, null]) {
    try {
      return (await callOnce(address, call)) as Result;
    } catch (error) {
      if (waiting === null || !isPassing(error)) throw error;
      await pause(waiting);
    }
  }
  throw new Error("unreachable");
}

async function callOnce(address: string, { method = "GET", token, body }: Call): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && !isForm ? { "content-type": "application/json" } : {}),
    },
    signal: AbortSignal.timeout(CALL_MS),
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new CloudflareError(reasonOf(error), 0);
  });
  const answer = (await response.json().catch(() => ({}))) as Envelope;
  if (response.ok && answer.success !== false) return answer.result;
  const said = answer.errors?.map(({ message }) => message).join(", ");
  throw new CloudflareError(said || `status ${response.status}`, response.status);
}

const isPassing = (error: unknown): boolean =>
  error instanceof CloudflareError && (error.status === 0 || error.status === 429 || error.status >= 500);

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || String(cause) : message;
}

/** Why a release could not be uploaded, for a publisher. */
export function uploadFault(error: unknown, { project }: PagesProject): Error {
  if (!(error instanceof CloudflareError)) return error instanceof Error ? error : new Error(String(error));
  const { status, message } = error;
  if (status === 401 || status === 403)
    return new Error(
      `Cloudflare does not accept CLOUDFLARE_API_TOKEN (${message}). It needs the permission “Cloudflare Pages: Edit” for the account in CLOUDFLARE_ACCOUNT_ID.`,
    );
  if (status === 404)
    return new Error(
      `Cloudflare has no Pages project “${project}” in the account of CLOUDFLARE_ACCOUNT_ID (${message}).`,
    );
  if (isPassing(error)) return new Error(`Cloudflare does not answer (${message}). Please publish again in a moment.`);
  return new Error(`Cloudflare refused the release: ${message}.`);
}
