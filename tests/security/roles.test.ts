import { describe, expect, inject, test } from "vitest";
import { changeRole, grantRole, listAccounts, ownRights, removeAccess } from "#db/accounts/accounts.ts";
import { discardDraft, getDraft, saveDraft } from "#db/changes/drafts.ts";
import { listChanges } from "#db/changes/changes.ts";
import { deleteRecords, findRecords } from "#db/content/records.ts";
import type { Client } from "#db/client.ts";
import { ConflictError, ensureDone, unwrap } from "#db/errors.ts";
import { createBrand, updateBrand } from "#db/products/brands.ts";
import { ALL_ROLES, PERMISSIONS, type Role } from "#domain/accounts/roles.ts";
import { clientOf, signUp, signUpColleague, type Account } from "../support/database/database-stack.ts";
import { administrator, makeBrand, makeProduct, secret, stranger, unique } from "../support/database/database.ts";
import { countryOf, draftOf } from "../support/database/drafts.ts";
import { withOwnDatabase } from "../support/database/own-stack.ts";

const stack = inject("stack");
const colleagues = inject("colleagues");
const publisher = clientOf(stack, colleagues.publisher);
const writer = clientOf(stack, colleagues.writer);
const sales = clientOf(stack, colleagues.sales);

const newColleague = async (role: Role): Promise<Account> =>
  signUpColleague(stack, role, `${unique(role)}@example.com`);

describe("the map of permissions", () => {
  test("has the roles and permissions that the screens know, and no others", async () => {
    const rows = unwrap(await secret.from("role_permissions").select());
    expect(new Set(rows.map(({ permission }) => permission))).toEqual(new Set(PERMISSIONS));
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(ALL_ROLES));
    const ofAdministrators = rows.filter(({ role }) => role === "administrator").map(({ permission }) => permission);
    expect(ofAdministrators.toSorted()).toEqual([...PERMISSIONS].toSorted());
  });

  test("is all that policies and functions ask: each names a permission that exists, none a role", async () => {
    const texts: { name: string; text: string }[] = [];
    await withOwnDatabase(async ({ migrate, rows }) => {
      await migrate();
      texts.push(
        ...(await rows<{ name: string; text: string }>(`
          select policyname as name, concat(qual, ' ', with_check) as text from pg_policies where schemaname in ('public', 'storage')
          union all
          select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace`)),
      );
    });
    const asked = texts.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:may|require|has_permission)\((?:[\w.]+, )?'+([\w.]+)'/g)].map(
        ([, permission]) => permission,
      ),
    );
    expect(asked.length).toBeGreaterThan(60);
    expect(new Set(asked)).toEqual(new Set(PERMISSIONS));
    // Whether there is an administrator, and that one stays, is about the role itself.
    const byRole = texts.filter(({ text }) => /role\s*(?:=|<>)\s*'(?!service_role)/.test(text)).map(({ name }) => name);
    expect(byRole.toSorted()).toEqual(["has_admin", "keep_one_admin"]);
  });

  test("is not theirs to change", async () => {
    for (const client of [stranger, writer, administrator, secret]) {
      const grant = { permission: "office.manage", role: "writer" };
      expect((await client.from("role_permissions").insert(grant)).error?.code).toBe("42501");
      expect((await client.from("role_permissions").delete().eq("role", "sales")).error?.code).toBe("42501");
    }
    expect((await ownRights(writer))?.permissions).toEqual(["content.draft", "content.read", "office.enter"]);
  });
});

