import { useState } from "react";

/** What is said of the last attempt. */
export type Notice = { bad: boolean; text: string };

/** What a form of an account sends: which attempt is under way, and what is said of the last one. */
export function useAttempt<Action extends string>() {
  const [busy, setBusy] = useState<Action | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** `failed` is said where no answer came; `act` returns what is said otherwise, or nothing. */
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
