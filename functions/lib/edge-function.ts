/** A function of the edge platform: what of its context we use. `next()` gives the static file's answer. */
export type EdgeFunction = (context: {
  request: Request;
  env: unknown;
  next: () => Promise<Response>;
}) => Response | Promise<Response>;
