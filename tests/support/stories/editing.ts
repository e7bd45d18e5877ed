import type { BrowserContext, Page } from "@playwright/test";
import { createAccount, grantRole } from "#db/accounts/accounts.ts";
import type { Client, Row } from "#db/client.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { test as base, type Stack } from "./plantroom.ts";

export { expect } from "./plantroom.ts";

type Table = "brands" | "products" | "enquiries";
export type Make = {
  [T in Table as T extends "brands" ? "brand" : T extends "products" ? "product" : "enquiry"]: (
    values?: Partial<Row<T>>,
  ) => Promise<Row<T>>;
} & {
  /** Makes `count` products of one new brand, named "Theta 01", "Theta 02" … for the name "Theta". */
  products: (count: number, name: string) => Promise<Row<"products">[]>;
};

const word = () => crypto.randomUUID().slice(0, 8);

function makers(secret: Client, made: { brands: string[]; enquiries: string[] }): Make {
  const make: Make = {
    brand: async (values = {}) => {
      const { data, error } = await secret
        .from("brands")
        .insert({ name: `Brand ${word()}`, slug: `brand-${word()}`, ...values })
        .select("*")
        .single();
      if (error) throw error;
      made.brands.push(data.id);
      return data;
    },
    product: async (values = {}) => {
      const brand_id = values.brand_id ?? (await make.brand()).id;
      const row = {
        name: `Unit ${word()}`,
        slug: `unit-${word()}`,
        description: "Made for a story.",
        ...values,
        brand_id,
      };
      const { data, error } = await secret.from("products").insert(row).select("*").single();
      if (error) throw error;
      return data;
    },
    products: async (count, name) => {
      const brand_id = (await make.brand()).id;
      const rows = Array.from({ length: count }, (_, index) => ({
        name: `${name} ${String(index + 1).padStart(2, "0")}`,
        slug: `unit-${word()}`,
        description: "Made for a story.",
        brand_id,
      }));
      const { data, error } = await secret.from("products").insert(rows).select("*");
      if (error) throw error;
      return data.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    enquiry: async (values = {}) => {
      const row = {
        first_name: "Mona",
        last_name: `Adel ${word()}`,
        email: "mona@example.com",
        message: "Can you send a quotation?",
        page: "/contact",
        ...values,
      };
      const { data, error } = await secret.from("enquiries").insert(row).select("*").single();
      if (error) throw error;
      made.enquiries.push(data.id);
      return data;
    },
  };
  return make;
}

/** Makes an account with that role and stores its session in the browser; answers the id of the account. */
async function signInColleague(page: Page, stack: Stack, role: Role): Promise<string> {
  const client = stack.stranger();
  const made = await createAccount(client, { email: `${role}-${word()}@plantroom.example`, password: "evaporator-8" });
  if (made.error) throw made.error;
  const { data } = await client.auth.getSession();
  const id = data.session?.user.id ?? "";
  await grantRole(stack.secret, id, role);
  await page.goto("/robots.txt");
  await page.evaluate((session) => localStorage.setItem("sb-127-auth-token", session), JSON.stringify(data.session));
  return id;
}

/**
 * For stories of the administration. They publish nothing unless they set `publishes`. `make` creates records that no other
 * story depends on, and deletes them afterwards. `openAs` is a colleague in a browser of their own, who has no access afterwards.
 */
export const test = base.extend<{ make: Make; openAs: (role: Role) => Promise<Page> }>({
  publishes: false,
  make: async ({ stack }, use) => {
    const made = { brands: [] as string[], enquiries: [] as string[] };
    await use(makers(stack.secret, made));
    // Deleting a brand deletes its products.
    await stack.secret.from("brands").delete().in("id", made.brands);
    await stack.secret.from("enquiries").delete().in("id", made.enquiries);
  },
  openAs: async ({ browser, stack }, use) => {
    const contexts: BrowserContext[] = [];
    const accounts: string[] = [];
    await use(async (role) => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      accounts.push(await signInColleague(page, stack, role));
      return page;
    });
    for (const context of contexts) await context.close();
    await stack.secret.from("admins").delete().in("user_id", accounts);
  },
});
