import type { PostgrestError } from "@supabase/supabase-js";
import { readRefusal, refusalMessage, type Refusal } from "#domain/refusals.ts";

/** What the database refused or could not do; `code` is its SQLSTATE or the API's own code. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly details: string | null;
  /** The HTTP status of the answer, where it is known. */
  readonly status: number | undefined;

  constructor(error: Pick<PostgrestError, "message" | "code"> & { details?: string | null }, status?: number) {
    // The embedded stack puts 'error: ' before the messages that it has no code for.
    super(error.message.replace(/^error: /, ""));
    this.name = "DatabaseError";
    this.code = error.code;
    this.details = error.details ?? null;
    this.status = status;
  }
}

/** The database said no for a reason that an editor can do something about; the message says it in words meant for them. */
export class RefusedError extends DatabaseError {
  readonly refusal: Refusal;

  constructor(error: Pick<PostgrestError, "message" | "code">, refusal: Refusal, status?: number) {
    super({ ...error, message: refusalMessage(refusal) }, status);
    this.name = "RefusedError";
    this.refusal = refusal;
  }
}

function errorOf(error: PostgrestError, status?: number): DatabaseError {
  const refusal = readRefusal(error.details);
  return refusal ? new RefusedError(error, refusal, status) : new DatabaseError(error, status);
}

/** Somebody else changed or deleted the record since it was read; nothing was written. */
export class ConflictError extends Error {
  constructor(message = "This record was changed by somebody else.") {
    super(message);
    this.name = "ConflictError";
  }
}

type Answer<T> = { data: T; error: PostgrestError | null; status?: number };

/** The data of an answer, or a thrown DatabaseError. */
export function unwrap<T>({ data, error, status }: Answer<T>): NonNullable<T> {
  if (error) throw errorOf(error, status);
  if (data === null || data === undefined)
    throw new DatabaseError({ message: "The database sent no data.", code: "PGRST000" });
  return data;
}

/** Throws when the answer carries an error; for calls without data. */
export function ensureDone({ error }: { error: PostgrestError | null }): void {
  if (error) throw errorOf(error);
}

/** No row of the answer, and an id that is no UUID, which therefore belongs to no row. */
const NO_ROW = ["PGRST116", "22P02"];

/** The row of a single-item read, or null where there is none; any other error is thrown. */
export function unwrapOptional<T>({ data, error, status }: Answer<T>): NonNullable<T> | null {
  if (error && NO_ROW.includes(error.code)) return null;
  if (error) throw errorOf(error, status);
  return data ?? null;
}

/** True for a unique constraint that a slug or name broke. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23505";
}

/** True when what a new row points to is not there (any more). */
export function isMissingTarget(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23503";
}

/** True when what a change was made from is not as it was: others changed it meanwhile. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "PT409";
}

/** True for an answer 404: asking again gives the same. */
export function isNotFound(error: unknown): boolean {
  return error instanceof DatabaseError && error.status === 404;
}
