import { describe, expect, inject, test } from "vitest";
import type { Client } from "#db/client.ts";
import type { Database } from "#db/database.types.ts";
import { unwrap } from "#db/errors.ts";
import { signUp } from "../support/database-stack.ts";
import {
  administrator,
  makeAttribute,
  makeBrand,
  makeCategory,
  makeFeaturedItem,
  makePage,
  makeProduct,
  makeSetting,
  secret,
  unique,
} from "../support/database.ts";
import { raw, type Caller } from "../support/raw-requests.ts";

type Table = keyof Database["public"]["Tables"];
type Values = Record<string, unknown>;
/** What a caller may do with a row: s(elect), i(nsert), u(pdate), d(elete). */
type Rights = { stranger: string; plain: string; administrator: string };
type Entry = Rights & {
  /** Makes a row with the secret key and returns it. */
  make: () => Promise<Values>;
  /** The column that names the row; "id" where it is left out. */
  key?: string;
  /** The table has no row to look at afterwards. */
  isEmpty?: boolean;
  /** A row that would be accepted from a caller who may add one. */
  fresh: () => Promise<Values>;
  /** The columns an administrator may change, with a value for each. */
  writable: Values;
};

const named = (): Values => ({ name: unique("new"), slug: unique("new") });
const mediaName = (): string => `${crypto.randomUUID().replaceAll("-", "")}.png`;
const email = () => `${unique("person")}@example.com`;
const one = async (answer: PromiseLike<{ data: unknown; error: unknown }>): Promise<Values> => {
  const { data, error } = await answer;
  if (error) throw error;
  return data as Values;
};
const account = async (): Promise<string> => (await signUp(inject("stack"), email())).id;
const only = (table: "content_revision" | "sign_up" | "retention" | "last_backup") => () =>
  one(secret.from(table).select().single());

const PRODUCT_BATCH = { kind: "bulk", title: "A test" };
/** A row for a batch that this caller has begun; nobody else may add to it. */
const productBatchRow = async (owner: Client) => {
  const { id } = unwrap(await owner.from("product_batches").insert(PRODUCT_BATCH).select("id").single());
  return { batch_id: id, product_id: crypto.randomUUID(), change: { name: "New" } };
};

const enquiryId = async (): Promise<string> => {
  const row = { first_name: "Mona", last_name: "Adel", email: email(), message: "Hello." };
  return unwrap(await secret.from("enquiries").insert(row).select("id").single()).id;
};
const line = async () => ({ enquiry_id: await enquiryId(), position: 1, product_name: "Chiller", quantity: 2 });
const note = async () => ({ enquiry_id: await enquiryId(), body: "Call them." });

const PUBLIC: Rights = { stranger: "s", plain: "s", administrator: "siud" };
const NOBODY: Rights = { stranger: "", plain: "", administrator: "" };
const READ_BY_OFFICE: Rights = { stranger: "", plain: "", administrator: "s" };

