/** What can be said about DATABASE_URL in messages: no password. */
export type ServerAddress = { host: string; database: string; user: string };

/** The parts of DATABASE_URL that may be shown. */
export function serverAddress(url: string): ServerAddress {
  const { hostname, port, pathname, username } = new URL(url);
  const user = decodeURIComponent(username);
  return {
    host: `${hostname || "localhost"}:${port || "5432"}`,
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  };
}

/** "database plantroom at db.example:5432" */
export function describeServer(url: string): string {
  const { database, host } = serverAddress(url);
  return `database ${database} at ${host}`;
}

/** A statement of a request that takes longer is ended. Requests take milliseconds, changes of all products seconds. */
const STATEMENT_MS = 60_000;

/** The same address with settings for our sessions. The server's notices would be printed among our own messages. */
export function sessionUrl(url: string): string {
  const address = new URL(url);
  address.searchParams.set("application_name", "plantroom");
  address.searchParams.set("client_min_messages", "warning");
  address.searchParams.set("statement_timeout", String(STATEMENT_MS));
  return address.href;
}
