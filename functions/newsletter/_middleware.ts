/** Around the buttons of the newsletter's pages. The pages themselves (GET) are static files with headers of their own. */
export { aroundFunctions as onRequestPost } from "../lib/middleware.ts";
