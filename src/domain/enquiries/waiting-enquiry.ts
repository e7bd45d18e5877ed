/** The cache in the browser that holds messages which could not be sent. Removing the service worker does not delete it. */
export const WAITING_CACHE = "waiting-enquiries";
/** The name under which the browser wakes the service worker when there is a connection again. */
export const WAITING_SYNC = "waiting-enquiries";

/** A message that was written without a connection. The device keeps it until the visitor has seen the outcome. */
export type WaitingEnquiry = {
  /** Made on this device. The server stores one message per id, however often it is sent. */
  id: string;
  form: "enquiry" | "quote";
  address: string;
  fields: Record<string, string>;
  /** The names of the files that wait with it. */
  files: readonly string[];
  writtenAt: string;
} & (
  | { state: "waiting" }
  | { state: "sent"; message: string; reference: string | null }
  /** The server refuses it until something in it is changed; each reason is a line. */
  | { state: "refused"; message: string }
);

/** The server's response to a form. */
export type FormAnswer = { message?: string; errors?: Record<string, string>; reference?: string };

/** The message after an attempt. One that was sent too early, or met a server error, waits for the next attempt. */
export function afterAttempt(enquiry: WaitingEnquiry, status: number, answer: FormAnswer): WaitingEnquiry {
  const { id, form, address, fields, files, writtenAt } = enquiry;
  const same = { id, form, address, fields, files, writtenAt };
  if (status >= 200 && status < 300)
    return { ...same, state: "sent", message: answer.message ?? "", reference: answer.reference ?? null };
  const isForLater = status === 408 || status === 425 || status === 429 || status >= 500;
  if (isForLater) return { ...same, state: "waiting" };
  const reasons = [answer.message ?? "", ...Object.values(answer.errors ?? {})].filter(Boolean);
  return { ...same, state: "refused", message: reasons.join("\n") };
}
