/** The shortest password that can be chosen. The database refuses shorter ones in use_password_link. */
const SHORTEST_PASSWORD = 12;
/** What bcrypt reads of a password; more would be cut off without a word. */
const LONGEST_PASSWORD_BYTES = 72;

/** What is said of a password that cannot be taken. */
export const PASSWORD_RULE = "Choose a password of 12 to 72 characters that is not a common one.";

/** Fewer different characters than this are typed by holding a key or walking up and down a row of them. */
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
 * Whether a new password may be chosen: long enough, short enough to be read to its end, and not a common one: one with
 * common parts counts as common when fewer than four letters are left beside them.
 */
export function isAcceptablePassword(password: string): boolean {
  if (password.length < SHORTEST_PASSWORD) return false;
  if (new TextEncoder().encode(password).length > LONGEST_PASSWORD_BYTES) return false;
  const lower = password.toLowerCase();
  if (new Set(lower).size < FEWEST_DIFFERENT_CHARACTERS) return false;
  const rest = COMMON_PARTS.reduce((text, part) => text.replaceAll(part, ""), lower);
  return rest.length === lower.length || rest.replace(/[^\p{L}]/gu, "").length >= 4;
}

/** How somebody came to the password screen, as its address says. */
export type PasswordErrand =
  /** By a one-time link, from another administrator or from `npm run password`. */
  | { kind: "link"; token: string }
  /** By the link of a mail, with a code that has not been checked yet. */
  | { kind: "mail"; tokenHash: string }
  /** By the link of a mail, through a service that has signed them in already. */
  | { kind: "recovered" }
  /** By the link of a mail, through a service that refused it. */
  | { kind: "refused" }
  | { kind: "none" };

/** Reads query and fragment of the address. */
export function passwordErrand(search: string, hash: string): PasswordErrand {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ""))];
  const token = fragment.get("link");
  if (token) return { kind: "link", token };
  const tokenHash = query.get("token_hash");
  if (tokenHash) return { kind: "mail", tokenHash };
  if (fragment.has("error") || query.has("error")) return { kind: "refused" };
  return { kind: fragment.get("type") === "recovery" ? "recovered" : "none" };
}

/** The address of a one-time link. The token is in the fragment, which browsers do not send to servers. */
export function passwordLinkAddress(site: string, token: string): string {
  return `${site}/admin/password#link=${token}`;
}
