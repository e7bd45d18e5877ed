import postgres from "postgres";
import { firstMigration } from "../migrations.ts";
import { sessionUrl } from "./server-address.ts";
import { OUR_SCHEMAS } from "./server-checks.ts";
import { explainServerError } from "./server-errors.ts";
import { takeServerDatabase } from "./server.ts";

/** Deletes everything in a database of ours, which no running Plantroom may use. Other databases of the server stay as they are. */
export async function emptyServerDatabase(url: string): Promise<void> {
  const release = await takeServerDatabase(url, { firstMigration: firstMigration(), onLost: () => undefined });
  const sql = postgres(sessionUrl(url), { max: 1 });
  try {
    const drops = OUR_SCHEMAS.map((name) => `drop schema if exists ${name} cascade;`).join("\n");
    await sql.begin((transaction) =>
      transaction.unsafe(`${drops}\ncreate schema public; grant usage on schema public to public;`).simple(),
    );
  } catch (error) {
    throw explainServerError(error, url);
  } finally {
    await sql.end({ timeout: 1 });
    await release();
  }
}
