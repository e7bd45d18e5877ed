import type { Client } from "../client.ts";
import type { Json } from "../database.types.ts";
import { ensureDone, unwrap } from "../errors.ts";
import { putInPlan } from "./plans.ts";
import type { Applied } from "./undo.ts";

/** What happens to one record: the columns that change, as the editor saw them and as they shall be. */
export type PreparedRow = { table_name: string; record: string; before: Json; after: Json };

export type StoreOptions = {
  /** Called as rows arrive at the database; the last step, which stores them, comes after the last row. */
  onProgress?: (sent: number, all: number) => void;
  /** Stops before the change is stored; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Puts the change into this plan instead of storing it. */
  plan?: string | undefined;
};

type Head = { kind: string; title: string; details?: { [key: string]: Json } };

/** A request is at most this large, so that a slow connection shows progress and the API accepts it. */
const ROWS_PER_REQUEST = 500;
const CHARACTERS_PER_REQUEST = 1_000_000;

/**
 * Stores all rows in one transaction, or none: after a conflict, a refusal, a lost connection, or if it is stopped. `owners` come
 * first, and do not count for the progress. Null: it waits in its plan.
 */
export async function storePrepared(
  client: Client,
  { kind, title, details = {} }: Head,
  { owners = [], rows }: { owners?: readonly PreparedRow[]; rows: readonly PreparedRow[] },
  { onProgress, signal, plan }: StoreOptions = {},
): Promise<{ id: string; applied: Applied | null }> {
  signal?.throwIfAborted();
  const { id } = unwrap(await client.from("changes").insert({ kind, title, details }).select("id").single());
  const send = async (part: readonly PreparedRow[]) =>
    ensureDone(await client.rpc("store_change_rows", { of_change: id, rows: [...part] }));
  try {
    if (owners.length > 0) await send(owners);
    let sent = 0;
    for (const part of parts(rows)) {
      signal?.throwIfAborted();
      await send(part);
      sent += part.length;
      onProgress?.(sent, rows.length);
    }
    signal?.throwIfAborted();
    if (plan !== undefined) {
      await putInPlan(client, [id], plan);
      return { id, applied: null };
    }
    const applied = unwrap(await client.rpc("apply_change", { of_change: id })) as Applied;
    if (applied.edited.length > 0 || applied.slugs_used.length > 0) await drop(client, id);
    return { id, applied };
  } catch (error) {
    // Without a connection the rows stay in the database for a day, but are not applied.
    await drop(client, id).catch(() => undefined);
    throw error;
  }
}

async function drop(client: Client, id: string): Promise<void> {
  ensureDone(await client.from("changes").delete().eq("id", id));
}

function* parts(rows: readonly PreparedRow[]): Generator<PreparedRow[]> {
  let part: PreparedRow[] = [];
  let characters = 0;
  for (const row of rows) {
    const { length } = JSON.stringify(row.after);
    if (part.length > 0 && (part.length === ROWS_PER_REQUEST || characters + length > CHARACTERS_PER_REQUEST)) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(row);
    characters += length;
  }
  if (part.length > 0) yield part;
}
