import { pairOf } from "#domain/languages/translations.ts";
import { listPublishedPages } from "#db/content/pages.ts";
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, inject, test } from "vitest";
import type { Client } from "#db/client.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeCompanyRecord,
  makeFeaturedItem,
  makePage,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";

const sees = async (client: Client, table: string, id: string, key = "id") =>
  ((await (client as unknown as SupabaseClient).from(table).select().eq(key, id)).data ?? []).length > 0;

const seenBy = async (table: string, id: string, key?: string) => ({
  stranger: await sees(stranger, table, id, key),
  plain: await sees(plain, table, id, key),
  administrator: await sees(administrator, table, id, key),
});
const EVERYBODY = { stranger: true, plain: true, administrator: true };
const ADMINISTRATORS = { stranger: false, plain: false, administrator: true };

test("of the team everybody sees those who have agreed to be shown, and editors all", async () => {
  const { id } = await makeCompanyRecord("members");
  expect(await seenBy("members", id)).toEqual(EVERYBODY);
  ensureDone(await administrator.from("members").update({ consent: false }).eq("id", id));
  expect(await seenBy("members", id)).toEqual(ADMINISTRATORS);
});

test("nor does anybody see the old address of somebody who has not agreed", async () => {
  const { id, slug } = await makeCompanyRecord("members");
  ensureDone(
    await administrator
      .from("members")
      .update({ slug: unique("renamed") })
      .eq("id", id),
  );
  const seen = async (client: Client) =>
    unwrap(await client.from("redirects").select("old_slug").eq("kind", "member").eq("record_id", id));
  expect(await seen(stranger)).toEqual([{ old_slug: slug }]);
  ensureDone(await administrator.from("members").update({ consent: false }).eq("id", id));
  expect(await seen(stranger)).toEqual([]);
  expect(await seen(administrator)).toEqual([{ old_slug: slug }]);
});

