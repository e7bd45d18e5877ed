import type { EdgeFunction } from "../lib/edge-function.ts";

/** Without a valid category the index of the six industries is shown (specification, section 2). */
export const onRequestGet: EdgeFunction = async ({ next, request }) => {
  const answer = await next();
  return answer.status === 404 ? next(new URL("/solutions", request.url).toString()) : answer;
};
