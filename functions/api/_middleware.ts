/** Around every function below /api. */
export { aroundFunctions as onRequest } from "../lib/around.ts";
