/** How somebody arrived at the password screen, read from its address. */
export type PasswordArrival =
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
export function passwordArrival(search: string, hash: string): PasswordArrival {
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
