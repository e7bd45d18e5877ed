/** Middleware of every function below /api. */
export { aroundFunctions as onRequest } from "../lib/middleware.ts";
