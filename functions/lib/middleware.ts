import type { EdgeFunction } from "./edge-function.ts";
import { refuse, withSecurityHeaders } from "./respond.ts";

/**
 * Middleware of all functions: refuses requests from pages of other sites, logs unexpected errors and responds to them with a
 * readable 500, and adds the security headers.
 */
export const aroundFunctions: EdgeFunction = async ({ request, next }) =>
  withSecurityHeaders(
    isFromElsewhere(request)
      ? refuse(403, "This address answers only to the pages of this site.")
      : await next().catch((error: unknown) => {
          console.error(error);
          return refuse(500, "Something went wrong on the server. Please try again.");
        }),
  );

/** Browsers send the origin of the page with every POST. */
function isFromElsewhere(request: Request): boolean {
  const origin = request.headers.get("origin");
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host);
}
