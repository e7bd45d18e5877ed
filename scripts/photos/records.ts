import type { Session } from "@supabase/supabase-js";
import { claimSetup } from "#db/accounts.ts";
import { connect, type Client } from "#db/client.ts";
import { unwrap } from "#db/errors.ts";
import { storeProductBatch } from "#db/product-batches.ts";
import { saveSettings } from "#db/settings.ts";
import { supabaseUrl } from "../lib/stack.ts";
import type { TemporaryStack } from "../stacks/temporary-stack.ts";
import type { Records } from "./screen.ts";
import { PRESENT } from "./stable-page.ts";

export type Prepared = { records: Records; sessions: Record<"administrator" | "newcomer", Session> };

const PASSWORD = "chilled-water-6-12";

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
    page: "/contact",
    created_at: "2026-11-20T09:30:00Z",
  },
  {
    first_name: "Karim",
    last_name: "Hassan",
    email: "karim@example.com",
    message: "Please send a quotation for three units.",
    page: "/products/air-handling-unit",
    created_at: "2026-11-19T14:05:00Z",
    read_at: "2026-11-19T15:00:00Z",
  },
  {
    first_name: "Laila",
    last_name: "Nabil",
    email: "laila@example.com",
    message: "Thank you, we have found what we need.",
    page: "/contact",
    created_at: "2026-11-12T08:00:00Z",
    read_at: "2026-11-12T09:00:00Z",
    archived_at: "2026-11-13T09:00:00Z",
  },
];

const SUBSCRIBERS = [
  { email: "site-office@example.com", page: "/", created_at: "2026-11-18T10:00:00Z" },
  { email: "plant-manager@example.com", page: "/services", created_at: "2026-11-17T10:00:00Z" },
];

/** Adds records that the seed does not have, so that no screen is empty: accounts, messages, a setting, the trash. */
export async function prepareRecords({ env }: TemporaryStack): Promise<Prepared> {
  const visitor = () => connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  const secret = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
  const owner = visitor();
  const administrator = await signUp(owner, "office@plantroom.example");
  await claimSetup(owner, env.SETUP_TOKEN);
  const newcomer = await signUp(visitor(), "newcomer@plantroom.example");

  const enquiries = unwrap(await secret.from("enquiries").insert(ENQUIRIES).select("id, email"));
  unwrap(await secret.from("subscribers").insert(SUBSCRIBERS).select("id"));
  const brand = unwrap(await secret.from("brands").select("id").eq("slug", "carrier").single());
  const product = unwrap(await secret.from("products").select("id").eq("slug", "air-handling-unit").single());
  const category = unwrap(await secret.from("categories").select("id").eq("slug", "chillers").single());
  const page = unwrap(await secret.from("pages").select("id").eq("slug", "privacy").single());

  const office = connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    accessToken: administrator.access_token,
  });
  const discarded = { name: "Reciprocating Chiller R22", slug: "reciprocating-chiller-r22", description: "Withdrawn." };
  const { id, updated_at } = unwrap(
    await office
      .from("products")
      .insert({ ...discarded, brand_id: brand.id, category_id: category.id })
      .select("id, updated_at")
      .single(),
  );
  await storeProductBatch(office, { kind: "bulk", title: "Description changed" }, [
    { id, version: updated_at, values: { description: "Withdrawn in 2026." } },
  ]);
  await saveSettings(office, {
    stand_at_fair: { value: "Hall 4, B12", description: "Where the fair finds us.", seen: null },
  });
  unwrap(await office.from("products").delete().eq("id", id).select("id"));

  const newest = enquiries.find(({ email }) => email === ENQUIRIES[0]?.email);
  return {
    records: { brand: brand.id, product: product.id, page: page.id, enquiry: newest?.id ?? "" },
    sessions: { administrator, newcomer },
  };
}

async function signUp(client: Client, email: string): Promise<Session> {
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error || !data.session) throw error ?? new Error(`${email} could not be signed up.`);
  // The photographed pages have a later clock: they would take the session for expired and refresh it.
  return { ...data.session, expires_at: PRESENT.getTime() / 1000 + data.session.expires_in };
}
