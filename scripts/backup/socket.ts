import { createReadStream, rmSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { oneAtATime } from "../stack/one-at-a-time.ts";
import type { Session } from "../database/supabase-lite.ts";
import { writeOwnTables } from "./write-tables.ts";

const NAME = "backup.sock";
/** The header that names the installation whose tables follow. */
export const INSTALLATION = "plantroom-installation";

/**
 * Gives backups the tables of the embedded database through a socket in the data folder, which only its owner may open. They
 * cannot be read through any port, or with any key.
 */
export function serveTables(
  dataDir: string,
  transaction: <Result>(run: (session: Session) => Promise<Result>) => Promise<Result>,
): Server {
  const alone = oneAtATime();
  const spool = join(dataDir, "backup-tables.part");
  const server = createServer((_, response) => {
    void alone(async () => {
      try {
        // Written to a file first: a slow reader must not keep the database from answering others.
        const installation = await transaction((session) => writeOwnTables(session, spool));
        response.setHeader(INSTALLATION, installation);
        await pipeline(createReadStream(spool), response);
      } catch (error) {
        if (!response.headersSent) response.writeHead(500);
        response.end(error instanceof Error ? error.message : String(error));
      } finally {
        rmSync(spool, { force: true });
      }
    });
  });
  // Left by a process that was killed. The lock of the data folder is held, so nobody listens there.
  rmSync(join(dataDir, NAME), { force: true });
  server.listen(socketPath(dataDir));
  return server;
}

/** The tables of the embedded database that runs in a data folder, or null if none does. */
export function askForTables(dataDir: string): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), path: "/" }, (answer) => {
      if (answer.statusCode === 200) return resolve(answer);
      void Array.fromAsync(answer).then((chunks) => reject(new Error(Buffer.concat(chunks).toString("utf8"))), reject);
    });
    asked.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(null);
      else reject(error);
    });
    asked.end();
  });
}

/** The name of a socket may have only about 100 characters: relative to the working directory it is often shorter. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, NAME);
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}
