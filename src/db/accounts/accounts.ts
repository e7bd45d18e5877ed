import type { AuthError, Session, User } from "@supabase/auth-js";
import type { Client } from "../client.ts";
import type { Database } from "../database.types.ts";
import { ConflictError, ensureDone, isDuplicate, unwrap } from "../errors.ts";

export type Account = Database["public"]["Functions"]["list_accounts"]["Returns"][number];

export type Credentials = { email: string; password: string };
type SignedIn = { data: { user: User | null; session: Session | null }; error: AuthError | null };

/**
 * Creates an account and signs in. The service does not tell whether the address had an account already: then signing in fails
 * (invalid_credentials), except with the password of that account. Where an address is confirmed first, it fails as well
 * (email_not_confirmed).
 */
export async function createAccount({ auth }: Client, credentials: Credentials): Promise<SignedIn> {
  const made = await auth.signUp(credentials);
  return made.error || made.data.session ? made : auth.signInWithPassword(credentials);
}

/** Whether anybody is an administrator yet. */
export async function hasAdmin(client: Client): Promise<boolean> {
  return unwrap(await client.rpc("has_admin"));
}

/** Makes a set-up link usable; false where there is an administrator already. Needs the secret key. */
export async function openSetup(client: Client, token: string): Promise<boolean> {
  const { error, status } = await client.rpc("open_setup", { token });
  if (error?.code === "PT409") return false;
  ensureDone({ error, status });
  return true;
}

/** Whether a set-up link can be used: it is the newest, and nobody is an administrator yet. */
export async function isSetupToken(client: Client, token: string): Promise<boolean> {
  return unwrap(await client.rpc("is_setup_token", { token }));
}

/** Makes the caller's account the first administrator; false for a link that cannot be used (any more). */
export async function claimSetup(client: Client, token: string): Promise<boolean> {
  const { error, status } = await client.rpc("claim_setup", { token });
  if (error?.code === "PT403") return false;
  ensureDone({ error, status });
  return true;
}

/** Whether visitors may create accounts, which then wait for approval. */
export async function isSignUpOpen(client: Client): Promise<boolean> {
  return unwrap(await client.from("sign_up").select("is_open").single()).is_open;
}

/** Allows or forbids creating accounts; throws a ConflictError for anyone but administrators. */
export async function setSignUpOpen(client: Client, isOpen: boolean): Promise<void> {
  const changed = unwrap(
    await client.from("sign_up").update({ is_open: isOpen }).eq("only_row", true).select("is_open"),
  );
  if (changed.length === 0) throw new ConflictError();
}

/** Deletes an account that waits for approval. Throws a DatabaseError: PT403 for an administrator, PT404 if it is gone. */
export async function rejectAccount(client: Client, userId: string): Promise<void> {
  ensureDone(await client.rpc("reject_account", { account: userId }));
}

/** Whether the caller is an administrator. */
export async function isAdmin(client: Client): Promise<boolean> {
  return unwrap(await client.rpc("is_admin"));
}

/** Every account with its rights, oldest first; nothing for anyone but administrators. */
export async function listAccounts(client: Client): Promise<Account[]> {
  return unwrap(await client.rpc("list_accounts"));
}

/** Sets the name of the caller's own account; without one it appears by its email address. Administrators only. */
export async function setOwnName(client: Client, name: string): Promise<void> {
  ensureDone(await client.rpc("set_own_name", { name }));
}

/** Makes an account an administrator; does nothing if it is one already. */
export async function grantAdministrator(client: Client, userId: string): Promise<void> {
  try {
    ensureDone(await client.from("admins").insert({ user_id: userId }));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Takes the rights of an administrator away, at once; throws a RefusedError for the last administrator. */
export async function removeAdministrator(client: Client, userId: string): Promise<void> {
  const gone = unwrap(await client.from("admins").delete().eq("user_id", userId).select("user_id"));
  if (gone.length === 0) throw new ConflictError();
}
