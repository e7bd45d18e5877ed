/** The shortest password that can be chosen. The database refuses shorter ones in use_password_link. */
const SHORTEST_PASSWORD = 8;
/** What bcrypt reads of a password; more would be cut off without a word. */
const LONGEST_PASSWORD_BYTES = 72;

/** What is said of a password that cannot be taken. */
export const PASSWORD_RULE = "Choose a password of 8 to 72 characters.";

/** Whether a new password is long enough, and short enough to be read to its end. */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= SHORTEST_PASSWORD && new TextEncoder().encode(password).length <= LONGEST_PASSWORD_BYTES;
}

/** What the address of the password screen says about whoever opened it. */
export type PasswordErrand =
  /** By a one-time link of another administrator or of the machine's shell. */
  | { kind: "link"; token: string }
  /** By a mail whose link leads here with a code. */
  | { kind: "mail"; tokenHash: string }
  /** By a mail whose link signed them in on the way. */
  | { kind: "recovered" }
  /** By a link of a mail that was refused on the way. */
  | { kind: "refused" }
  | { kind: "none" };

/** Reads the query and the fragment of the address. */
export function passwordErrand(search: string, hash: string): PasswordErrand {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ""))];
  const token = fragment.get("link");
  if (token) return { kind: "link", token };
  const tokenHash = query.get("token_hash");
  if (tokenHash) return { kind: "mail", tokenHash };
  if (fragment.has("error") || query.has("error")) return { kind: "refused" };
  return { kind: fragment.get("type") === "recovery" ? "recovered" : "none" };
}

/** Where a one-time link leads. The token is in the fragment, which browsers send to no server. */
export function passwordLinkAddress(site: string, token: string): string {
  return `${site}/admin/password#link=${token}`;
}
