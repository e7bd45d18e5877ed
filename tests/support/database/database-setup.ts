import type { TestProject } from "vitest/node";
import type { Role } from "#domain/accounts/roles.ts";
import {
  copyOfTemplate,
  createDatabase,
  startPostgresServer,
  TEMPLATE,
  type PostgresServer,
} from "./postgres-server.ts";
import { signUp, signUpColleague, signUpOwner, startStack, type Account, type Stack } from "./database-stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    stack: Stack;
    /** Where the superuser of a PostgreSQL server connects; none if the tests run on the embedded database. */
    superuserUrl: string | null;
    /** The first account, which is the administrator, one without any rights, and one of each other role. */
    administrator: Account;
    plainAccount: Account;
    colleagues: Record<Exclude<Role, "administrator">, Account>;
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
  const colleague = (role: Role) => signUpColleague(stack, role, `${role}@example.com`);
  project.provide("colleagues", {
    publisher: await colleague("publisher"),
    writer: await colleague("writer"),
    sales: await colleague("sales"),
  });
  return async () => {
    await stop();
    await server?.stop();
  };
}