/** Every table of the database. A new one without an entry does not compile. */
const TABLES: Record<Table, Entry> = {
  admins: {
    stranger: "",
    plain: "",
    administrator: "sid",
    key: "user_id",
    make: async () =>
      one(
        secret
          .from("admins")
          .insert({ user_id: await account() })
          .select()
          .single(),
      ),
    fresh: async () => ({ user_id: await account() }),
    writable: {},
  },
  brands: {
    ...PUBLIC,
    make: makeBrand,
    fresh: async () => named(),
    writable: {
      name: "Changed",
      slug: unique("changed"),
      logo: "/a.png",
      description: "Changed",
      website: "https://example.com",
      country: "Egypt",
      established: 1990,
      featured: true,
      featured_products_limit: 5,
      show_featured_products: false,
    },
  },
  categories: {
    ...PUBLIC,
    make: makeCategory,
    fresh: async () => named(),
    writable: {
      name: "Changed",
      slug: unique("changed"),
      description: "Changed",
      page_title: "Changed",
      search_description: "Changed",
      introduction: "Changed",
      parent_id: null,
      sort_order: 7,
      is_active: true,
    },
  },
  products: {
    ...PUBLIC,
    make: async () => makeProduct({ category_id: (await makeCategory()).id }),
    fresh: async () => ({
      ...named(),
      description: "New.",
      brand_id: (await makeBrand()).id,
      category_id: (await makeCategory()).id,
    }),
    writable: {
      name: "Changed",
      slug: unique("changed"),
      model: "X",
      description: "Changed",
      item_type: "product",
      featured: true,
      specifications: [],
      specification_values: null,
      features: [],
      images: [],
      category: null,
      category_id: undefined,
      brand_id: undefined,
    },
  },
  brand_featured_products: {
    ...PUBLIC,
    make: makeFeaturedItem,
    fresh: async () => {
      const { brand_id, id } = await makeProduct();
      return { brand_id, product_id: id };
    },
    writable: { display_order: 3, is_active: true },
  },
  attributes: {
    ...PUBLIC,
    make: makeAttribute,
    fresh: async () => ({ name: unique("new") }),
    writable: {
      name: unique("Changed"),
      unit: "kW",
      kind: "range",
      category: "performance",
      better: "higher",
      synonyms: ["Other"],
      decimals: 1,
      choices: ["A"],
    },
  },
  import_mappings: {
    ...NOBODY,
    administrator: "siud",
    make: async () =>
      one(
        secret
          .from("import_mappings")
          .insert({ name: unique("mapping"), mapping: {} })
          .select()
          .single(),
      ),
    fresh: async () => ({ name: unique("mapping"), mapping: {} }),
    writable: { name: unique("changed"), mapping: { made: {} } },
  },
  category_attributes: {
    ...PUBLIC,
    key: "attribute_id",
    make: async () => {
      const [attribute, category] = [await makeAttribute(), await makeCategory()];
      const row = { category_id: category.id, attribute_id: attribute.id };
      return one(secret.from("category_attributes").insert(row).select().single());
    },
    fresh: async () => ({ category_id: (await makeCategory()).id, attribute_id: (await makeAttribute()).id }),
    writable: { position: 3 },
  },
  pages: {
    ...PUBLIC,
    make: makePage,
    fresh: async () => ({ title: "New", slug: unique("new") }),
    writable: {
      title: "Changed",
      slug: unique("changed"),
      body: "Changed",
      search_description: "Changed",
      published: true,
    },
  },
  settings: {
    ...PUBLIC,
    key: "key",
    make: makeSetting,
    fresh: async () => ({ key: unique("new"), value: { text: "new" } }),
    writable: { value: { text: "changed" }, description: "Changed", key: undefined },
  },
  enquiries: {
    stranger: "",
    plain: "",
    administrator: "su",
    make: async () =>
      one(
        secret
          .from("enquiries")
          .insert({ first_name: "Mona", last_name: "Adel", email: email(), message: "Hello." })
          .select()
          .single(),
      ),
    fresh: async () => ({ first_name: "Mona", last_name: "Adel", email: email(), message: "Hello." }),
    writable: { read_at: "2026-11-22T09:00:00Z", archived_at: null, status: "quoted", assignee: null },
  },
  enquiry_lines: {
    ...READ_BY_OFFICE,
    key: "enquiry_id",
    make: async () =>
      one(
        secret
          .from("enquiry_lines")
          .insert(await line())
          .select()
          .single(),
      ),
    fresh: line,
    writable: {},
  },
  enquiry_notes: {
    stranger: "",
    plain: "",
    administrator: "sid",
    make: async () =>
      one(
        secret
          .from("enquiry_notes")
          .insert(await note())
          .select()
          .single(),
      ),
    fresh: note,
    writable: {},
  },
  subscribers: {
    stranger: "",
    plain: "",
    administrator: "sd",
    make: async () => one(secret.from("subscribers").insert({ email: email() }).select().single()),
    fresh: async () => ({ email: email() }),
    writable: {},
  },
  redirects: {
    stranger: "s",
    plain: "s",
    administrator: "s",
    make: async () =>
      one(
        secret
          .from("redirects")
          .insert({ kind: "brand", old_slug: unique("old"), record_id: (await makeBrand()).id })
          .select()
          .single(),
      ),
    fresh: async () => ({ kind: "brand", old_slug: unique("old"), record_id: (await makeBrand()).id }),
    writable: {},
  },
  deploys: {
    ...READ_BY_OFFICE,
    make: async () =>
      one(secret.from("deploys").insert({ reason: "Test", revision: 1, status: "live" }).select().single()),
    fresh: async () => ({ reason: "Forged", revision: 1 }),
    writable: {},
  },
  trash: {
    ...READ_BY_OFFICE,
    make: async () =>
      one(
        secret
          .from("trash")
          .insert({
            batch: crypto.randomUUID(),
            kind: "page",
            record_id: crypto.randomUUID(),
            name: "Gone",
            slug: "gone",
            content: {},
          })
          .select()
          .single(),
      ),
    fresh: async () => ({
      batch: crypto.randomUUID(),
      kind: "page",
      record_id: crypto.randomUUID(),
      name: "X",
      slug: "x",
      content: {},
    }),
    writable: {},
  },
  product_batches: {
    stranger: "",
    plain: "",
    administrator: "si",
    make: () => one(secret.from("product_batches").insert(PRODUCT_BATCH).select().single()),
    fresh: async () => PRODUCT_BATCH,
    writable: {},
  },
  product_batch_rows: {
    stranger: "",
    plain: "",
    administrator: "i",
    key: "product_id",
    make: async () =>
      one(
        secret
          .from("product_batch_rows")
          .insert(await productBatchRow(secret))
          .select()
          .single(),
      ),
    fresh: () => productBatchRow(administrator),
    writable: {},
  },
  saves: {
    ...READ_BY_OFFICE,
    key: "record",
    make: async () => {
      const { id } = await makeBrand();
      const { data } = await secret.from("saves").select().eq("record", id).maybeSingle();
      return data ?? one(secret.from("saves").insert({ kind: "brand", record: id }).select().single());
    },
    fresh: async () => ({ kind: "brand", record: crypto.randomUUID() }),
    writable: {},
  },
  unused_media: {
    ...NOBODY,
    key: "name",
    make: () => one(secret.from("unused_media").insert({ name: mediaName() }).select().single()),
    fresh: async () => ({ name: mediaName() }),
    writable: {},
  },
  password_links: {
    ...NOBODY,
    key: "user_id",
    make: async () => {
      const { id, email: address } = await signUp(inject("stack"), email());
      await one(secret.rpc("create_password_link", { of_email: address }));
      return one(secret.from("password_links").select().eq("user_id", id).single());
    },
    fresh: async () => ({ user_id: await account(), token_hash: "00", expires_at: "2027-01-01T00:00:00Z" }),
    writable: {},
  },
  setup_token: {
    ...NOBODY,
    key: "only_row",
    // This table has a row only as long as there is no administrator: here every request must be refused in any case.
    make: async () => ({ only_row: true }),
    isEmpty: true,
    fresh: async () => ({ token_hash: "00" }),
    writable: {},
  },
  content_kinds: {
    stranger: "s",
    plain: "s",
    administrator: "s",
    key: "kind",
    make: () => one(secret.from("content_kinds").select().eq("kind", "page").single()),
    fresh: async () => ({ kind: "forged", table_name: "forged", name_column: "name", slug_column: "slug" }),
    writable: {},
  },
  content_changes: {
    ...NOBODY,
    key: "record",
    make: async () => {
      const { id } = await makeBrand();
      return one(secret.from("content_changes").select().eq("record", String(id)).single());
    },
    fresh: async () => ({ table_name: "brands", record: unique("forged"), revision: 1 }),
    writable: {},
  },
  content_revision: {
    stranger: "s",
    plain: "s",
    administrator: "s",
    key: "only_row",
    make: only("content_revision"),
    fresh: async () => ({ revision: 9 }),
    writable: {},
  },
  sign_up: {
    stranger: "s",
    plain: "s",
    administrator: "su",
    key: "only_row",
    make: only("sign_up"),
    fresh: async () => ({ is_open: true }),
    writable: { is_open: true },
  },
  retention: {
    stranger: "s",
    plain: "s",
    administrator: "su",
    key: "only_row",
    make: only("retention"),
    fresh: async () => ({ enquiry_months: 24 }),
    writable: { enquiry_months: 24 },
  },
  last_backup: {
    ...READ_BY_OFFICE,
    key: "only_row",
    make: only("last_backup"),
    fresh: async () => ({ only_row: true }),
    writable: {},
  },
};

