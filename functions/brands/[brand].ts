import type { EdgeFunction } from "../lib/edge-function.ts";

/** An address of a brand that does not exist leads to the product list (specification, section 2). */
export const onRequestGet: EdgeFunction = async ({ next, request }) => {
  const answer = await next();
  return answer.status === 404 ? Response.redirect(new URL("/products", request.url).toString(), 302) : answer;
};
