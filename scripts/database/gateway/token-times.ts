import { createHmac, timingSafeEqual } from "node:crypto";
import type { Handler } from "./answers.ts";

type Times = { iat?: number; exp?: number };

const signature = (text: string, secret: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Whether we signed a token. It may be out of date. */
export function isOurToken(token: string, secret: string): boolean {
  const [header, payload, signed] = token.split(".");
  if (!header || !payload || !signed || secret === "") return false;
  // As bytes: the same signature can be written in several ways.
  const [own, theirs] = [signature(`${header}.${payload}`, secret), signed].map((text) =>
    Buffer.from(text, "base64url"),
  );
  return own !== undefined && theirs?.length === own.length && timingSafeEqual(own, theirs);
}

/**
 * Changes the times of a token from the future to the present. Such tokens exist after the clock was set back, and Supabase
 * Lite refuses them, so nobody who is signed in could do anything until the clock has caught up. Any other token stays as it
 * is. No token becomes valid for longer.
 */
export function withPresentTime(token: string, secret: string, now = Math.floor(Date.now() / 1_000)): string {
  const [header, payload = ""] = token.split(".");
  if (!isOurToken(token, secret)) return token;
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Times;
  const { iat, exp } = claims;
  if (iat === undefined || exp === undefined || iat <= now) return token;
  const present = JSON.stringify({ ...claims, iat: now, exp: now + exp - iat });
  const text = `${header}.${Buffer.from(present).toString("base64url")}`;
  return `${text}.${signature(text, secret)}`;
}

/** Passes requests on; a token from the future gets the present time. */
export function acceptEarlierClock(handle: Handler, secret: string): Handler {
  return (request, address) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    const present = token && withPresentTime(token, secret);
    if (!present || present === token) return handle(request, address);
    const headers = new Headers(request.headers);
    headers.set("authorization", `Bearer ${present}`);
    return handle(new Request(request, { headers }), address);
  };
}
