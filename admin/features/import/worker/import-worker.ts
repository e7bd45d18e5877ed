import "../../../no-eval.ts";
import { importSession, type ImportSession } from "#domain/import/session.ts";
import { TableError } from "#domain/import/table/table-cells.ts";
import type { Answer, Order } from "./open-session.ts";

/** Runs an import in a worker: each message is a call of the session, each answer its result. */
const session: ImportSession = importSession();

addEventListener("message", ({ data }: MessageEvent<Order>) => void answer(data));

async function answer({ id, call, given }: Order): Promise<void> {
  let said: Answer;
  try {
    const method = session[call] as (...given: unknown[]) => unknown;
    said = { id, result: await method(...given) };
  } catch (error) {
    if (!(error instanceof TableError)) console.error(`${call} failed`, error);
    said = {
      id,
      failure: { message: String(error instanceof Error ? error.message : error), table: error instanceof TableError },
    };
  }
  postMessage(said);
}
