import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import { getEnquiry, listAllEnquiries, listEnquiries, markEnquiries } from "#db/enquiries/enquiries.ts";
import { countUnreadEnquiries } from "#db/enquiries/enquiry-counts.ts";
import { unwrap } from "#db/errors.ts";
import { deleteSubscribers, listAllSubscribers, listSubscribers } from "#db/enquiries/subscribers.ts";
import { findRecords } from "#db/content/records.ts";
import { BUDGETS, ENQUIRY_LIMITS, PROJECT_TYPES, TIMELINES } from "#domain/enquiries/enquiry.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makePage,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../support/database/database.ts";

const sent = async (
  values: Partial<{
    first_name: string;
    company: string;
    message: string;
    product_id: string;
    product_name: string;
  }> = {},
) =>
  unwrap(
    await secret
      .from("enquiries")
      .insert({ first_name: "Mona", last_name: "Adel", email: "mona@example.com", message: "A question.", ...values })
      .select("*")
      .single(),
  );
const page = { limit: 20, offset: 0 };

beforeEach(async () => void (await secret.from("enquiries").delete().neq("email", "")));

describe("enquiries", () => {
  test("are listed newest first, page by page, with the total and the product's slug", async () => {
    const product = await makeProduct();
    const rows = [];
    for (let n = 1; n <= 3; n += 1) rows.push(await sent({ product_id: product.id, product_name: product.name }));
    const first = await listEnquiries(administrator, { limit: 2, offset: 0 });
    expect([first.count, first.data.map(({ id }) => id)]).toEqual([3, [rows[2]?.id, rows[1]?.id]]);
    expect((await listEnquiries(administrator, { limit: 2, offset: 2 })).data.map(({ id }) => id)).toEqual([
      rows[0]?.id,
    ]);
    expect(await listEnquiries(administrator, { limit: 2, offset: 40 })).toEqual({ data: [], count: 3 });
    expect(first.data[0]?.product).toEqual({ slug: product.slug, model: product.model });
    expect(await getEnquiry(administrator, crypto.randomUUID())).toBeNull();
  });

  test("hold texts as long as the form allows and no longer, and each of its choices", async () => {
    const { id } = await sent();
    const untyped = secret as unknown as SupabaseClient;
    const store = async (column: string, value: string) => {
      const change = { [column]: value };
      return (await untyped.from("enquiries").update(change).eq("id", id)).error?.message;
    };
    for (const [name, limit] of Object.entries(ENQUIRY_LIMITS)) {
      const column = name.replace("Name", "_name");
      expect(await store(column, "a@a.eg".padStart(limit, "a")), name).toBeUndefined();
      expect(await store(column, "a@a.eg".padStart(limit + 1, "a")), name).toMatch(/check constraint/);
    }
    for (const [column, choices] of Object.entries({
      project_type: PROJECT_TYPES,
      budget: BUDGETS,
      timeline: TIMELINES,
    })) {
      for (const choice of Object.keys(choices)) expect(await store(column, choice), choice).toBeUndefined();
    }
  });

  test("are found by any field, ignoring case; quotes and commas are taken literally", async () => {
    const { id } = await sent({ company: 'Nile "Cold", Ltd.' });
    await sent({ company: "Other" });
    for (const search of ['nile "cold", L', "MONA ADEL mona@example.com"]) {
      const found = await listEnquiries(administrator, { ...page, search });
      expect(found.data.map((enquiry) => enquiry.id)).toContain(id);
    }
    expect((await listEnquiries(administrator, { ...page, search: "%" })).count).toBe(0);
  });

  test("are marked as read and archived, several at once, which the number of unread ones follows", async () => {
    const ids = [(await sent()).id, (await sent()).id, (await sent()).id];
    const [one = "", two = "", three = ""] = ids;
    expect(await countUnreadEnquiries(administrator)).toBe(3);
    await markEnquiries(administrator, [one, two], { read: true });
    await markEnquiries(administrator, [two, three], { archived: true });
    expect(await countUnreadEnquiries(administrator)).toBe(0);
    expect((await listAllEnquiries(administrator, { state: "archived" })).map(({ id }) => id)).toEqual([three, two]);
    expect((await listAllEnquiries(administrator, {})).map(({ id }) => id)).toEqual([one]);
    await markEnquiries(administrator, [three], { archived: false });
    await markEnquiries(administrator, [one], { read: false });
    expect((await listEnquiries(administrator, { ...page, state: "unread" })).count).toBe(2);
    await expect(markEnquiries(administrator, [one, crypto.randomUUID()], { read: true })).rejects.toThrow(
      "1 of 2 enquiries could be marked.",
    );
  });

  test("can be read only by whoever works on them, who cannot change what was sent", async () => {
    const { id } = await sent();
    expect((await listEnquiries(plain, page)).count).toBe(0);
    expect((await listEnquiries(plain, { ...page, search: "mona" })).data).toEqual([]);
    await expect(listEnquiries(stranger, page)).rejects.toMatchObject({ code: "42501" });
    await expect(listEnquiries(stranger, { ...page, search: "mona" })).rejects.toMatchObject({ code: "42501" });
    await expect(markEnquiries(plain, [id], { read: true })).rejects.toThrow("0 of 1");
    expect((await administrator.from("enquiries").update({ message: "Forged" }).eq("id", id)).error?.code).toBe(
      "42501",
    );
    expect((await getEnquiry(administrator, id))?.read_at).toBeNull();
  });
});

