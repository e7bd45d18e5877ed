import { inject } from "vitest";
import { startStack, type Stack } from "./database-stack.ts";
import { copyOfTemplate } from "./postgres-server.ts";

/** An empty stack for one file alone, on the same kind of database as the one that all files share. */
export async function startOwnStack(): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  const superuserUrl = inject("superuserUrl");
  return startStack(superuserUrl ? await copyOfTemplate(superuserUrl) : undefined);
}
