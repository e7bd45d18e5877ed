import type { AuthError } from "@supabase/supabase-js";
import type { Client } from "./client.ts";
import { DatabaseError, unwrap } from "./errors.ts";

type Answer = { error: AuthError | null };

/** A refusal whose message is meant for the person at the screen. */
export class PasswordRefused extends Error {}

const REFUSALS: readonly string[] = ["PT404", "PT410", "PT422", "42501"];

function refusalOf(error: unknown): unknown {
  return error instanceof DatabaseError && REFUSALS.includes(error.code) ? new PasswordRefused(error.message) : error;
}

/**
 * The token of a new one-time link for the account with that address; a PasswordRefused where there is none, where it is
 * the caller's own, or where the caller is no administrator.
 */
export async function createPasswordLink(client: Client, email: string): Promise<string> {
  try {
    return unwrap(await client.rpc("create_password_link", { of_email: email }));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Sets the password of the account a link is for and answers its address; a PasswordRefused for a link that is used up. */
export async function redeemPasswordLink(client: Client, token: string, password: string): Promise<string> {
  try {
    return unwrap(await client.rpc("use_password_link", { token, new_password: password }));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Has a mail sent with a link that leads to `screen`. An address without an account gets none, and nobody is told. */
export async function mailPasswordLink(client: Client, email: string, screen: string): Promise<Answer> {
  return client.auth.resetPasswordForEmail(email, { redirectTo: screen });
}

/** Signs in with the code of such a mail. */
export async function signInByMail(client: Client, tokenHash: string): Promise<Answer> {
  return client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
}

/** Sets the password of whoever is signed in, and ends their sessions everywhere else. */
export async function setPassword(client: Client, password: string, current?: string): Promise<Answer> {
  const changed = await client.auth.updateUser({ password, ...(current ? { current_password: current } : {}) });
  if (!changed.error) await client.auth.signOut({ scope: "others" });
  return changed;
}
