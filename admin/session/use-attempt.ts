import { useState } from "react";
import type { AuthError } from "@supabase/auth-js";

/** What is said of the last attempt. */
export type Notice = { bad: boolean; text: string };

/** The requests of a sign-in or password form: the one under way (`busy`), and the message about the last one (`notice`). */
export function useAttempt<Action extends string>() {
  const [busy, setBusy] = useState<Action | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** `failed` is the message if `act` throws; otherwise `act` returns the message, or nothing. */
  const attempt = async (action: Action, failed: string, act: () => Promise<Notice | null>): Promise<void> => {
    setNotice(null);
    setBusy(action);
    try {
      setNotice(await act());
    } catch (error) {
      console.error(`The attempt to ${action} failed`, error);
      setNotice({ bad: true, text: failed });
    } finally {
      setBusy(null);
    }
  };
  return { busy, notice, attempt, refuse: (text: string) => setNotice({ bad: true, text }) };
}

export const UNEXPECTED_ERROR = "An unexpected error occurred. Please try again.";
export const BOTH_NEEDED = "Please enter both email and password";

/** The message of the authentication service, or `otherwise` if it could not be reached or sent none. */
export function authMessage(error: AuthError, otherwise = UNEXPECTED_ERROR): string {
  const fromService = error.name !== "AuthRetryableFetchError" && error.name !== "AuthUnknownError";
  return fromService && error.message ? error.message : otherwise;
}
