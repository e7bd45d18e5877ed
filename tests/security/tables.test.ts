import { pairOf } from "#domain/languages/translations.ts";
import { afterEach, describe, expect, inject, test } from "vitest";
import type { Database } from "#db/database.types.ts";
import { rejectAccount } from "#db/accounts/accounts.ts";
import { unwrap } from "#db/errors.ts";
import { makeReviewLink } from "#db/submittals/reviews.ts";
import { addAnswer } from "#db/submittals/submittals.ts";
import { ALL_ROLES, type Role } from "#domain/accounts/roles.ts";
import { kindOfTable } from "#domain/content/change-text.ts";
import { contentKind } from "#domain/content/content-kinds.ts";
import { signUp } from "../support/database/database-stack.ts";
import {
  administrator,
  makeAttribute,
  makeBrand,
  makeCategory,
  makeCompanyRecord,
  makeDocument,
  newDocument,
  makeFeaturedItem,
  makePage,
  makeProduct,
  makeSetting,
  newCompanyRecord,
  secret,
  unique,
  type CompanyTable,
} from "../support/database/database.ts";
import { makeSubmittal } from "../support/database/submittals.ts";
import { raw, type Caller } from "../support/database/raw-requests.ts";

type Table = keyof Database["public"]["Tables"];
type Values = Record<string, unknown>;
/** What a caller may do with a row: s(elect), i(nsert), u(pdate), d(elete). */
type Rights = Record<"stranger" | "plain" | Role, string>;
type Entry = Rights & {
  /** Makes a row with the secret key and returns it. */
  make: () => Promise<Values>;
  /** The column that names the row; "id" where it is left out. */
  key?: string;
  /** The table has no row to look at afterwards. */
  isEmpty?: boolean;
  /** A row that would be accepted from a caller who may add one. */
  fresh: (as: keyof Rights) => Promise<Values>;
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
const accounts: string[] = [];
const account = async (): Promise<string> => {
  const { id } = await signUp(inject("stack"), email());
  accounts.push(id);
  return id;
};
// Only so many accounts may wait for approval.
afterEach(async () => {
  for (const id of accounts.splice(0)) {
    await secret.from("admins").delete().eq("user_id", id).throwOnError();
    await rejectAccount(administrator, id);
  }
});
const only =
  (table: "content_revision" | "preview_place" | "enquiry_mail" | "sign_up" | "retention" | "last_backup") => () =>
    one(secret.from(table).select().single());

const PREPARED = { kind: "bulk", title: "A test" };
/** A row for a change that this caller prepares; nobody else may add to it. */
const changeRow = async () => {
  const { id } = unwrap(await administrator.from("changes").insert(PREPARED).select("id").single());
  return { change_id: id, table_name: "products", record: crypto.randomUUID(), after: { name: "New" } };
};
/** The change that made a brand, and its row. */
const done = async (): Promise<Values> => {
  const { id } = await makeBrand();
  return one(secret.from("change_rows").select().eq("record", String(id)).single());
};

const enquiryId = async (): Promise<string> => {
  const row = { first_name: "Mona", last_name: "Adel", email: email(), message: "Hello." };
  return unwrap(await secret.from("enquiries").insert(row).select("id").single()).id;
};
const line = async () => ({ enquiry_id: await enquiryId(), position: 1, product_name: "Chiller", quantity: 2 });
const file = async () => ({
  enquiry_id: await enquiryId(),
  position: 1,
  name: "plan.pdf",
  media_type: "application/pdf",
  bytes: 5,
  sha256: "0".repeat(64),
});
const previewLink = () => ({
  token_hash: `\\x${crypto.randomUUID().replaceAll("-", "")}`,
  shows: "brands/none",
  ends_at: "2030-01-01T00:00:00Z",
});
/** A row of a submittal that was just issued. */
const issued = async (
  table: "submittals" | "submittal_revisions" | "submittal_items" | "submittal_files",
  column: "id" | "submittal_id" = "submittal_id",
) => {
  const { id } = await makeSubmittal();
  return one(
    secret
      .from(table as "submittal_items")
      .select()
      .eq(column as "submittal_id", id)
      .limit(1)
      .single(),
  );
};
const note = async () => ({ enquiry_id: await enquiryId(), body: "Call them." });

/** What everybody may do, and roles that may do more. */
const rights = (everybody: string, roles: Partial<Record<Role, string>> = {}): Rights => ({
  stranger: everybody,
  plain: everybody,
  administrator: everybody,
  publisher: everybody,
  writer: everybody,
  sales: everybody,
  ...roles,
});
const PUBLIC = rights("s", { administrator: "siud", publisher: "siud" });
const NOBODY = rights("");
const READ_BY_EDITORS = rights("", { administrator: "s", publisher: "s", writer: "s" });
const READ_BY_SALES = rights("", { administrator: "s", sales: "s" });
const READ_BY_ALL = rights("s");

const TRANSLATIONS = { ar: { name: [pairOf("Changed", "تغير")] } };
const PROJECT_LISTS = [
  ...["paragraphs", "features", "scope", "challenges"],
  ...["solutions", "results", "technologies", "certifications"],
];

/** The rights of a kind of the company's content, whose columns have these values after a change. */
const companyKind = (table: CompanyTable, writable: Values): Entry => ({
  ...PUBLIC,
  make: () => makeCompanyRecord(table),
  fresh: async () => newCompanyRecord(table),
  writable: {
    [contentKind(kindOfTable(table) ?? "project").nameColumn]: "Changed",
    slug: unique("changed"),
    translations: TRANSLATIONS,
    ...(table === "articles" ? {} : { sort_order: 7 }),
    ...writable,
  },
});

/** Every table of the database. A new one without an entry does not compile. */
const TABLES: Record<Table, Entry> = {
  people: {
    ...rights("", { administrator: "s", publisher: "s", writer: "s", sales: "s" }),
    key: "user_id",
    make: async () =>
      one(
        secret
          .from("people")
          .insert({ user_id: await account(), name: "Mona Saleh" })
          .select()
          .single(),
      ),
    fresh: async () => ({ user_id: await account(), name: "Forged" }),
    // Through set_own_name only, which knows whose name it is.
    writable: {},
  },
  admins: {
    ...rights("", { administrator: "siud" }),
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
    writable: { role: "writer" },
  },
  role_permissions: {
    ...NOBODY,
    key: "permission",
    make: () =>
      one(
        secret.from("role_permissions").select().eq("permission", "office.manage").eq("role", "administrator").single(),
      ),
    fresh: async () => ({ permission: "office.manage", role: "writer" }),
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
      specialties: ["Changed"],
      paragraphs: ["Changed"],
      headquarters: "Changed",
      employees: "Changed",
      markets: ["Changed"],
      certifications: ["Changed"],
      contact_phone: "+20 2 5550 0100",
      contact_email: "sales@example.com",
      contact_address: "Changed",
      featured: true,
      featured_products_limit: 5,
      show_featured_products: false,
      translations: TRANSLATIONS,
    },
  },
  projects: companyKind("projects", {
    sector: "Changed",
    location: "Changed",
    year: 2020,
    client: "Changed",
    value: "Changed",
    duration: "Changed",
    description: "Changed",
    image: "/a.png",
    gallery: ["/a.png"],
    ...Object.fromEntries(PROJECT_LISTS.map((name) => [name, ["Changed"]])),
  }),
  services: companyKind("services", {
    icon: "zap",
    summary: "Changed",
    image: "/a.png",
    ...Object.fromEntries(["paragraphs", "scope", "deliverables", "standards"].map((name) => [name, ["Changed"]])),
  }),
  sectors: companyKind("sectors", {
    icon: "zap",
    hint: "Changed",
    description: "Changed",
    image: "/a.png",
    features: ["Changed"],
    paragraphs: ["Changed"],
    figures: [{ number: "1", label: "Changed" }],
    services: [],
    projects_label: "Changed",
    case_studies: [],
  }),
  articles: companyKind("articles", {
    published_on: "2020-01-01",
    summary: "Changed",
    body: "Changed",
    image: "/a.png",
  }),
  certificates: companyKind("certificates", {
    issuer: "Changed",
    number: "Changed",
    scope: "Changed",
    issued_on: "2020-01-01",
    valid_until: "2030-01-01",
    image: "/a.png",
  }),
  members: companyKind("members", { position: "Changed", about: "Changed", consent: true, image: "/a.png" }),
  testimonials: companyKind("testimonials", {
    position: "Changed",
    company: "Changed",
    quote: "Changed",
    rating: 4,
    project_value: "Changed",
    completion_year: 2020,
  }),
  documents: {
    ...PUBLIC,
    make: makeDocument,
    fresh: async () => newDocument(),
    writable: {
      title: "Changed",
      slug: unique("changed"),
      kind: "manual",
      language: "ar",
      revision: "3",
      issued_on: "2020-01-01",
      valid_until: "2030-01-01",
      key_pages: "3, 7-9",
      file: newDocument().file,
      products: [],
      brands: [],
      categories: [],
      translations: TRANSLATIONS,
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
      translations: TRANSLATIONS,
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
      series_id: null,
      featured: true,
      availability: "survey",
      successor: "another",
      specifications: [],
      specification_values: null,
      features: [],
      images: [],
      category: null,
      category_id: undefined,
      brand_id: undefined,
      translations: TRANSLATIONS,
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
      conditions: ["Other"],
      asked: "within 5 %",
      translations: TRANSLATIONS,
    },
  },
  import_mappings: {
    ...rights("", { administrator: "siud", publisher: "siud" }),
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
      sections: [{ type: "text", hidden: false, heading: null, text: "Changed" }],
      search_description: "Changed",
      published: true,
      translations: TRANSLATIONS,
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
    ...rights("", { administrator: "su", sales: "su" }),
    make: async () =>
      one(
        secret
          .from("enquiries")
          .insert({ first_name: "Mona", last_name: "Adel", email: email(), message: "Hello." })
          .select()
          .single(),
      ),
    fresh: async () => ({ first_name: "Mona", last_name: "Adel", email: email(), message: "Hello." }),
    writable: {
      read_at: "2026-11-22T09:00:00Z",
      archived_at: null,
      status: "quoted",
      outcome_reason: "The price",
      due_on: "2026-12-01",
      assignee: null,
    },
  },
  enquiry_lines: {
    ...READ_BY_SALES,
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
  enquiry_files: {
    ...READ_BY_SALES,
    key: "enquiry_id",
    make: async () =>
      one(
        secret
          .from("enquiry_files")
          .insert(await file())
          .select()
          .single(),
      ),
    fresh: file,
    writable: {},
  },
  enquiry_notes: {
    ...rights("", { administrator: "sid", sales: "sid" }),
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
  submittals: {
    ...rights("", { administrator: "su", sales: "su" }),
    make: () => issued("submittals", "id"),
    fresh: async () => ({ id: crypto.randomUUID(), number: unique("new"), project: "Forged" }),
    writable: { archived_at: "2026-11-22T09:00:00Z", seen_at: "2026-11-22T09:00:00Z" },
  },
  submittal_revisions: {
    ...READ_BY_SALES,
    key: "sha256",
    make: () => issued("submittal_revisions"),
    fresh: async () => ({ ...(await issued("submittal_revisions")), number: 1 }),
    writable: {},
  },
  submittal_items: {
    ...READ_BY_SALES,
    key: "submittal_id",
    make: () => issued("submittal_items"),
    fresh: async () => ({ ...(await issued("submittal_items")), key: "forged", position: 2 }),
    writable: {},
  },
  submittal_files: {
    ...READ_BY_SALES,
    key: "submittal_id",
    make: () => issued("submittal_files"),
    fresh: async () => ({ ...(await issued("submittal_files")), sha256: "f".repeat(64) }),
    writable: {},
  },
  submittal_entries: {
    ...rights("", { administrator: "si", sales: "si" }),
    make: async () => {
      const { id, item } = await makeSubmittal();
      await addAnswer(administrator, { id: crypto.randomUUID(), submittal_id: id, revision: 0, item, body: "Noted." });
      return one(secret.from("submittal_entries").select().eq("submittal_id", id).single());
    },
    fresh: async () => {
      const { id, item } = await makeSubmittal();
      return { submittal_id: id, revision: 0, item, body: "Forged" };
    },
    writable: {},
  },
  review_links: {
    // But for the hash of the link, colleagues who work on enquiries read them (tests/security/reviews.test.ts).
    ...NOBODY,
    make: async () => {
      const { id } = await makeSubmittal();
      await makeReviewLink(administrator, id, "Consultant", 7);
      return one(secret.from("review_links").select().eq("submittal_id", id).single());
    },
    fresh: async () => {
      const { id } = await makeSubmittal();
      return { submittal_id: id, token_hash: "\\x00", for_whom: "Forged", ends_at: "2030-01-01T00:00:00Z" };
    },
    writable: {},
  },
  subscribers: {
    ...rights("", { administrator: "sd", sales: "sd" }),
    make: async () => one(secret.from("subscribers").insert({ email: email() }).select().single()),
    fresh: async () => ({ email: email() }),
    writable: {},
  },
  redirects: {
    ...READ_BY_ALL,
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
    ...READ_BY_EDITORS,
    make: async () =>
      one(secret.from("deploys").insert({ reason: "Test", revision: 1, status: "live" }).select().single()),
    fresh: async () => ({ reason: "Forged", revision: 1 }),
    writable: {},
  },
  changes: {
    ...rights("", { administrator: "si", publisher: "si", writer: "s" }),
    make: async () =>
      one(
        secret
          .from("changes")
          .select()
          .eq("id", String((await done())["change_id"]))
          .single(),
      ),
    fresh: async () => PREPARED,
    writable: {},
  },
  change_rows: {
    ...rights("", { administrator: "s", publisher: "s", writer: "s" }),
    key: "record",
    make: done,
    fresh: changeRow,
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
      accounts.push(id);
      await one(secret.rpc("create_password_link", { of_email: address }));
      return one(secret.from("password_links").select().eq("user_id", id).single());
    },
    fresh: async () => ({ user_id: await account(), token_hash: "00", expires_at: "2027-01-01T00:00:00Z" }),
    writable: {},
  },
  preview_place: {
    ...READ_BY_EDITORS,
    key: "only_row",
    make: only("preview_place"),
    fresh: async () => ({ address: "https://forged.example" }),
    writable: {},
  },
  preview_links: {
    ...NOBODY,
    make: async () => one(secret.from("preview_links").insert(previewLink()).select().single()),
    fresh: async () => previewLink(),
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
    ...READ_BY_ALL,
    key: "kind",
    make: () => one(secret.from("content_kinds").select().eq("kind", "page").single()),
    fresh: async () => ({ kind: "forged", table_name: "forged", name_column: "name", slug_column: "slug" }),
    writable: {},
  },
  content_tables: {
    ...READ_BY_ALL,
    stranger: "",
    key: "table_name",
    make: () => one(secret.from("content_tables").select().eq("table_name", "brands").single()),
    fresh: async () => ({ table_name: "forged" }),
    writable: {},
  },
  content_revision: {
    ...READ_BY_ALL,
    key: "only_row",
    make: only("content_revision"),
    fresh: async () => ({ revision: 9 }),
    writable: {},
  },
  sign_up: {
    ...rights("s", { administrator: "su" }),
    key: "only_row",
    make: only("sign_up"),
    fresh: async () => ({ is_open: true }),
    writable: { is_open: true },
  },
  retention: {
    ...rights("s", { administrator: "su" }),
    key: "only_row",
    make: only("retention"),
    fresh: async () => ({ enquiry_months: 24 }),
    writable: { enquiry_months: 24, history_months: 24 },
  },
  enquiry_mail: {
    ...rights("", { administrator: "su", sales: "s" }),
    key: "only_row",
    make: only("enquiry_mail"),
    fresh: async () => ({ only_row: true }),
    writable: { addresses: ["office@example.com"], delivery: "daily", promised_days: 3, confirm_visitors: false },
  },
  last_backup: {
    ...rights("", { administrator: "s" }),
    key: "only_row",
    make: only("last_backup"),
    fresh: async () => ({ only_row: true }),
    writable: {},
  },
};

const CALLERS = ["stranger", "plain", ...ALL_ROLES] as const satisfies Caller[];
const returning = { prefer: "return=representation" };
const rowsOf = (text: string): unknown[] => {
  const value: unknown = JSON.parse(text || "[]");
  return Array.isArray(value) ? value : [];
};

describe.each(Object.entries(TABLES))(
  "%s",
  (table, { make, key = "id", isEmpty = false, fresh, writable, ...allowed }) => {
    const at = (row: Values): string => `/rest/v1/${table}?${key}=eq.${encodeURIComponent(String(row[key]))}`;
    const isThere = async (row: Values): Promise<boolean> =>
      rowsOf((await raw(at(row), { as: "secret" })).text).length > 0;

    test.each(CALLERS)("%s", async (as) => {
      const may = allowed[as];
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

      const added = await raw(`/rest/v1/${table}`, { as, method: "POST", body: await fresh(as) });
      expect([added.text, added.status === 201]).toEqual([added.text, may.includes("i")]);
      const merged = await raw(`/rest/v1/${table}`, {
        as,
        method: "POST",
        headers: { prefer: "resolution=merge-duplicates" },
        body: row,
      });
      if (!may.includes("i") || !may.includes("u"))
        expect([merged.text, merged.status >= 400]).toEqual([merged.text, true]);

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
