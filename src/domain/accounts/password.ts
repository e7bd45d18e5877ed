/** The shortest password that can be chosen. The database refuses shorter ones in use_password_link. */
const SHORTEST_PASSWORD = 12;
/** bcrypt silently ignores everything beyond this length. */
const LONGEST_PASSWORD_BYTES = 72;

/** The hint of a form for a new password. */
export const PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters.`;
/** The message for a password that is refused. */
export const PASSWORD_RULE = `Choose a password of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD_BYTES} characters that is not a common one.`;

/** A password with fewer different characters was typed by holding a key or running along a row of keys. */
const FEWEST_DIFFERENT_CHARACTERS = 5;

/**
 * Parts that the common passwords of twelve characters and more are made of (from the public lists of leaked passwords):
 * words, rows of a keyboard, years. The same list as public.is_acceptable_password in the database.
 */
export const COMMON_PARTS: readonly string[] = [
  "password",
  "passw0rd",
  "letmein",
  "welcome",
  "iloveyou",
  "administrator",
  "admin",
  "qwertyuiop",
  "qwerty",
  "azerty",
  "asdfghjkl",
  "asdfgh",
  "zxcvbnm",
  "1q2w3e4r5t6y",
  "1q2w3e4r",
  "1qaz2wsx3edc",
  "1qaz2wsx",
  "abcdefghijkl",
  "abcdef",
  "abcd",
  "abc",
  "123456789",
  "12345678",
  "1234567",
  "123456",
  "12345",
  "1234",
  "123",
  "987654321",
  "654321",
  "changeme",
  "secret",
  "test",
  "user",
  "login",
  "master",
  "monkey",
  "dragon",
  "football",
  "baseball",
  "superman",
  "princess",
  "sunshine",
  "egypt",
  "cairo",
  "plantroom",
];

/**
 * Whether a new password may be chosen: long enough, within the limit of bcrypt, and not a common one. A password with common
 * parts counts as common if fewer than four letters are left without them.
 */
export function isAcceptablePassword(password: string): boolean {
  if (password.length < SHORTEST_PASSWORD) return false;
  if (new TextEncoder().encode(password).length > LONGEST_PASSWORD_BYTES) return false;
  const lower = password.toLowerCase();
  if (new Set(lower).size < FEWEST_DIFFERENT_CHARACTERS) return false;
  const rest = COMMON_PARTS.reduce((text, part) => text.replaceAll(part, ""), lower);
  return rest.length === lower.length || rest.replace(/[^\p{L}]/gu, "").length >= 4;
}
