import { passwordErrand, type PasswordErrand } from "#domain/password.ts";

/** How this tab was opened; read at once, since the client takes the session of a mail out of the address. */
let arrival = passwordErrand(window.location.search, window.location.hash);

/** Why the password screen is open: what its address says, or said when the tab was opened. */
export function currentErrand(): PasswordErrand {
  const now = passwordErrand(window.location.search, window.location.hash);
  return now.kind === "none" ? arrival : now;
}

/** The errand is done: from now on the current password is asked for again. */
export function finishErrand(): void {
  arrival = { kind: "none" };
}
