import { unwrap } from "#db/errors.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { saveDraft } from "#db/changes/drafts.ts";
import { planParts, publishPlan, putInPlan, savePlan, schedulePlan, versionsOf } from "#db/changes/plans.ts";
import type { Client } from "#db/client.ts";
import { saveSettings } from "#db/content/settings.ts";
import { ADMINISTRATOR, asAdministrator, type Stack } from "../support/stories/plantroom.ts";

/** The time of the pages: later than everything in the seed, and before all that the database records during the run. */
export const NOW = new Date("2026-11-24T09:00:00Z");

/** The ids of the records that the pictures show. */
export type Records = { brand: string; product: string; page: string; category: string; enquiry: string; plan: string };

const ENQUIRIES = [
  {
    first_name: "Mona",
    last_name: "Adel",
    email: "mona@example.com",
    company: "Nile Works",
    phone: "+20 100 555 0134",
    project_type: "healthcare",
    budget: "500k-1m",
    timeline: "short",
    message: "How loud is the unit at part load?\nThere are wards on the floor below.",
    created_at: "2026-11-20T09:30:00Z",
  },
  {
    first_name: "Laila",
    last_name: "Nabil",
    email: "laila@example.com",
    message: "Thank you, we have found what we need.",
    created_at: "2026-11-12T08:00:00Z",
    read_at: "2026-11-12T09:00:00Z",
    archived_at: "2026-11-13T09:00:00Z",
  },
].map((enquiry) => ({ ...enquiry, page: "/contact" }));

/** An account that no administrator has admitted. */
export const NEWCOMER = { email: "newcomer@plantroom.example", password: ADMINISTRATOR.password };

/** Adds what the seed does not have, so that no screen is empty: messages, accounts, a setting, a change, the trash. */
export async function prepareRecords(stack: Stack): Promise<Records> {
  const { secret } = stack;
  const office = await asAdministrator(stack);
  const { error } = await stack.stranger().auth.signUp(NEWCOMER);
  if (error) throw error;
  const idOf = async (table: "brands" | "products" | "categories" | "pages", slug: string): Promise<string> =>
    unwrap(await secret.from(table).select("id").eq("slug", slug).single()).id;
  const [brand, category] = [await idOf("brands", "carrier"), await idOf("categories", "chillers")];
  const enquiries = unwrap(await secret.from("enquiries").insert(ENQUIRIES).select("id"));
  const subscriber = { email: "site-office@example.com", page: "/", created_at: "2026-11-18T10:00:00Z" };
  unwrap(await secret.from("subscribers").insert(subscriber).select("id"));
  const withdrawn = { name: "Reciprocating Chiller R22", slug: "reciprocating-chiller-r22", description: "Withdrawn." };
  const { id } = unwrap(
    await office
      .from("products")
      .insert({ ...withdrawn, brand_id: brand, category_id: category })
      .select("id")
      .single(),
  );
  await storeChange(office, { kind: "bulk", title: "Description changed" }, [
    { id, seen: withdrawn, values: { description: "Withdrawn in 2026." } },
  ]);
  await saveSettings(office, {
    stand_at_fair: { value: "Hall 4, B12", description: "Where the fair finds us.", seen: null },
  });
  unwrap(await office.from("products").delete().eq("id", id).select("id"));
  const [product, page] = [await idOf("products", "air-handling-unit"), await idOf("pages", "privacy")];
  return { brand, product, page, category, enquiry: enquiries[0]?.id ?? "", plan: await preparePlans(office, stack) };
}

/** A plan with a date, one of which a brand was changed meanwhile, and one that is published. */
async function preparePlans(office: Client, { secret }: Stack): Promise<string> {
  const brands = unwrap(await secret.from("brands").select("*").order("name").limit(4));
  const draft = (brand: (typeof brands)[number], description: string) =>
    saveDraft(office, {
      ...{ kind: "brand", record: brand.id, name: brand.name, replaces: null },
      typed: { seen: brand, values: { ...brand, description } },
      change: { before: { description: brand.description }, after: { description } },
    });
  const plan = async (title: string, some: readonly (typeof brands)[number][]) => {
    const id = await savePlan(office, title);
    const drafts = [];
    for (const brand of some) drafts.push(await draft(brand, `${brand.description ?? ""} Now with stock in Cairo.`));
    await putInPlan(office, drafts, id);
    return id;
  };
  const [first, second, third, fourth] = brands;
  if (!first || !second || !third || !fourth) throw new Error("The sample has four brands at least.");
  const published = await plan("Autumn texts", [first]);
  await publishPlan(office, published, { seen: versionsOf(await planParts(office, published)) });
  const scheduled = await plan("New year: stock in Cairo", [second]);
  await schedulePlan(office, scheduled, new Date("2027-01-01T06:00:00Z"), {
    seen: versionsOf(await planParts(office, scheduled)),
  });
  const id = await plan("Ramadan catalogue", [third, fourth]);
  unwrap(await secret.from("brands").update({ description: "Changed by hand." }).eq("id", third.id).select("id"));
  return id;
}
