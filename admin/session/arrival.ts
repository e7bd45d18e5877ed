import { passwordArrival, type PasswordArrival } from "#domain/accounts/password-arrival.ts";

/** How this tab was opened; read at once, because the client removes the session of an email link from the address. */
let arrival = passwordArrival(window.location.search, window.location.hash);

/** Why the password screen is open, by its address now or when the tab was opened. */
export function currentArrival(): PasswordArrival {
  const now = passwordArrival(window.location.search, window.location.hash);
  return now.kind === "none" ? arrival : now;
}

/** The password is set: from now on the screen asks for the current one again. */
export function finishArrival(): void {
  arrival = { kind: "none" };
}
