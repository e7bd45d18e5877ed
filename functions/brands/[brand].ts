import { redirectMoved } from "../lib/moved.ts";
import { redirectTo } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

/** Redirects old addresses of brands, and those of unknown brands to the product list. */
export const onRequestGet: EdgeFunction = async (context) => {
  const answer = await context.next();
  return answer.status === 404 ? ((await redirectMoved(context)) ?? redirectTo("/products")) : answer;
};
