import { passwordErrand, type PasswordErrand } from "#domain/password-errand.ts";

/** How this tab was opened; read at once, because the client removes the session of an email link from the address. */
let arrival = passwordErrand(window.location.search, window.location.hash);

/** Why the password screen is open, by its address now or when the tab was opened. */
export function currentErrand(): PasswordErrand {
  const now = passwordErrand(window.location.search, window.location.hash);
  return now.kind === "none" ? arrival : now;
}

/** The password is set: from now on the screen asks for the current one again. */
export function finishErrand(): void {
  arrival = { kind: "none" };
}
