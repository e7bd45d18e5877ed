/** A function of the edge platform, with the part of its context that we use. `next()` answers with the static file. */
export type EdgeFunction = (context: {
  request: Request;
  env: unknown;
  next: (input?: Request | string) => Promise<Response>;
}) => Response | Promise<Response>;
