import type { TestProject } from "vitest/node";
import {
  copyOfTemplate,
  createDatabase,
  startPostgresServer,
  TEMPLATE,
  type PostgresServer,
} from "./postgres-server.ts";
import { signUp, signUpOwner, startStack, type Account, type Stack } from "./database-stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    stack: Stack;
    /** Where the superuser of a PostgreSQL server connects; none if the tests run on the embedded database. */
    superuserUrl: string | null;
    /** The first account, which is the administrator, and one without any rights. */
    administrator: Account;
    plainAccount: Account;
  }
}

/** The projects of vitest.config.ts whose name ends like this run on a PostgreSQL server. */
const ON_A_SERVER = "-postgres";
async function startServer(): Promise<PostgresServer> {
  const server = await startPostgresServer();
  const { stop } = await startStack(await createDatabase(server.superuserUrl, TEMPLATE));
  await stop();
  return server;
}

/** Starts one stack for all files of a Vitest project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.name.endsWith(ON_A_SERVER) ? await startServer() : null;
  const { stack, stop } = await startStack(server ? await copyOfTemplate(server.superuserUrl) : undefined);
  project.provide("stack", stack);
  project.provide("superuserUrl", server?.superuserUrl ?? null);
  project.provide("administrator", await signUpOwner(stack, "administrator@example.com"));
  project.provide("plainAccount", await signUp(stack, "plain@example.com"));
  return async () => {
    await stop();
    await server?.stop();
  };
}
