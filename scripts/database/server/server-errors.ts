import { DatabaseRefused } from "../database-refused.ts";
import { describeServer, serverAddress } from "./server-address.ts";

const UNREACHABLE = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "57P03",
];

/** Explains an error of the server at DATABASE_URL without showing the password. */
export function explainServerError(error: unknown, url: string): DatabaseRefused {
  if (error instanceof DatabaseRefused) return error;
  const { code = "", message } = error as Error & { code?: string };
  const { host, database, user } = serverAddress(url);
  if (UNREACHABLE.includes(code))
    return new DatabaseRefused(
      `The PostgreSQL server at ${host} does not answer (${code}). Is it running, and is DATABASE_URL right?`,
    );
  if (code.startsWith("28"))
    return new DatabaseRefused(
      `The PostgreSQL server at ${host} does not admit user ${user}. Is the password in DATABASE_URL right?`,
    );
  if (code === "3D000")
    return new DatabaseRefused(
      `There is no database ${database} at ${host}. Create an empty one that belongs to user ${user}, or correct DATABASE_URL.`,
    );
  return new DatabaseRefused(`The ${describeServer(url)} cannot be used: ${message}`);
}
