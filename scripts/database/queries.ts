import { bytesWithin, withBody, type Handler } from "./answers.ts";

/** No query of ours nests joins deeper than this; each level multiplies the rows. */
const JOINS_DEEP = 2;
const JOINS_MAX = 10;

/** More than a record with embedded pictures has; a body is held in memory several times. */
const BODY_BYTES = 32 * 1024 * 1024;

/** A comparison with a regular expression: as the whole filter of a column, and within and=(…) or or=(…). */
const PATTERN = /^\s*(?:not\.)*i?match\b/i;
const PATTERN_WITHIN = /[(,.]\s*i?match\s*[.(]/i;

/**
 * The database of one machine works in this process and cannot end a query that takes too long, so any visitor could stop it.
 * Refuses what would do that: regular expressions in a query, joins of joins, and bodies of unlimited size. A hosted project
 * ends such queries after seconds. The site needs none of them.
 */
export function guardQueries(handle: Handler): Handler {
  return async (request, address) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/rest/v1/")) return handle(request, address);
    for (const [name, value] of searchParams) {
      const isPattern = /(?:^|\.)(?:and|or)$/.test(name) ? PATTERN_WITHIN.test(value) : PATTERN.test(value);
      if (name === "select" ? joinsTooMuch(value) : isPattern) return refuse(400, "This query would take too long.");
    }
    if (!request.body) return handle(request, address);
    const bytes = await bytesWithin(request, BODY_BYTES);
    return bytes === null ? refuse(413, "The request is too long.") : handle(withBody(request, bytes), address);
  };
}

function refuse(status: number, message: string): Response {
  return Response.json({ code: `PT${status}`, message, details: null, hint: null }, { status });
}

function joinsTooMuch(select: string): boolean {
  let [depth, joins] = [0, 0];
  for (const character of select) {
    if (character === ")") depth -= 1;
    if (character !== "(") continue;
    depth += 1;
    joins += 1;
    if (depth > JOINS_DEEP || joins > JOINS_MAX) return true;
  }
  return false;
}
