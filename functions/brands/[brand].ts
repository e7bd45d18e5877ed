import { redirectTo } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

/** Redirects the address of an unknown brand to the product list. */
export const onRequestGet: EdgeFunction = async ({ next }) => {
  const answer = await next();
  return answer.status === 404 ? redirectTo("/products") : answer;
};
