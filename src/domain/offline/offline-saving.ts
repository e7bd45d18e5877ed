import type { Amount, PictureChoice } from "./offline-list.ts";

/**
 * The progress of saving the catalogue on this device. It is kept there, so that a closed page or a lost connection loses
 * nothing.
 */
export type Saving = {
  /**
   * `saving` continues with the next page that is opened. `interrupted`: waits for the next connection. `full`: the device has no
   * more space.
   */
  step: "saving" | "paused" | "interrupted" | "full" | "saved";
  pictures: PictureChoice;
  /** How much the release needs, and how much of it the device has. */
  total: Amount;
  done: Amount;
  /** When a whole catalogue was last complete; null before the first time. */
  savedAt: string | null;
};

export type SavingEvent =
  | { type: "start"; pictures: PictureChoice; total: Amount; done: Amount }
  | { type: "progress"; done: Amount }
  | { type: "pause" }
  | { type: "resume" }
  | { type: "disconnect" }
  | { type: "run out of space" }
  | { type: "complete"; at: string };

/** The state after an event; `null` is a device without the catalogue. */
export function afterEvent(saving: Saving | null, event: SavingEvent): Saving | null {
  if (event.type === "start") {
    const { pictures, total, done } = event;
    return { step: "saving", pictures, total, done, savedAt: saving?.savedAt ?? null };
  }
  if (!saving) return null;
  switch (event.type) {
    case "progress":
      return { ...saving, done: event.done };
    case "pause":
      return isUnderWay(saving) ? { ...saving, step: "paused" } : saving;
    case "resume":
      return saving.step === "saved" ? saving : { ...saving, step: "saving" };
    case "disconnect":
      return saving.step === "saving" ? { ...saving, step: "interrupted" } : saving;
    case "run out of space":
      return saving.step === "saving" ? { ...saving, step: "full" } : saving;
    case "complete":
      return { ...saving, step: "saved", done: saving.total, savedAt: event.at };
  }
}

/** Whether it continues by itself, now or with the next connection. */
export const isUnderWay = ({ step }: Saving): boolean => step === "saving" || step === "interrupted";

/** Whether there is enough space, with a reserve, because browsers count more than the bytes of the files. */
export const fits = (bytes: number, free: number): boolean => bytes * 1.1 <= free;
