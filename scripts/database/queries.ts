import { setTimeout as pause } from "node:timers/promises";
import { oneAtATime } from "../stack/one-at-a-time.ts";
import { bytesWithin, withBody, type Handler } from "./answers.ts";
import { callerOf } from "./callers.ts";
import { isBodyTooDeep, isTooDeep, readsTooMuch, searchesTooMuch } from "./query-cost.ts";

const MEGABYTE = 1024 * 1024;
/** More than a record with embedded pictures has; a body is held in memory several times. */
const BODY_BYTES = 32 * MEGABYTE;
/** Visitors send names, addresses and passwords; forms go through the functions. */
const STRANGERS_BODY_BYTES = MEGABYTE / 10;
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
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/rest/v1/")) return handle(request, address);
    const caller = callerOf(request);
    if (caller === "ourselves") return handle(request, address);
    if (readsTooMuch(pathname, searchParams) || searchesTooMuch(searchParams) || isTooDeep(searchParams))
      return refuse(400, "This query would take too long.");
    const bytes = await bytesWithin(request, caller === "stranger" ? STRANGERS_BODY_BYTES : BODY_BYTES);
    if (bytes === null) return refuse(413, "The request is too long.");
    if (isBodyTooDeep(bytes)) return refuse(400, "This request has too many levels within each other.");
    const whole = request.body ? withBody(request, bytes) : request;
    const ask = async (): Promise<Response> => {
      const began = performance.now();
      const answer = await answerWithin(ANSWER_BYTES, await handle(whole, address));
      took = performance.now() - began;
      return answer;
    };
    return caller === "stranger" ? inTurn(ask) : ask();
  };
}

async function answerWithin(limit: number, answer: Response): Promise<Response> {
  if (!answer.body) return answer;
  const bytes = await bytesWithin(answer, limit);
  return bytes === null ? refuse(413, "The answer would be too long.") : new Response(bytes, answer);
}

function refuse(status: number, message: string): Response {
  return Response.json({ code: `PT${status}`, message, details: null, hint: null }, { status });
}
