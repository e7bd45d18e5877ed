import type { AuthError, Session, User } from "@supabase/auth-js";
import type { Permission, Rights, Role } from "#domain/accounts/roles.ts";
import type { Client } from "../client.ts";
import type { Database } from "../database.types.ts";
import { ConflictError, ensureDone, unwrap } from "../errors.ts";

type StoredAccount = Database["public"]["Functions"]["list_accounts"]["Returns"][number];
/** An account; without a role it waits for approval. */
export type Account = Omit<StoredAccount, "role" | "permissions"> & {
  role: Role | null;
  permissions: readonly Permission[];
};

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

/** Allows or forbids creating accounts; throws a ConflictError without 'office.manage'. */
export async function setSignUpOpen(client: Client, isOpen: boolean): Promise<void> {
  const changed = unwrap(
    await client.from("sign_up").update({ is_open: isOpen }).eq("only_row", true).select("is_open"),
  );
  if (changed.length === 0) throw new ConflictError();
}

/** Deletes an account that waits for approval. Throws a DatabaseError: PT403 for a colleague, PT404 if it is gone. */
export async function rejectAccount(client: Client, userId: string): Promise<void> {
  ensureDone(await client.rpc("reject_account", { account: userId }));
}

/** What the caller may do; null for an account that nobody has approved, or whose access was taken away. */
export async function ownRights(client: Client): Promise<Rights | null> {
  const [rights] = unwrap(await client.rpc("own_rights"));
  return (rights as Rights | undefined) ?? null;
}

/** Whether the caller has a permission. */
export async function may(client: Client, permission: Permission): Promise<boolean> {
  return unwrap(await client.rpc("may", { permission }));
}

/** The colleagues, oldest account first; for administrators also the accounts that wait for approval. */
export async function listAccounts(client: Client): Promise<Account[]> {
  return unwrap(await client.rpc("list_accounts")) as Account[];
}

/** Sets the name of the caller's own account; without one it appears by its email address. */
export async function setOwnName(client: Client, name: string): Promise<void> {
  ensureDone(await client.rpc("set_own_name", { name }));
}

/** Gives an account that waits for approval a role. Throws a DatabaseError (see isDuplicate) if it has one by now. */
export async function grantRole(client: Client, userId: string, role: Role): Promise<void> {
  ensureDone(await client.from("admins").insert({ user_id: userId, role }));
}

/**
 * Changes the role of a colleague. Throws a ConflictError if they have another one than `before` by now, or no access any more;
 * a RefusedError for the last administrator.
 */
export async function changeRole(client: Client, userId: string, before: Role, role: Role): Promise<void> {
  const query = client.from("admins").update({ role }).eq("user_id", userId).eq("role", before);
  if (unwrap(await query.select("user_id")).length === 0) throw new ConflictError();
}

/** Takes the access of a colleague away, at once; throws a RefusedError for the last administrator. */
export async function removeAccess(client: Client, userId: string): Promise<void> {
  const gone = unwrap(await client.from("admins").delete().eq("user_id", userId).select("user_id"));
  if (gone.length === 0) throw new ConflictError();
}
