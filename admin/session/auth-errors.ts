import type { AuthError } from "@supabase/supabase-js";

/** The authentication service's own message, or the given one where the service could not be reached or said nothing. */
export function authMessage(error: AuthError, otherwise: string): string {
  const fromService = error.name !== "AuthRetryableFetchError" && error.name !== "AuthUnknownError";
  return fromService && error.message ? error.message : otherwise;
}
