import { describe, expect, test } from "vitest";
import { deleteEnquiries, deletePerson, exportPerson, listSubscribers, submitEnquiry } from "#db/enquiries.ts";
import { unwrap } from "#db/errors.ts";
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
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe("a person who asks for it", () => {
  test("is told all that is stored of them, and it all goes, from the trash too", async () => {
    const email = address();
    const product = await makeProduct();
    const { id } = await send(email.toUpperCase(), { product_id: product.id });
    await send(email);
    await secret.from("subscribers").insert({ email });
    await administrator.from("products").delete().eq("id", product.id);

    const known = (await exportPerson(administrator, ` ${email} `)) as { enquiries: object[]; subscriptions: object[] };
    expect([known.enquiries.length, known.subscriptions.length]).toEqual([2, 1]);
    expect(known.enquiries[0]).not.toHaveProperty("sender_key");
    expect(await deletePerson(administrator, email)).toBe(3);
    expect(await exportPerson(administrator, email)).toMatchObject({ enquiries: [], subscriptions: [] });
    expect((await listSubscribers(administrator)).map((one) => one.email)).not.toContain(email);
    const trash = unwrap(await secret.from("trash").select("attached").eq("record_id", product.id));
    expect(JSON.stringify(trash)).not.toContain(id);
  });

  test("asks administrators, nobody else can read or delete", async () => {
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

describe("by themselves", () => {
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
    expect(
      unwrap(await administrator.from("retention").update({ enquiry_months: 3 }).eq("only_row", true).select()),
    ).toHaveLength(1);
    try {
      await visitor();
      expect([(await ofPerson(old)).length, (await ofPerson(kept)).length]).toEqual([0, 1]);
      expect(
        (await plain.from("retention").update({ enquiry_months: 1 }).eq("only_row", true).select()).data ?? [],
      ).toEqual([]);
      expect((await stranger.from("retention").update({ enquiry_months: 1 }).eq("only_row", true)).error?.code).toBe(
        "42501",
      );
      const bad = await administrator.from("retention").update({ enquiry_months: 0 }).eq("only_row", true);
      expect(bad.error?.message).toContain("check constraint");
    } finally {
      await secret.from("retention").update({ enquiry_months: 24 }).eq("only_row", true);
    }
  });

  test("the keys of senders are forgotten after a day", async () => {
    const email = address();
    await send(email, { sender_key: "of-the-day-before", created_at: daysAgo(2) });
    await send(email, { sender_key: "of-today" });
    await visitor();
    expect(new Set((await ofPerson(email)).map(({ sender_key }) => sender_key))).toEqual(new Set(["of-today", null]));
  });
});
