import { refuse } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

/** Logs an unexpected error of a function and answers with a readable message. */
export const onRequest: EdgeFunction = async ({ next }) => {
  try {
    return await next();
  } catch (error) {
    console.error(error);
    return refuse(500, "Something went wrong on the server. Please try again.");
  }
};
