import { expect, test } from "vitest";
import { withOwnDatabase } from "../support/own-stack.ts";

test("rows of an earlier version survive the migrations, even if they could not be stored today", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate("20261122");
    await rows(`insert into public.settings (key, value) values ('phones', '"none"'), ('founding_year', '"2009"')`);
    await rows("insert into public.brands (name, slug) values ('Acme', 'acme')");
    const product = "insert into public.products (brand_id, name, slug, description)";
    await rows(`${product} select id, 'Old pump', 'old-pump', 'Without a category.' from public.brands`);
    await rows("insert into public.pages (title, slug) values ('Old page', 'older-page'), ('Page', 'page')");
    await rows("update public.pages set slug = 'old-page' where slug = 'older-page'");
    await rows("update public.pages set slug = 'moved' where slug = 'page'");
    await rows("delete from public.pages where slug = 'old-page'");
    await rows("insert into public.pages (title, slug, body) values ('Deep', 'deep', repeat('>', 20000))");
    await rows(`insert into public.deploys (status, reason, revision, error_code) values
      ('live', 'First', 1, null), ('failed', 'Second', 2, 'page-drop'), ('queued', 'Third', 3, null)`);
    await rows("insert into public.subscribers (email) values ('reader@example.com')");
    await migrate();
    expect(await rows("select email, confirmed_at = created_at as confirmed from public.subscribers")).toEqual([
      { email: "reader@example.com", confirmed: true },
    ]);
    expect(await rows("select key, value from public.settings order by key")).toEqual([
      { key: "founding_year", value: "2009" },
      { key: "phones", value: "none" },
    ]);
    expect(await rows("select name, category_id from public.products")).toEqual([
      { name: "Old pump", category_id: null },
    ]);
    expect(await rows("select length(body) as length from public.pages where slug = 'deep'")).toEqual([
      { length: 20_000 },
    ]);
    expect(await rows("select kind, name from public.trash")).toEqual([{ kind: "page", name: "Old page" }]);
    expect(await rows("select status, error_code, is_live from public.deploys order by id")).toEqual([
      { status: "live", error_code: null, is_live: true },
      { status: "failed", error_code: "page-drop", is_live: false },
      { status: "queued", error_code: null, is_live: false },
    ]);
    await expect(rows("insert into public.deploys (reason, revision) values ('Fourth', 4)")).rejects.toThrow();
    expect(await rows("select kind, old_slug, slug from public.list_redirects()")).toEqual([
      { kind: "page", old_slug: "page", slug: "moved" },
    ]);
    // What was deleted before is restored by the rules of today, with its old slug.
    await rows("insert into auth.users (id, email) values (gen_random_uuid(), 'office@example.com')");
    await rows("insert into public.admins (user_id) select id from auth.users");
    // In one statement, because a server gives each of them any of several sessions.
    await rows(`do $$ begin
      perform set_config('request.jwt.claim.sub', user_id::text, true) from public.admins;
      perform public.restore_deleted(batch) from public.trash;
    end $$`);
    expect(await rows("select old_slug, slug from public.list_redirects() order by old_slug")).toEqual([
      { old_slug: "older-page", slug: "old-page" },
      { old_slug: "page", slug: "moved" },
    ]);
    await expect(rows(`update public.settings set value = '"nobody"' where key = 'phones'`)).rejects.toThrow();
    await rows(`update public.settings set value = '[]' where key = 'phones'`);
  });
}, 120_000);
