import { setTimeout as pause } from "node:timers/promises";
import { oneAtATime } from "../../stack/one-at-a-time.ts";
import { receive } from "#domain/text/received-bytes.ts";
import { withBody, type Handler } from "./answers.ts";
import { callerOf, mayDraft, mayPublish, mayWork } from "./callers.ts";
import { hasInheritedKey } from "./inherited-names.ts";
import { readsTooMuch, searchesTooMuch } from "./query-cost.ts";
import { bodyFault, hasDeepText, isTooDeep } from "./query-depth.ts";

const MEGABYTE = 1024 * 1024;
/** More than a record with embedded pictures has; a body is held in memory several times. */
const BODY_BYTES = 32 * MEGABYTE;
/** A draft, with each side of its row; who may not publish stores nothing larger. */
const COLLEAGUES_BODY_BYTES = 8 * MEGABYTE;
/** A record has some thousands; who publishes may send hundreds of records at once. */
const VALUES_MAX = 100_000;
const PUBLISHERS_VALUES_MAX = 1_000_000;
/** The functions that are given whole records; any other one gets names, ids and words, which take long to compare if they are long. */
const TAKES_RECORDS = /^\/rest\/v1\/rpc\/(?:save_\w+|store_\w+)$/;
const FUNCTION_BODY_BYTES = MEGABYTE;
/** Visitors send names, addresses and passwords, and who works on enquiries no more than notes; forms go through the functions. */
const SMALL_BODY_BYTES = MEGABYTE / 10;
/** More than the longest row: pictures within it may have 16 MB. `readAll` in src/db asks for fewer rows instead. */
const ANSWER_BYTES = 24 * MEGABYTE;
/** After the query of a stranger this process takes in other requests, for a part of the time that the query took. */
const REST = 1 / 10;

/**
 * The embedded database works in this process and cannot end a query that takes too long, so any visitor could stop it. Refuses
 * what would do that, for everybody without the secret key: queries that the site does not need and that take long, answers and
 * bodies of unlimited size. A hosted project ends such queries after seconds.
 */
export function guardQueries(handle: Handler): Handler {
  let took = 0;
  // So that whoever is signed in, and the functions with the messages of visitors, wait for one query of a stranger at most.
  const inTurn = oneAtATime(() => pause(took * REST));
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/rest/v1/")) return handle(request, address);
    const caller = callerOf(request);
    if (caller === "ourselves") return handle(request, address);
    const sender = caller === "stranger" ? "visitors" : "colleagues";
    const bytes = await receive(request.body, mostBytes(request, pathname), { from: sender });
    if (bytes === "busy") return refuse(503, "Too much is being sent just now. Please try again in a moment.");
    if (bytes === "too much") return refuse(413, "The request is too long.");
    const whole = request.body ? withBody(request, bytes) : request;
    const ask = async (): Promise<Response> => {
      const began = performance.now();
      const answer = refusalOf(request, bytes) ?? (await answerWithin(ANSWER_BYTES, await handle(whole, address)));
      // What the office asks meanwhile says nothing about how long strangers hold the database.
      if (caller === "stranger") took = performance.now() - began;
      return answer;
    };
    // What a stranger asks is looked at in turn as well: that takes some time, too.
    return caller === "stranger" ? inTurn(ask) : ask();
  };
}

/** The items of a submittal with their comparison sheets. */
const STORES_REVISION = "/rest/v1/rpc/store_revision";

function mostBytes(request: Request, pathname: string): number {
  if (pathname === STORES_REVISION && mayWork(request)) return COLLEAGUES_BODY_BYTES;
  if (!mayDraft(request)) return SMALL_BODY_BYTES;
  if (pathname.startsWith("/rest/v1/rpc/") && !TAKES_RECORDS.test(pathname)) return FUNCTION_BODY_BYTES;
  return mayPublish(request) ? BODY_BYTES : COLLEAGUES_BODY_BYTES;
}

function refusalOf(request: Request, body: Uint8Array): Response | null {
  const { pathname, searchParams: parameters } = new URL(request.url);
  if (readsTooMuch(pathname, parameters) || searchesTooMuch(pathname, parameters) || isTooDeep(parameters))
    return refuse(400, "This query would take too long.");
  const fault = bodyFault(body, mayPublish(request) ? PUBLISHERS_VALUES_MAX : VALUES_MAX);
  if (fault === "too many values") return refuse(413, "This request has too many values.");
  if (fault === "too deep") return refuse(400, "This request has too many levels within each other.");
  const sent = parsed(body);
  if (hasDeepText(sent)) return refuse(400, "This request has too many levels within each other.");
  return hasInheritedKey(sent) ? refuse(400, "This request uses a name that no column has.") : null;
}

/** The JSON of a body; null for anything else, which Supabase Lite then refuses or takes as texts. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

async function answerWithin(limit: number, answer: Response): Promise<Response> {
  if (!answer.body) return answer;
  const bytes = await receive(answer.body, limit, { from: null });
  return typeof bytes === "string" ? refuse(413, "The answer would be too long.") : new Response(bytes, answer);
}

function refuse(status: number, message: string): Response {
  return Response.json({ code: `PT${status}`, message, details: null, hint: null }, { status });
}
