import { describe, expect, inject, test } from "vitest";
import { deleteEnquiries, submitEnquiry } from "#db/enquiries/enquiries.ts";
import { unwrap } from "#db/errors.ts";
import { countEnquiriesBefore, deletePerson, exportPerson, getRetention, setRetention } from "#db/enquiries/people.ts";
import { UNCONFIRMED_DAYS } from "#domain/enquiries/newsletter.ts";
import { retentionStart, RETENTION_MONTHS } from "#domain/enquiries/retention.ts";
import { signUp } from "../support/database/database-stack.ts";
import { administrator, makeProduct, plain, secret, stranger, unique } from "../support/database/database.ts";
import { withOwnDatabase } from "../support/database/own-stack.ts";

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
    expect(known.accounts).toMatchObject([{ role: null }]);
    expect(known.enquiries[0]).not.toHaveProperty("sender_key");
    expect(await deletePerson(administrator, email)).toBe(4);
    expect(await exportPerson(administrator, email)).toMatchObject({ enquiries: [], subscriptions: [], accounts: [] });
    expect(await subscribed(email)).toBe(false);
    expect(unwrap(await secret.from("change_rows").select("record").eq("record", id))).toEqual([]);
  });

  test("keeps the account if it is an administrator's, whose rights are taken first", async () => {
    const { email } = inject("administrator");
    await send(email);
    expect(await deletePerson(administrator, email)).toBe(1);
    expect((await exportPerson(administrator, email)).accounts).toMatchObject([{ role: "administrator" }]);
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

test("enquiries are deleted all or none, and leave nothing in the log", async () => {
  const [one, two] = [await send(address()), await send(address())];
  await expect(deleteEnquiries(administrator, [one.id, crypto.randomUUID()])).rejects.toThrow("1 of 2");
  await deleteEnquiries(administrator, [one.id, two.id]);
  expect(unwrap(await secret.from("enquiries").select("id").in("id", [one.id, two.id]))).toEqual([]);
  expect(unwrap(await secret.from("change_rows").select("record").in("record", [one.id, two.id]))).toEqual([]);
});

test("deleting enquiries reads of the history only what it has of enquiries, in one go", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    await rows("insert into public.changes (id) values ('00000000-0000-4000-8000-000000000000')");
    await rows(`insert into public.change_rows (change_id, table_name, record, before, revision)
      select '00000000-0000-4000-8000-000000000000', 'products', gen_random_uuid()::text, '{}', n from generate_series(1, 5000) n`);
    await rows(`insert into public.enquiries (first_name, last_name, email, message)
      select 'Mona', 'Adel', n || '@example.com', 'A question.' from generate_series(1, 300) n`);
    await rows(`insert into public.change_rows (change_id, table_name, record, before, after, follows, revision)
      select '00000000-0000-4000-8000-000000000000', 'enquiries', id::text, '{"product_id": "x"}', '{"product_id": null}', true, 1
      from public.enquiries`);
    await rows("create table public.work (read bigint)");
    /** Deletes enquiries, and counts how many rows of the history were read for it, whatever plan the database chose. */
    const work = async (condition: string) => {
      await rows(`do $$ begin
        delete from public.enquiries where ${condition};
        insert into public.work select seq_tup_read + idx_tup_fetch
          from pg_catalog.pg_stat_xact_user_tables where relid = 'public.change_rows'::regclass;
      end $$`);
      const [done] = await rows<{ read: number }>("delete from public.work returning read::integer");
      return done?.read ?? NaN;
    };
    // Never more than what the history has of enquiries, of one or of all of them; it has 5,000 other rows.
    for (const condition of ["email = '1@example.com'", "email like '2%'", "true"])
      expect(await work(condition)).toBeLessThanOrEqual(300);
    expect(await rows("select from public.change_rows where table_name = 'enquiries'")).toEqual([]);
  });
}, 120_000);

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
    expect(await getRetention(administrator)).toEqual({ enquiry_months: 24, history_months: 24 });
    expect(await countEnquiriesBefore(administrator, retentionStart(3).toISOString())).toBeGreaterThanOrEqual(1);
    await setRetention(administrator, { enquiry_months: 3 });
    try {
      await visitor();
      expect([(await ofPerson(old)).length, (await ofPerson(kept)).length]).toEqual([0, 1]);
      await expect(setRetention(plain, { enquiry_months: 1 })).rejects.toThrow();
      await expect(setRetention(stranger, { history_months: 1 })).rejects.toMatchObject({ code: "42501" });
      for (const months of [RETENTION_MONTHS.least - 1, RETENTION_MONTHS.most + 1])
        for (const what of ["enquiry_months", "history_months"])
          await expect(setRetention(administrator, { [what]: months })).rejects.toThrow("check constraint");
      expect((await getRetention(administrator)).enquiry_months).toBe(3);
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
