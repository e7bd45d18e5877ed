import { inject } from "vitest";
import type { Row } from "#db/client.ts";
import { unwrap } from "#db/errors.ts";
import { clientOf, publicClient, secretClient } from "./database-stack.ts";

const stack = inject("stack");
/** A client for each kind of caller, and one with the secret key, which sees all rows. */
export const stranger = publicClient(stack);
export const plain = clientOf(stack, inject("plainAccount"));
export const administrator = clientOf(stack, inject("administrator"));
export const secret = secretClient(stack);

/** A name that no other test uses, and that is a valid slug too. */
export function unique(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 13)}`;
}

export async function makeBrand(values: Partial<Row<"brands">> = {}): Promise<Row<"brands">> {
  const slug = unique("brand");
  return unwrap(
    await secret
      .from("brands")
      .insert({ name: slug, slug, ...values })
      .select()
      .single(),
  );
}

export async function makeCategory(values: Partial<Row<"categories">> = {}): Promise<Row<"categories">> {
  const slug = unique("category");
  return unwrap(
    await secret
      .from("categories")
      .insert({ name: slug, slug, ...values })
      .select()
      .single(),
  );
}

export async function makeProduct(values: Partial<Row<"products">> = {}): Promise<Row<"products">> {
  const slug = unique("product");
  const brand_id = values.brand_id ?? (await makeBrand()).id;
  const row = { name: slug, slug, description: "A test.", ...values, brand_id };
  return unwrap(await secret.from("products").insert(row).select().single());
}

export async function makeAttribute(values: Partial<Row<"attributes">> = {}): Promise<Row<"attributes">> {
  return unwrap(
    await secret
      .from("attributes")
      .insert({ name: unique("attribute"), ...values })
      .select()
      .single(),
  );
}

export async function makePage(values: Partial<Row<"pages">> = {}): Promise<Row<"pages">> {
  const slug = unique("page");
  return unwrap(
    await secret
      .from("pages")
      .insert({ title: slug, slug, published: true, ...values })
      .select()
      .single(),
  );
}

/** The columns that a record of each of the company's kinds needs. */
const COMPANY_FIELDS = {
  projects: { title: "A project", sector: "Healthcare", location: "Cairo", description: "A test." },
  services: { title: "A service", icon: "fan", summary: "A test." },
  sectors: { title: "A sector", icon: "hotel", description: "A test." },
  testimonials: { name: "Mona Adel", quote: "A test." },
  articles: { title: "An article", published_on: "2026-01-01", summary: "A test." },
  certificates: { title: "A certificate", issuer: "A body" },
  members: { name: "Mona Adel", position: "Engineer", consent: true },
} as const;
export type CompanyTable = keyof typeof COMPANY_FIELDS;
export const COMPANY_TABLES = Object.keys(COMPANY_FIELDS) as CompanyTable[];

/** A record that the secret key may add to one of these tables. */
export const newCompanyRecord = (table: CompanyTable) => ({ ...COMPANY_FIELDS[table], slug: unique("company") });

export async function makeCompanyRecord(table: CompanyTable): Promise<{ id: string; slug: string }> {
  // The compiler cannot follow a variable table name.
  const row = newCompanyRecord(table) as never;
  return unwrap(await secret.from(table).insert(row).select().single());
}

/** A document that the secret key may add. Its file is not in the storage. */
export const newDocument = (values: Partial<Row<"documents">> = {}) => ({
  title: "A datasheet",
  slug: unique("document"),
  kind: "datasheet",
  language: "en",
  file: newFile(),
  ...values,
});
/** The file of a document, of which there are no bytes. */
export const newFile = (ending = "pdf") => ({
  stored: `${crypto.randomUUID().replaceAll("-", "")}.${ending}`,
  name: "datasheet.pdf",
  bytes: 1000,
  pages: 2,
});

export const makeDocument = async (values: Partial<Row<"documents">> = {}): Promise<Row<"documents">> =>
  unwrap(await secret.from("documents").insert(newDocument(values)).select().single());

export async function makeSetting(values: Partial<Row<"settings">> = {}): Promise<Row<"settings">> {
  return unwrap(
    await secret
      .from("settings")
      .insert({ key: unique("setting"), value: { text: "first" }, ...values })
      .select()
      .single(),
  );
}

export async function makeFeaturedItem(
  values: Partial<Row<"brand_featured_products">> = {},
): Promise<Row<"brand_featured_products">> {
  const product = await makeProduct(values.brand_id ? { brand_id: values.brand_id } : {});
  const row = { brand_id: product.brand_id, product_id: product.id, ...values };
  return unwrap(await secret.from("brand_featured_products").insert(row).select().single());
}
