/** The steps of the set-up of a new site, in their order. */
export const SET_UP_STEPS = ["company", "look", "languages", "parts", "content", "done"] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

const STORED = "plantroom-set-up";

/** The step at which this browser left the set-up; null if it never began one. */
export function leftAt(): SetUpStep | null {
  try {
    return SET_UP_STEPS.find((step) => step === localStorage.getItem(STORED)) ?? null;
  } catch {
    return null;
  }
}

export function leaveAt(step: SetUpStep): void {
  try {
    localStorage.setItem(STORED, step);
  } catch {
    // Without storage it begins at the first step again.
  }
}
