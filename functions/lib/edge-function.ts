/**
 * A function of the edge platform, with the part of its context that we use. `next()` returns the response with the static
 * file; `waitUntil()` lets work go on after the response.
 */
export type EdgeFunction = (context: {
  request: Request;
  env: unknown;
  next: (input?: Request | string) => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
}) => Response | Promise<Response>;
