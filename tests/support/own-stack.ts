import { inject } from "vitest";
import { withTemporaryDatabase, type TemporaryDatabase } from "../../scripts/testing/temporary-database.ts";
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