describe("a writer", () => {
  test("prepares drafts and changes nothing that visitors see; a publisher puts them on the site", async () => {
    const brand = await makeBrand();
    const id = await saveDraft(writer, draftOf(brand, "Finland"));
    await expect(updateBrand(writer, brand.id, { country: "Finland" }, brand)).rejects.toThrow();
    expect((await writer.from("brands").update({ country: "Finland" }).eq("id", brand.id).select()).data).toEqual([]);
    await expect(createBrand(writer, { name: unique("Own"), slug: unique("own") })).rejects.toMatchObject({
      code: "42501",
    });
    await expect(deleteRecords(writer, "brand", [brand.id])).rejects.toThrow();
    expect((await writer.rpc("request_deploy")).error?.code).toBe("42501");
    expect(await countryOf(brand.id)).toBeNull();

    const draft = await getDraft(publisher, "brand", brand.id);
    expect(draft).toMatchObject({ id, made_by: colleagues.writer.id });
    await updateBrand(publisher, brand.id, { country: "Finland" }, brand, { draft: id });
    expect(await countryOf(brand.id)).toBe("Finland");
    const { data: log } = await listChanges(writer, { table: "brands", record: brand.id }, { limit: 1, offset: 0 });
    expect(log[0]).toMatchObject({ made_by: colleagues.publisher.id, drafted_by: colleagues.writer.id });
  });

  test("cannot make the database prepare, apply or undo a change", async () => {
    const prepared = await writer.from("changes").insert({ kind: "bulk", title: "Mine" });
    expect(prepared.error?.code).toBe("42501");
    const brand = await makeBrand();
    const { change_id } = unwrap(await secret.from("change_rows").select().eq("record", brand.id).single());
    for (const name of ["apply_change", "undo_change", "restore_deleted"] as const)
      expect([name, (await writer.rpc(name, { of_change: change_id })).error?.code]).toEqual([name, "42501"]);
  });

  test("discards a draft, also that of a colleague", async () => {
    const brand = await makeBrand();
    const id = await saveDraft(publisher, draftOf(brand, "Norway"));
    await discardDraft(writer, id);
    expect(await getDraft(publisher, "brand", brand.id)).toBeNull();
  });
});

describe("sales", () => {
  const enquiry = { first_name: "Mona", last_name: "Adel", email: "mona@example.com", message: "Hello." };

  test("sees and answers enquiries, and no content that is not on the site", async () => {
    const { id } = unwrap(await secret.from("enquiries").insert(enquiry).select("id").single());
    ensureDone(await sales.from("enquiries").update({ status: "quoted" }).eq("id", id));
    ensureDone(await sales.from("enquiry_notes").insert({ enquiry_id: id, body: "Called." }));
    expect(unwrap(await secret.from("enquiries").select("status").eq("id", id).single()).status).toBe("quoted");

    const brand = await makeBrand();
    await saveDraft(writer, draftOf(brand, "Denmark"));
    expect((await sales.from("changes").select("id").limit(1)).data).toEqual([]);
    expect((await sales.from("change_rows").select("record").limit(1)).data).toEqual([]);
    await expect(saveDraft(sales, draftOf(brand, "Sweden"))).rejects.toMatchObject({ code: "42501" });

    // The palette finds what the role may open.
    const named = unique("Findable");
    await makeBrand({ name: named, slug: unique("findable") });
    const { id: request } = unwrap(
      await secret
        .from("enquiries")
        .insert({ ...enquiry, company: named })
        .select("id")
        .single(),
    );
    const found = async (client: Client) => (await findRecords(client, named)).map(({ kind }) => kind);
    expect(await findRecords(sales, named)).toMatchObject([{ kind: "enquiry", id: request }]);
    expect([await found(publisher), await found(writer)]).toEqual([["brand"], ["brand"]]);
    expect((await found(administrator)).toSorted()).toEqual(["brand", "enquiry"]);
  });

  test("is the only one beside administrators who does: publishers and writers see none", async () => {
    unwrap(await secret.from("enquiries").insert(enquiry).select("id").single());
    for (const client of [publisher, writer])
      for (const table of ["enquiries", "enquiry_lines", "enquiry_files", "enquiry_notes", "subscribers"] as const)
        expect([table, (await client.from(table).select("*", { count: "exact", head: true })).count]).toEqual([
          table,
          0,
        ]);
  });
});

