import { networkOf } from "#domain/addresses/network-address.ts";

const MOST_SENDERS = 5000;

/**
 * A rate limiter per process, which is enough to keep one visitor from using up its processor. Returns true for a request
 * that is to be refused: its sender, by network address, has already been allowed `most` requests within `minutes`.
 */
export function rateLimiter(most: number, minutes: number): (address: string, now?: number) => boolean {
  const times = new Map<string, number[]>();
  return (address, now = Date.now()) => {
    const sender = networkOf(address);
    const recent = (times.get(sender) ?? []).filter((time) => Math.abs(now - time) < minutes * 60_000);
    const tooOften = recent.length >= most;
    times.delete(sender);
    times.set(sender, tooOften ? recent : [...recent, now]);
    // The sender whose last request is the oldest is forgotten first.
    const [first] = times.keys();
    if (times.size > MOST_SENDERS && first !== undefined) times.delete(first);
    return tooOften;
  };
}
