import type { EdgeFunction } from "./edge-function.ts";
import { refuse } from "./respond.ts";
import { withSecurityHeaders } from "./security-headers.ts";

/**
 * Around functions: pages of other sites may not call them, whatever a function did not foresee becomes a readable answer
 * and is logged, and every answer has the headers of security.
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
