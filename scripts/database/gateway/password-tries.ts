import { setTimeout as pause } from "node:timers/promises";
import { compare } from "bcryptjs";
import { refuseTooMany } from "./answers.ts";
import { Throttle } from "./throttle.ts";

const windowMs = 5 * 60_000;
/** Wrong passwords for one account from one network address, and from one address whatever the account. */
const OF_ACCOUNT = { limit: 5, windowMs };
const OF_ADDRESS = { limit: 50, windowMs };
/**
 * Wrong passwords for one account from all addresses. Further ones take longer, but none is refused: otherwise strangers could
 * lock the owner out.
 */
const FROM_ANYWHERE = { limit: 20, windowMs };
const SLOWED_MS = 2_000;

/** The hash of a password that nobody knows, as costly to compare as those of accounts. */
const NOBODYS = "$2b$10$7s2LZt4JBc1d1wEor5wx3epT30Zz7RlXlNFUYvveUAHcLluepIfHm";

/** The account that a password is tried for, from a network address. The hash is null if there is no such account. */
export type Try = { account: string; address: string; hash: string | null };

/** Compares passwords with those of accounts, and refuses whoever had too many wrong ones. */
export class PasswordTries {
  readonly #ofAccount = new Throttle(OF_ACCOUNT);
  readonly #ofAddress = new Throttle(OF_ADDRESS);
  readonly #fromAnywhere = new Throttle(FROM_ANYWHERE);

  /** Whether the password is right; a response if it was not even compared. An unknown account takes as much work as any. */
  async isRight(password: string, { account, address, hash }: Try): Promise<boolean | Response> {
    const place = `${account} ${address}`;
    const wait = Math.max(this.#ofAccount.wait(place), this.#ofAddress.wait(address));
    if (wait > 0) return refuseTooMany("wrong passwords", wait);
    // Counted before the password is compared; otherwise many simultaneous tries would all be below the limit.
    this.#ofAccount.add(place);
    this.#ofAddress.add(address);
    const isSlowed = this.#fromAnywhere.wait(account) > 0;
    this.#fromAnywhere.add(account);
    if (isSlowed) await pause(SLOWED_MS);
    const isEqual = await compare(password, hash ?? NOBODYS);
    if (!isEqual || hash === null) return false;
    this.#ofAccount.forget(place);
    this.#ofAddress.takeBack(address);
    this.#fromAnywhere.takeBack(account);
    return true;
  }

  /** Does the work of comparing a password, for a request that must take as long as one that does. */
  async pretend(): Promise<void> {
    await compare("", NOBODYS);
  }
}