const CALLERS = ["stranger", "plain", "administrator"] as const satisfies Caller[];
const returning = { prefer: "return=representation" };
const rowsOf = (text: string): unknown[] => {
  const value: unknown = JSON.parse(text || "[]");
  return Array.isArray(value) ? value : [];
};

describe.each(Object.entries(TABLES))(
  "%s",
  (table, { make, key = "id", isEmpty = false, fresh, writable, ...rights }) => {
    const at = (row: Values): string => `/rest/v1/${table}?${key}=eq.${encodeURIComponent(String(row[key]))}`;
    const isThere = async (row: Values): Promise<boolean> =>
      rowsOf((await raw(at(row), { as: "secret" })).text).length > 0;

    test.each(CALLERS)("%s", async (as) => {
      const may = rights[as];
      const row = await make();
      expect(rowsOf((await raw(at(row), { as })).text)).toHaveLength(may.includes("s") ? 1 : 0);

      const [column = key, value] = Object.entries(writable).find(([, given]) => given !== undefined) ?? [];
      const changed = await raw(at(row), {
        as,
        method: "PATCH",
        headers: returning,
        body: { [column]: value ?? row[column] },
      });
      expect([changed.text, changed.status < 300 && rowsOf(changed.text).length === 1]).toEqual([
        changed.text,
        may.includes("u"),
      ]);

      const added = await raw(`/rest/v1/${table}`, { as, method: "POST", body: await fresh() });
      expect([added.text, added.status === 201]).toEqual([added.text, may.includes("i")]);

      const deleted = await raw(at(row), { as, method: "DELETE" });
      if (isEmpty) expect([changed.status, added.status, deleted.status].every((status) => status >= 400)).toBe(true);
      else expect(await isThere(row)).toBe(!may.includes("d"));
    });

    test("an administrator changes only the columns meant for it", async () => {
      const row = await make();
      for (const [column, value] of Object.entries(row)) {
        if (column in writable) continue;
        const { status, text } = await raw(at(row), {
          as: "administrator",
          method: "PATCH",
          headers: returning,
          body: { [column]: value },
        });
        expect([column, status >= 400 || rowsOf(text).length === 0]).toEqual([column, true]);
      }
      for (const [column, value] of Object.entries(writable)) {
        const { status } = await raw(at(row), {
          as: "administrator",
          method: "PATCH",
          body: { [column]: value === undefined ? row[column] : value },
        });
        expect([column, status]).toEqual([column, 204]);
      }
    });
  },
);

test("the view of texts to search in is for those who may read the products", async () => {
  await makeProduct();
  for (const as of CALLERS) expect((await raw("/rest/v1/product_texts?limit=1", { as })).status).toBeLessThan(500);
  expect(unwrap(await secret.from("products").select("id").limit(1))).toHaveLength(1);
});
