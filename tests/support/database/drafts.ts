import { inject } from "vitest";
import type { NewDraft } from "#db/changes/drafts.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import { clientOf, signUp } from "./database-stack.ts";
import { secret, unique } from "./database.ts";

/** A draft that gives a brand another country. */
export const draftOf = (brand: { id: string; name: string; country: string | null }, country: string): NewDraft => ({
  kind: "brand",
  record: brand.id,
  name: brand.name,
  typed: { seen: brand, values: { name: brand.name, country } },
  change: { before: { country: brand.country }, after: { country } },
  replaces: null,
});

export const countryOf = async (id: string) =>
  unwrap(await secret.from("brands").select("country").eq("id", id).single()).country;

/** Another administrator, with a client. */
export async function colleague() {
  const account = await signUp(inject("stack"), `${unique("colleague")}@example.com`);
  ensureDone(await secret.from("admins").insert({ user_id: account.id }));
  return { ...account, client: clientOf(inject("stack"), account) };
}