test("what the history has of enquiries is for whoever works on them, and no publisher takes an enquiry back", async () => {
  const product = await makeProduct();
  const row = {
    first_name: "Mona",
    last_name: "Adel",
    email: "mona@example.com",
    message: "Hello.",
    product_id: product.id,
  };
  const { id } = unwrap(await secret.from("enquiries").insert(row).select("id").single());
  ensureDone(await sales.from("enquiries").update({ assignee: colleagues.sales.id }).eq("id", id));
  await deleteRecords(administrator, "product", [product.id]);
  const rows = async (client: Client) => (await client.from("change_rows").select("after").eq("record", id)).data;
  expect(await rows(administrator)).toEqual([{ after: { product_id: null } }]);
  for (const client of [publisher, writer]) expect(await rows(client)).toEqual([]);
  const back = await publisher.rpc("restore_version", { of_table: "enquiries", of_record: id, at_revision: 1 });
  expect(back.error?.code).toBe("PT400");
});

describe("a role", () => {
  test("counts at once when it is changed, with the token from before", async () => {
    const person = await newColleague("sales");
    const client = clientOf(stack, person);
    const brand = await makeBrand();
    await expect(saveDraft(client, draftOf(brand, "Spain"))).rejects.toMatchObject({ code: "42501" });
    await changeRole(administrator, person.id, "sales", "writer");
    await saveDraft(client, draftOf(brand, "Spain"));
    expect((await ownRights(client))?.role).toBe("writer");
    await removeAccess(administrator, person.id);
    expect(await ownRights(client)).toBeNull();
    expect((await client.from("changes").select("id").limit(1)).data).toEqual([]);
  });

  test("is changed only if it is the one that was seen, and access that was taken away does not come back by it", async () => {
    const person = await newColleague("sales");
    await changeRole(administrator, person.id, "sales", "writer");
    await expect(changeRole(administrator, person.id, "sales", "publisher")).rejects.toBeInstanceOf(ConflictError);
    await expect(grantRole(administrator, person.id, "sales")).rejects.toMatchObject({ code: "23505" });
    expect((await ownRights(clientOf(stack, person)))?.role).toBe("writer");
    await removeAccess(administrator, person.id);
    await expect(changeRole(administrator, person.id, "writer", "publisher")).rejects.toBeInstanceOf(ConflictError);
    expect(await ownRights(clientOf(stack, person))).toBeNull();
  });

  test("is given by administrators only, and nobody raises their own", async () => {
    const waiting = await signUp(stack, `${unique("waiting")}@example.com`);
    for (const [account, client] of [
      [colleagues.publisher, publisher],
      [colleagues.writer, writer],
      [colleagues.sales, sales],
    ] as const) {
      await expect(grantRole(client, waiting.id, "administrator")).rejects.toMatchObject({ code: "42501" });
      expect(
        (await client.from("admins").update({ role: "administrator" }).eq("user_id", account.id).select()).data,
      ).toEqual([]);
      await expect(removeAccess(client, inject("administrator").id)).rejects.toThrow();
    }
    const forged = await administrator.from("admins").insert({ user_id: waiting.id, role: "owner" });
    expect(forged.error?.code).toBe("23514");
    expect(await ownRights(clientOf(stack, waiting))).toBeNull();
  });

  test("of whoever made a password link is asked again when the link is used", async () => {
    const maker = await newColleague("administrator");
    const victim = await signUp(stack, `${unique("victim")}@example.com`);
    const token = unwrap(await clientOf(stack, maker).rpc("create_password_link", { of_email: victim.email }));
    await changeRole(administrator, maker.id, "administrator", "publisher");
    const used = await stranger.rpc("use_password_link", { token, new_password: "compressor-rack-77" });
    expect(used.error?.code).toBe("PT410");
  });
});

test("colleagues know each other's names; accounts that wait are for administrators", async () => {
  const waiting = await signUp(stack, `${unique("waiting")}@example.com`);
  for (const client of [publisher, writer, sales]) {
    const listed = await listAccounts(client);
    expect(listed.map(({ email }) => email)).toContain(inject("administrator").email);
    expect(listed.every(({ role }) => role !== null)).toBe(true);
  }
  const all = await listAccounts(administrator);
  expect(all.find(({ user_id }) => user_id === waiting.id)).toMatchObject({ role: null, permissions: [] });
});
