/** Where the owner of a new site creates the first administrator. The token is in the fragment, which browsers send to no server. */
export function setupLink(site: string, token: string): string {
  return `${site}/admin/setup#token=${token}`;
}

/** The token in the fragment of the set-up screen's address, or null where the screen was opened without a link. */
export function setupToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("token");
}
