/** Responds to one request; `address` is the network address that it came from. */
export type Handler = (request: Request, address: string) => Response | Promise<Response>;

/** An error response in the sign-in service's format, which supabase-js reads. */
export function refuseSignIn(status: number, code: string, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status, headers });
}

/** Refuses a sender who may try again after so many seconds. */
export function refuseTooMany(what: string, seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  const message = `Too many ${what}. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return refuseSignIn(429, "over_request_rate_limit", message, { "retry-after": String(seconds) });
}

/** An error response in the storage service's format. */
export function refuseUpload(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}

/** The same request with a body that was read already. */
export function withBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers);
  headers.delete("transfer-encoding");
  headers.set("content-length", String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}
