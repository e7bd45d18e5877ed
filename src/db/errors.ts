import type { PostgrestError } from "@supabase/postgrest-js";
import { readRefusal, refusalMessage, type Refusal } from "#domain/content/refusals.ts";

/** An error of the database or of its API; `code` is the SQLSTATE or the API's own code (PGRST…). */
export class DatabaseError extends Error {
  readonly code: string;
  readonly details: string | null;
  /** The HTTP status of the response; 0 where none came. */
  readonly status: number | undefined;

  constructor(error: Pick<PostgrestError, "message" | "code"> & { details?: string | null }, status?: number) {
    // The embedded stack puts 'error: ' before messages without a code of its own, the client the kind of a failed request.
    super(error.message.replace(/^(?:error|TypeError): /, ""));
    this.name = "DatabaseError";
    this.code = error.code;
    this.details = error.details ?? null;
    this.status = status;
  }
}

/** The database refused for a reason that an editor can do something about; the message is written for them. */
export class RefusedError extends DatabaseError {
  readonly refusal: Refusal;

  constructor(error: Pick<PostgrestError, "message" | "code">, refusal: Refusal, status?: number) {
    super({ ...error, message: refusalMessage(refusal) }, status);
    this.name = "RefusedError";
    this.refusal = refusal;
  }
}

function errorOf(error: PostgrestError, status: number): DatabaseError {
  const refusal = readRefusal(error.details);
  return refusal ? new RefusedError(error, refusal, status) : new DatabaseError(error, status);
}

/** Somebody else changed or deleted the record after it was read. Nothing was written. */
export class ConflictError extends Error {
  constructor(message = "This record was changed by somebody else.") {
    super(message);
    this.name = "ConflictError";
  }
}

type Answer<T> = { data: T; error: PostgrestError | null; status: number };

/** The data of a response; throws a DatabaseError if it has none. */
export function unwrap<T>({ data, error, status }: Answer<T>): NonNullable<T> {
  if (error) throw errorOf(error, status);
  if (data === null || data === undefined)
    throw new DatabaseError({ message: "The database sent no data.", code: "PGRST000" });
  return data;
}

/** The number of rows that a query counted instead of reading them. */
export function unwrapCount({
  count,
  error,
  status,
}: Omit<Answer<unknown>, "data"> & { count: number | null }): number {
  return unwrap({ data: count, error, status });
}

/** Throws if the response is an error; for calls without data. */
export function ensureDone({ error, status }: Omit<Answer<unknown>, "data">): void {
  if (error) throw errorOf(error, status);
}

/** The codes for a response without a row, and for an id that is no UUID, so that no row can have it. */
const NO_ROW = ["PGRST116", "22P02"];

/** The row of a single-item read, or null if there is none. Throws any other error. */
export function unwrapOptional<T>({ data, error, status }: Answer<T>): NonNullable<T> | null {
  if (error && NO_ROW.includes(error.code)) return null;
  if (error) throw errorOf(error, status);
  return data ?? null;
}

/** The reason of a failure for the office: plain words if the database was unreachable, otherwise the error's message. */
export function failureReason(error: unknown): string {
  if (error instanceof DatabaseError) {
    if (isUnreachable(error)) return "The database could not be reached.";
    if (error.status !== undefined && error.status >= 500)
      return `The database answered with an error (${error.status}).`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** True if no response came: there is no connection to the database. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof DatabaseError && error.status === 0;
}

/** True if another record has this slug or name already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23505";
}

/** True if a record that the new row refers to does not exist (any more). */
export function isMissingTarget(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23503";
}

/** True for a value that a check of the database refuses, or that is no text of its encoding. */
export function isRefusedValue(error: unknown): boolean {
  return error instanceof DatabaseError && ["23514", "22P02", "22P05", "22021"].includes(error.code);
}

/** True if others changed the records meanwhile, so that the change was refused. */
export function isOvertaken(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.code === "PT409";
}

/** True for a 404 response, which a repeated request would give again. */
export function isNotFound(error: unknown): boolean {
  return error instanceof DatabaseError && error.status === 404;
}

/** True if the caller lacks the right. */
export function isForbidden(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "42501";
}

/** True if more was sent than the database takes; its message says what to do. */
export function isTooLong(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.code === "PT413";
}

/** True if there were too many requests in a short time. */
export function isTooMany(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "PT429";
}

/** The codes for a token that is missing, expired or wrong. */
const INVALID_TOKEN = ["PGRST301", "PGRST302", "PGRST303"];

/** True if the access token is not valid (any more). */
export function isSignedOut(error: unknown): boolean {
  return error instanceof DatabaseError && INVALID_TOKEN.includes(error.code);
}
