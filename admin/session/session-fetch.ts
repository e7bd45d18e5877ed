type Renew = (refused: string) => Promise<string | null>;

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

let renew: Renew = () => Promise.resolve(null);

/** Sets how a new access token is asked for when one is refused; null means that there is none. */
export function renewWith(how: Renew): void {
  renew = how;
}

/**
 * A fetch for requests that need a session. A save that was made after it ended is sent after the sign-in, and so is one whose
 * token is refused, because the session was ended on another device.
 */
export const sessionFetch: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  // Requests of the sign-in must pass, or it would wait for itself.
  if (address.includes("/auth/v1/")) return fetch(input, init);
  const send = (accessToken: string | null): Promise<Response> => {
    if (accessToken === null) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${accessToken}`);
    return fetch(input, { ...init, headers });
  };
  const response = await send(signingIn ? await signingIn.promise : null);
  if (response.status !== 401) return response;
  const refused = new Headers(init?.headers).get("Authorization")?.replace("Bearer ", "") ?? "";
  const accessToken = (await renew(refused)) ?? (signingIn ? await signingIn.promise : null);
  return accessToken === null ? response : send(accessToken);
};
