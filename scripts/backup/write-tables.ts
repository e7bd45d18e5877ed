import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Session } from "../database/supabase-lite.ts";
import { writeLine } from "./lines.ts";
import { readTables } from "./read-tables.ts";

/** Writes all tables of a backup to a file that only its owner may read. The session must be a new transaction. */
export async function writeTables(session: Session, path: string): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    for await (const line of readTables(session)) yield writeLine(line);
  }
  await pipeline(Readable.from(text()), createWriteStream(path, { mode: 0o600 }));
}

/** Like writeTables; returns the id of the installation whose tables they are. */
export async function writeOwnTables(session: Session, path: string): Promise<string> {
  await writeTables(session, path);
  const [own] = await session.rows<{ installation: string }>("select installation::text from public.last_backup");
  return own?.installation ?? "";
}
