/** Set while the session has ended and the user has not signed in again; resolved with the new access token. */
let signingIn: PromiseWithResolvers<string | null> | null = null;

/** From now on requests wait: without a session they would be refused. */
export function pauseRequests(): void {
  signingIn ??= Promise.withResolvers<string | null>();
}

/** Sends the waiting requests with the new access token; with null, unchanged. */
export function resumeRequests(accessToken: string | null): void {
  signingIn?.resolve(accessToken);
  signingIn = null;
}

/** A fetch for requests that need a session: a save that was made after it ended is sent after the sign-in. */
export const sessionFetch: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  // Requests of the sign-in must pass, or it would wait for itself.
  if (!signingIn || address.includes("/auth/v1/")) return fetch(input, init);
  const accessToken = await signingIn.promise;
  if (accessToken === null) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set("Authorization", `Bearer ${accessToken}`);
  return fetch(input, { ...init, headers });
};
