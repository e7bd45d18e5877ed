/** Counts events per key within a window that begins with a key's first event. Held in memory: a restart forgets them. */
export class Throttle {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, { count: number; since: number }>();

  constructor({ limit, windowMs, now = Date.now }: { limit: number; windowMs: number; now?: () => number }) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** How many seconds a key has to wait; 0 while it is below its limit. */
  wait(key: string): number {
    const entry = this.#current(key);
    return entry && entry.count >= this.#limit ? Math.ceil((entry.since + this.#windowMs - this.#now()) / 1000) : 0;
  }

  add(key: string): void {
    const entry = this.#current(key);
    if (entry) entry.count += 1;
    else this.#counts.set(key, { count: 1, since: this.#now() });
  }

  /** Undoes one `add`. */
  takeBack(key: string): void {
    const entry = this.#counts.get(key);
    if (entry && entry.count > 1) entry.count -= 1;
    else this.#counts.delete(key);
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }

  /** The entry whose window is still open; others are removed, so that the map does not grow. */
  #current(key: string): { count: number; since: number } | undefined {
    const now = this.#now();
    // A clock that was set back must not lock an account for longer than its window.
    const isOver = (since: number): boolean => now - since >= this.#windowMs || since > now;
    if (this.#counts.size > 10_000)
      for (const [other, { since }] of this.#counts) if (isOver(since)) this.#counts.delete(other);
    const entry = this.#counts.get(key);
    if (entry && isOver(entry.since)) this.#counts.delete(key);
    return this.#counts.get(key);
  }
}
