/** A function of the edge platform: what of its context we use. `next()` gives the answer of a static file: that of the request, or of another address. */
export type EdgeFunction = (context: {
  request: Request;
  env: unknown;
  next: (input?: Request | string) => Promise<Response>;
}) => Response | Promise<Response>;
