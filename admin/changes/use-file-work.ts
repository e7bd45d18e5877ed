import { useRef, useState } from "react";
import { isForbidden, RefusedError } from "#db/errors.ts";
import { TableError } from "#domain/import/table/table-cells.ts";

/** `isCurrent`: nothing newer was begun since. `say`: what is done from now on. */
type Turn = { isCurrent: () => boolean; say: (label: string) => void };

const UNREAD = "The content of the site could not be read. Please check your connection and drop the file again.";
const UNOPENED = "This file could not be read from the disk. Is it open in another program?";
const FAILED = "Nothing was stored: the connection was lost, or the database refused it. Please try again.";

/** Why a file could not be read, in words for whoever dropped it. */
export function whyUnread(error: unknown): string {
  if (error instanceof TableError) return error.message;
  return error instanceof DOMException ? UNOPENED : UNREAD;
}

/** Why nothing was stored. */
export function whyNotStored(error: unknown): string {
  if (error instanceof RefusedError) return error.message;
  return isForbidden(error) ? "Nothing was stored: this account may not publish." : FAILED;
}

/**
 * The work with a file, one piece after the other: `busy` says what is done, `refusal` why it was not possible. Work that was left
 * behind, by newer work or by `leave`, changes nothing on the screen any more.
 */
export function useFileWork() {
  const [busy, setBusy] = useState("");
  const [refusal, setRefusal] = useState("");
  const newest = useRef(0);

  const run = async (
    label: string,
    work: (turn: Turn) => Promise<void>,
    why: (error: unknown) => string,
  ): Promise<void> => {
    const mine = (newest.current += 1);
    const isCurrent = () => mine === newest.current;
    setBusy(label);
    setRefusal("");
    try {
      await work({ isCurrent, say: (next) => isCurrent() && setBusy(next) });
    } catch (error) {
      if (!(error instanceof TableError)) console.error(`${label} failed`, error);
      if (isCurrent()) setRefusal(why(error));
    } finally {
      if (isCurrent()) setBusy("");
    }
  };
  const leave = () => {
    newest.current += 1;
    setBusy("");
    setRefusal("");
  };
  return { busy, refusal, setRefusal, run, leave };
}
