import type { AuthError } from "@supabase/supabase-js";

export const UNEXPECTED_ERROR = "An unexpected error occurred. Please try again.";
export const BOTH_NEEDED = "Please enter both email and password";

/** The message of the authentication service, or `otherwise` if it could not be reached or sent none. */
export function authMessage(error: AuthError, otherwise = UNEXPECTED_ERROR): string {
  const fromService = error.name !== "AuthRetryableFetchError" && error.name !== "AuthUnknownError";
  return fromService && error.message ? error.message : otherwise;
}
