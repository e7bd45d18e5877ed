import type { AuthError } from "@supabase/auth-js";
import type { Client } from "../client.ts";
import { DatabaseError, unwrap } from "../errors.ts";

type Answer = { error: AuthError | null };

/** A refusal by the database; its message is for users. */
export class PasswordRefused extends Error {}

/** Unknown account, used or expired link, unacceptable password, missing right: the codes of the functions called here. */
const REFUSALS: readonly string[] = ["PT404", "PT410", "PT422", "42501"];

function refusalOf(error: unknown): unknown {
  return error instanceof DatabaseError && REFUSALS.includes(error.code) ? new PasswordRefused(error.message) : error;
}

/**
 * The token of a new one-time link for the account with that email address. Throws a PasswordRefused if there is no such
 * account, if it is the caller's own, or without 'office.manage'.
 */
export async function createPasswordLink(client: Client, email: string): Promise<string> {
  try {
    return unwrap(await client.rpc("create_password_link", { of_email: email }));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Sets the password of the account that a link is for, and returns its email address. Throws a PasswordRefused for a used link. */
export async function redeemPasswordLink(client: Client, token: string, password: string): Promise<string> {
  try {
    return unwrap(await client.rpc("use_password_link", { token, new_password: password }));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Asks for a mail with a link that leads to `screen`. For an unknown address no mail is sent, and the response is the same. */
export async function mailPasswordLink(client: Client, email: string, screen: string): Promise<Answer> {
  return client.auth.resetPasswordForEmail(email, { redirectTo: screen });
}

/** Signs in with the code of such a mail. */
export async function signInByMail(client: Client, tokenHash: string): Promise<Answer> {
  return client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
}

/**
 * Sets the password of the signed-in user, which ends their other sessions. The service asks for the current one, except in a
 * session that a mailed link has just begun.
 */
export async function setPassword(client: Client, password: string, current?: string): Promise<Answer> {
  return client.auth.updateUser({ password, ...(current ? { current_password: current } : {}) });
}
