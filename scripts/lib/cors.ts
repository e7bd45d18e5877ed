/**
 * Adds CORS headers, as a hosted project sends them. The sign-in service of Supabase Lite 0.10 sends none. Any origin is
 * allowed, because keys and tokens protect the data, not the origin.
 */
export function withCors(handle: (request: Request) => Response | Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (request.method === "OPTIONS" && request.headers.has("access-control-request-method")) {
      return new Response(null, {
        status: 204,
        headers: {
          "access-control-allow-origin": "*",
          "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS",
          "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
          "access-control-max-age": "86400",
        },
      });
    }
    const answer = await handle(request);
    if (answer.headers.has("access-control-allow-origin")) return answer;
    const headers = new Headers(answer.headers);
    headers.set("access-control-allow-origin", "*");
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
  };
}
