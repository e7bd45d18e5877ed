import type { EdgeFunction } from "../lib/edge-function.ts";

/** Redirects the address of an unknown brand to the product list. */
export const onRequestGet: EdgeFunction = async ({ next, request }) => {
  const answer = await next();
  return answer.status === 404 ? Response.redirect(new URL("/products", request.url).toString(), 302) : answer;
};
