import type { Backend } from "../supabase-lite.ts";

export type Transaction = Backend["transaction"];
/** A session and the account that it belongs to. */
export type OwnSession = { session: string; user: string };
/** What is asked before the password of an account is changed. */
export type PasswordOwner = { email: string; hash: string | null; recovered: boolean };

/** So long after a recovery link was opened its session may set a password without the current one. */
const RECOVERY_MINUTES = 15;
const DEVICE_LENGTH = 300;

/** What the gateway reads and writes of accounts and sessions beside the sign-in service. */
export function accountRows(transaction: Transaction) {
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[]): Promise<Row[]> =>
    transaction((session) => session.rows<Row>(sql, parameters));
  return {
    /** Why this sender cannot create an account now, or null. */
    async refusal(sender: string): Promise<string | null> {
      const [row] = await rows<{ refusal: string | null }>("select public.account_refusal($1) as refusal", [sender]);
      return row?.refusal ?? null;
    },
    /** The hash of an account's password; undefined without such an account. */
    async passwordHash(email: string): Promise<string | null | undefined> {
      const sql = "select encrypted_password as hash from auth.users where email = $1";
      return (await rows<{ hash: string | null }>(sql, [email]))[0]?.hash;
    },
    /** Notes who created an account, which counts among those of the sender as long as it waits. */
    async noteSender(email: string, sender: string): Promise<void> {
      await rows(
        `update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('sender', $2::text)
         where email = $1 and not raw_app_meta_data ? 'approved'`,
        [email, sender],
      );
    },
    /** Notes the device of a new session, for the list of one's sessions, and whether a recovery link began it. */
    async noteSession(session: string, device: string | null, recovered: boolean): Promise<void> {
      await rows("update auth.sessions set user_agent = $2, tag = $3 where id = $1::uuid", [
        session,
        device?.slice(0, DEVICE_LENGTH) ?? null,
        recovered ? "recovery" : null,
      ]);
    },
    async endSession(session: string): Promise<void> {
      await rows("delete from auth.sessions where id = $1::uuid", [session]);
    },
    async passwordOwner({ session, user }: OwnSession): Promise<PasswordOwner | undefined> {
      const [owner] = await rows<PasswordOwner>(
        `select u.email, u.encrypted_password as hash,
           coalesce(s.tag = 'recovery' and s.created_at > now() - make_interval(mins => $3), false) as recovered
         from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1::uuid and u.id = $2::uuid`,
        [session, user, RECOVERY_MINUTES],
      );
      return owner;
    },
    /** Ends the other sessions of an account; this one needs the current password from now on. */
    async keepOnly({ session, user }: OwnSession): Promise<void> {
      await transaction(async (own) => {
        await own.rows("delete from auth.sessions where user_id = $2::uuid and id <> $1::uuid", [session, user]);
        await own.rows("update auth.sessions set tag = null where id = $1::uuid", [session]);
      });
    },
  };
}