describe("newsletter addresses", () => {
  const reader = unique("reader");
  const one = { search: reader, ...page };
  const add = async (name: string, values: { confirmed_at?: string; created_at?: string } = {}) =>
    unwrap(
      await secret
        .from("subscribers")
        .insert({ email: `${name}-${reader}@example.com`, ...values })
        .select()
        .single(),
    );

  test("are listed newest first, page by page, by state and by a part of the address, taken literally", async () => {
    const first = await add("a_b", { created_at: "2026-11-01T09:00:00Z", confirmed_at: "2026-11-02T09:00:00Z" });
    const second = await add("axb", { created_at: "2026-11-03T09:00:00Z" });
    const found = async (filter: Parameters<typeof listAllSubscribers>[1]) =>
      (await listAllSubscribers(administrator, { search: reader, ...filter })).map(({ id }) => id);
    expect(await found({})).toEqual([second.id, first.id]);
    expect(await found({ search: `A_B-${reader}` })).toEqual([first.id]);
    expect(await found({ state: "confirmed" })).toEqual([first.id]);
    expect(await found({ state: "unconfirmed" })).toEqual([second.id]);
    expect(await listSubscribers(administrator, { ...one, limit: 1, offset: 1 })).toMatchObject({
      data: [{ id: first.id }],
      count: 2,
    });
    await deleteSubscribers(administrator, [first.id, second.id]);
    expect(await found({})).toEqual([]);
  });

  test("can be read and deleted only by whoever works on enquiries", async () => {
    const { id } = await add("kept");
    expect(await listSubscribers(plain, one)).toEqual({ data: [], count: 0 });
    await expect(listSubscribers(stranger, one)).rejects.toMatchObject({ code: "42501" });
    await deleteSubscribers(plain, [id]);
    await expect(deleteSubscribers(stranger, [id])).rejects.toMatchObject({ code: "42501" });
    expect((await listSubscribers(administrator, one)).count).toBe(1);
  });
});

describe("jumping to a record", () => {
  test("finds every kind by name, slug or model, the best first", async () => {
    const word = unique("needle").replaceAll("-", "");
    const brand = await makeBrand({ name: `${word} Brand` });
    const category = await makeCategory({ name: `All ${word}` });
    const product = await makeProduct({ model: `X-${word.toUpperCase()}` });
    const content = await makePage({ slug: `about-${word}` });
    const enquiry = await sent({ first_name: word });
    const found = await findRecords(administrator, ` ${word} `);
    expect(found.map(({ kind, id }) => [kind, id])).toEqual(
      expect.arrayContaining([
        ["brand", brand.id],
        ["category", category.id],
        ["product", product.id],
        ["page", content.id],
        ["enquiry", enquiry.id],
      ]),
    );
    expect(found).toHaveLength(5);
    expect(found[0]?.name.toLowerCase().startsWith(word)).toBe(true);
    expect((await findRecords(plain, word)).map(({ kind }) => kind)).not.toContain("enquiry");
    await expect(findRecords(stranger, word)).rejects.toMatchObject({ code: "42501" });
    expect(await findRecords(administrator, "  ")).toEqual([]);
  });
});
