import { describe, expect, inject, test } from "vitest";
import { deleteEnquiries, submitEnquiry } from "#db/enquiries/enquiries.ts";
import { unwrap } from "#db/errors.ts";
import { countEnquiriesBefore, deletePerson, exportPerson, getRetention, setRetention } from "#db/enquiries/people.ts";
import { UNCONFIRMED_DAYS } from "#domain/enquiries/newsletter.ts";
import { retentionStart, RETENTION_MONTHS } from "#domain/enquiries/retention.ts";
import { signUp } from "../support/database-stack.ts";
import { administrator, makeProduct, plain, secret, stranger, unique } from "../support/database.ts";

const ENQUIRY = { first_name: "Mona", last_name: "Adel", message: "A question." };
const address = () => `${unique("mona")}@example.com`;
const send = async (email: string, more: object = {}) =>
  unwrap(
    await secret
      .from("enquiries")
      .insert({ ...ENQUIRY, email, ...more })
      .select("*")
      .single(),
  );
const ofPerson = async (email: string) => unwrap(await secret.from("enquiries").select("*").eq("email", email));
const subscribed = async (email: string) =>
  unwrap(await secret.from("subscribers").select("*").eq("email", email)).length === 1;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe("a person who asks for it", () => {
  test("gets everything that is stored about them, and it is all deleted, from the trash, too", async () => {
    const email = address();
    const product = await makeProduct();
    const { id } = await send(email.toUpperCase(), { product_id: product.id });
    await send(email);
    await secret.from("subscribers").insert({ email });
    await administrator.from("products").delete().eq("id", product.id);

    await signUp(inject("stack"), email);

    const known = await exportPerson(administrator, ` ${email} `);
    expect([known.enquiries.length, known.subscriptions.length]).toEqual([2, 1]);
    expect(known.accounts).toMatchObject([{ is_admin: false }]);
    expect(known.enquiries[0]).not.toHaveProperty("sender_key");
    expect(await deletePerson(administrator, email)).toBe(4);
    expect(await exportPerson(administrator, email)).toMatchObject({ enquiries: [], subscriptions: [], accounts: [] });
    expect(await subscribed(email)).toBe(false);
    const trash = unwrap(await secret.from("trash").select("attached").eq("record_id", product.id));
    expect(JSON.stringify(trash)).not.toContain(id);
  });

  test("keeps the account if it is an administrator's, whose rights are taken first", async () => {
    const { email } = inject("administrator");
    await send(email);
    expect(await deletePerson(administrator, email)).toBe(1);
    expect((await exportPerson(administrator, email)).accounts).toMatchObject([{ is_admin: true }]);
  });

  test("is served by administrators: nobody else can read or delete", async () => {
    const email = address();
    const { id } = await send(email);
    for (const client of [stranger, plain]) {
      await expect(exportPerson(client, email)).rejects.toMatchObject({ code: "42501" });
      await expect(deletePerson(client, email)).rejects.toMatchObject({ code: "42501" });
      await expect(deleteEnquiries(client, [id])).rejects.toMatchObject({ code: "42501" });
    }
    expect(await ofPerson(email)).toHaveLength(1);
  });
});

test("enquiries are deleted all or none, and leave nothing in the trash", async () => {
  const [one, two] = [await send(address()), await send(address())];
  await expect(deleteEnquiries(administrator, [one.id, crypto.randomUUID()])).rejects.toThrow("1 of 2");
  await deleteEnquiries(administrator, [one.id, two.id]);
  expect(unwrap(await secret.from("enquiries").select("id").in("id", [one.id, two.id]))).toEqual([]);
  expect(unwrap(await secret.from("trash").select("id").in("record_id", [one.id, two.id]))).toEqual([]);
});

describe("automatically", () => {
  const visitor = () =>
    submitEnquiry(secret, { firstName: "Omar", lastName: "Said", email: address(), message: "Hello." } as never, null, {
      page: "/",
      senderKey: unique("sender"),
    });

  test("enquiries go after the months that the setting says, with the next message", async () => {
    const [old, kept] = [address(), address()];
    await send(old, { created_at: daysAgo(95) });
    await send(kept, { created_at: daysAgo(80) });
    await visitor();
    expect(await ofPerson(old)).toHaveLength(1);
    expect(await getRetention(administrator)).toBe(24);
    expect(await countEnquiriesBefore(administrator, retentionStart(3).toISOString())).toBeGreaterThanOrEqual(1);
    await setRetention(administrator, 3);
    try {
      await visitor();
      expect([(await ofPerson(old)).length, (await ofPerson(kept)).length]).toEqual([0, 1]);
      await expect(setRetention(plain, 1)).rejects.toThrow();
      await expect(setRetention(stranger, 1)).rejects.toMatchObject({ code: "42501" });
      for (const months of [RETENTION_MONTHS.least - 1, RETENTION_MONTHS.most + 1])
        await expect(setRetention(administrator, months)).rejects.toThrow("check constraint");
      expect(await getRetention(administrator)).toBe(3);
    } finally {
      await secret.from("retention").update({ enquiry_months: 24 }).eq("only_row", true);
    }
  });

  test("an address that nobody confirms goes after the days that its mail names; a confirmed one stays", async () => {
    const [old, waiting, confirmed] = [address(), address(), address()];
    await secret.from("subscribers").insert([
      { email: old, created_at: daysAgo(UNCONFIRMED_DAYS + 1), confirmed_at: null },
      { email: waiting, created_at: daysAgo(UNCONFIRMED_DAYS - 1), confirmed_at: null },
      { email: confirmed, created_at: daysAgo(UNCONFIRMED_DAYS + 1), confirmed_at: daysAgo(UNCONFIRMED_DAYS) },
    ]);
    expect((await secret.rpc("apply_retention")).error).toBeNull();
    expect([await subscribed(old), await subscribed(waiting), await subscribed(confirmed)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("the keys of senders are forgotten after a day", async () => {
    const email = address();
    await send(email, { sender_key: "of-the-day-before", created_at: daysAgo(2) });
    await send(email, { sender_key: "of-today" });
    await visitor();
    expect(new Set((await ofPerson(email)).map(({ sender_key }) => sender_key))).toEqual(new Set(["of-today", null]));
  });
});
