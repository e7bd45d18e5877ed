/** Set while the session has ended and its user has not signed in again; settled with the new access token. */
let signingIn: PromiseWithResolvers<string | null> | null = null;

/** From now on requests wait: made without a session, they would be refused as a stranger's. */
export function holdRequests(): void {
  signingIn ??= Promise.withResolvers<string | null>();
}

/** Lets the waiting requests go on as the one who has signed in; with null, as they are. */
export function releaseRequests(accessToken: string | null): void {
  signingIn?.resolve(accessToken);
  signingIn = null;
}

/** A fetch for requests that need a session: a save that finds it ended goes on by itself after the sign-in. */
export const holdingFetch: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  // The sign-in itself must not wait for the sign-in.
  if (!signingIn || address.includes("/auth/v1/")) return fetch(input, init);
  const accessToken = await signingIn.promise;
  if (accessToken === null) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set("Authorization", `Bearer ${accessToken}`);
  return fetch(input, { ...init, headers });
};
