import type { AuthError } from "@supabase/supabase-js";

/** The message of the authentication service, or the given one when it could not be reached or sent none. */
export function authMessage(error: AuthError, otherwise: string): string {
  const fromService = error.name !== "AuthRetryableFetchError" && error.name !== "AuthUnknownError";
  return fromService && error.message ? error.message : otherwise;
}
