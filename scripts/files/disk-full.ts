/** The message for everybody whose work could not be stored because the disk is full. */
export const DISK_FULL = "The disk of the server is full. Nothing was changed: please make room there, then try again.";

/** The codes of the operating system and of PostgreSQL for a full disk. */
const CODES: readonly unknown[] = ["ENOSPC", "53100"];
/**
 * The storage of one machine answers with a message alone, and sharp throws what libvips wrote: both repeat the words of the
 * operating system, and there is no code to tell such an error by. An error that has a code is judged by it alone.
 */
const WORDS = /ENOSPC|no space left on device/i;

/** Whether an error, or the body of a failed response, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return WORDS.test(String(error));
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code ? CODES.includes(code) : WORDS.test(String(message));
}
