/** The access token of the caller's account, which the administration sends; null if there is none. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}
