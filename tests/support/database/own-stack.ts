import { inject } from "vitest";
import { withTemporaryDatabase, type TemporaryDatabase } from "../../../scripts/testing/temporary-database.ts";
import { startStack, type Stack } from "./database-stack.ts";
import { copyOfTemplate, newDatabase } from "./postgres-server.ts";

/** An empty stack for one file alone, on the same kind of database as the one that all files share. */
export async function startOwnStack(): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  const superuserUrl = inject("superuserUrl");
  return startStack(superuserUrl ? await copyOfTemplate(superuserUrl) : undefined);
}

/** Runs a function with an empty database without a stack, of the kind that the shared stack has. */
export async function withOwnDatabase(run: (database: TemporaryDatabase) => Promise<void>): Promise<void> {
  const superuserUrl = inject("superuserUrl");
  await withTemporaryDatabase(run, superuserUrl ? await newDatabase(superuserUrl) : undefined);
}

/** SQL that signs a session of its own in as the first administrator of an empty database. */
export const SIGNED_IN = [
  "insert into auth.users (id, email) values (gen_random_uuid(), 'office@example.com')",
  "insert into public.admins (user_id) select id from auth.users",
  "insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), id, now(), now() from auth.users",
  `select set_config('request.jwt.claim.sub', user_id::text, false),
    set_config('request.jwt.claims', jsonb_build_object('sub', user_id, 'session_id', id)::text, false) from auth.sessions`,
];
