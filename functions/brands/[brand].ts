import { redirectTo } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

/** An address of a brand that does not exist leads to the product list (specification, section 2). */
export const onRequestGet: EdgeFunction = async ({ next }) => {
  const answer = await next();
  return answer.status === 404 ? redirectTo("/products") : answer;
};
