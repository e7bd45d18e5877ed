import { redirectMoved } from "../lib/moved.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

/** Redirects old addresses of products. Used only on a site that has more of them than its host allows as redirect rules. */
export const onRequestGet: EdgeFunction = async (context) => {
  const answer = await context.next();
  return answer.status === 404 ? ((await redirectMoved(context)) ?? answer) : answer;
};