describe("everybody sees", () => {
  test.each([
    ["brands", makeBrand],
    ["categories", makeCategory],
    ["products", makeProduct],
    ["brand_featured_products", makeFeaturedItem],
    ["pages", makePage],
  ])("%s", async (table, make) => expect(await seenBy(table, (await make()).id)).toEqual(EVERYBODY));

  test("a page without the sections that the office has hidden", async () => {
    const section = (heading: string, hidden: boolean) => ({ type: "text", hidden, heading, text: "Text" });
    const { id } = await makePage({ sections: [section("Shown", false), section("Hidden", true)] });
    expect(await seenBy("pages", id)).toEqual(ADMINISTRATORS);
    for (const client of [stranger, plain]) {
      const page = (await listPublishedPages(client)).find((one) => one.id === id);
      expect(page?.sections).toEqual([section("Shown", false)]);
    }
  });

  test("of a page that hides sections no translation of what they say, or said", async () => {
    const section = (heading: string, hidden: boolean) => ({ type: "text", hidden, heading, text: " Text\n" });
    const [shown, hidden, text] = [pairOf("Shown", "ظاهر"), pairOf("Hidden", "مخفي"), pairOf("Text", "نص")];
    const translations = {
      ar: { title: [pairOf("Page", "صفحة")], sections: [shown, text, hidden, pairOf("Earlier", "سابق")] },
    };
    const sections = [section("Shown", false), section("Hidden", true)];
    const open = sections.map((one) => ({ ...one, hidden: false }));
    const [some, all] = [await makePage({ sections, translations }), await makePage({ sections: open, translations })];
    const pages = await listPublishedPages(stranger);
    const translationsOf = (id: string) => pages.find((one) => one.id === id)?.translations;
    expect(translationsOf(some.id)).toEqual({ ar: { title: [pairOf("Page", "صفحة")], sections: [shown, text] } });
    expect(translationsOf(all.id)).toEqual(translations);
  });

  test("no translation of a hidden section that was removed", async () => {
    const section = (heading: string, hidden: boolean) => ({ type: "text", hidden, heading, text: "Text" });
    const [shown, text] = [pairOf("Shown", "ظاهر"), pairOf("Text", "نص")];
    const translations = {
      ar: { title: [pairOf("Page", "صفحة")], sections: [shown, text, pairOf("Hidden", "مخفي"), text] },
    };
    const { id } = await makePage({ sections: [section("Shown", false), section("Hidden", true)], translations });
    unwrap(
      await administrator
        .from("pages")
        .update({ sections: [section("Shown", false)] })
        .eq("id", id)
        .select(),
    );
    const page = unwrap(await stranger.from("pages").select("translations").eq("id", id).single());
    expect(page.translations).toEqual({ ar: { title: [pairOf("Page", "صفحة")], sections: [shown, text, text] } });
  });

  test("no translation of a hidden section in place of which another one stands", async () => {
    const section = (heading: string, hidden: boolean) => ({ type: "text", hidden, heading, text: `${heading} text` });
    const of = (heading: string, arabic: string) => [
      pairOf(heading, arabic),
      pairOf(`${heading} text`, `نص ${arabic}`),
    ];
    const [shown, secretly] = [of("Shown", "ظاهر"), of("Hidden", "مخفي")];
    const translations = { ar: { sections: [...secretly, ...shown] } };
    const { id } = await makePage({ sections: [section("Hidden", true), section("Shown", false)], translations });
    const store = async (changes: object) =>
      unwrap(await administrator.from("pages").update(changes).eq("id", id).select());
    const read = async () =>
      unwrap(await stranger.from("pages").select("translations").eq("id", id).single()).translations;
    const empty = [pairOf("Other", ""), pairOf("Other text", "")];

    // At its own place, and after its translations went to the place of another one.
    for (const [sections, pairs, left] of [
      [
        [section("Other", false), section("Shown", false)],
        [...secretly, ...shown],
        [...empty, ...shown],
      ],
      [
        [section("Shown", false), section("Other", false)],
        [...shown, ...secretly],
        [...shown, ...empty],
      ],
    ]) {
      await store({ sections: [section("Hidden", true), section("Shown", false)], translations });
      await store({ sections, translations: { ar: { sections: pairs } } });
      expect(await read()).toEqual({ ar: { sections: left } });
    }
    // First another text that is hidden, too, then that is shown.
    await store({ sections: [section("Hidden", true), section("Shown", false)], translations });
    await store({ sections: [section("Other", true), section("Shown", false)] });
    await store({ sections: [section("Other", false), section("Shown", false)] });
    expect(await read()).toEqual({ ar: { sections: [...empty, ...shown] } });
    // What visitors saw before is still shown until it is translated again.
    await store({ sections: [section("Other", false), section("Shown now", false)] });
    expect(await read()).toEqual({ ar: { sections: [...empty, ...shown] } });
  });

  test("redirects, which nobody writes", async () => {
    const brand = await makeBrand();
    await secret
      .from("brands")
      .update({ slug: unique("moved") })
      .eq("id", brand.id);
    const [redirect] = unwrap(await secret.from("redirects").select().eq("record_id", brand.id));
    expect(await seenBy("redirects", redirect?.id ?? "")).toEqual(EVERYBODY);
    for (const client of [stranger, plain, administrator]) {
      await client.from("redirects").delete().eq("record_id", brand.id);
      await client.from("redirects").update({ old_slug: "hijacked" }).eq("record_id", brand.id);
      const insert = await client
        .from("redirects")
        .insert({ kind: "brand", old_slug: unique("old"), record_id: brand.id });
      expect(insert.error?.code).toBe("42501");
    }
    expect(unwrap(await secret.from("redirects").select().eq("record_id", brand.id))).toEqual([redirect]);
  });

  test("the content revision, which nobody writes", async () => {
    for (const client of [stranger, plain, administrator]) {
      expect((await client.from("content_revision").select().single()).error).toBeNull();
      expect((await client.from("content_revision").update({ revision: 0 }).eq("only_row", true)).error?.code).toBe(
        "42501",
      );
      expect((await client.from("content_revision").delete().eq("only_row", true)).error?.code).toBe("42501");
    }
  });
});

describe("only accounts with a role see", () => {
  test("drafts", async () => {
    expect(await seenBy("pages", (await makePage({ published: false })).id)).toEqual(ADMINISTRATORS);
  });

  test("featured items that are switched off", async () => {
    const item = await makeFeaturedItem({ is_active: false });
    expect(await seenBy("brand_featured_products", item.id)).toEqual(ADMINISTRATORS);
  });

  test("categories that are switched off, and the old addresses of what is not shown", async () => {
    const category = await makeCategory({ is_active: false });
    const page = await makePage({ published: false });
    expect(await seenBy("categories", category.id)).toEqual(ADMINISTRATORS);
    for (const [table, { id }] of [
      ["categories", category],
      ["pages", page],
    ] as const) {
      await secret
        .from(table)
        .update({ slug: unique("moved") })
        .eq("id", id);
      const [redirect] = unwrap(await secret.from("redirects").select().eq("record_id", id));
      expect(await seenBy("redirects", redirect?.id ?? "")).toEqual(ADMINISTRATORS);
    }
  });

  test("who is an administrator", async () => {
    expect(await seenBy("admins", inject("administrator").id, "user_id")).toEqual(ADMINISTRATORS);
  });

  test("the list of accounts", async () => {
    expect((await plain.rpc("list_accounts")).data).toEqual([]);
    const emails = unwrap(await administrator.rpc("list_accounts")).map(({ email, role }) => [email, role]);
    expect(emails).toContainEqual([inject("administrator").email, "administrator"]);
    expect(emails).toContainEqual([inject("plainAccount").email, null]);
  });
});
