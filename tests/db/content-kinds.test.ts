import { describe, expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import { findRecords } from "#db/content/records.ts";
import { searchPatterns } from "#domain/search/search-patterns.ts";
import { ALL_KINDS, CONTENT_KINDS, contentKind } from "#domain/content/content-kinds.ts";
import { RESERVED_PAGE_SLUGS } from "#domain/content/reserved-addresses.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makePage,
  makeProduct,
  secret,
  stranger,
  unique,
} from "../support/database/database.ts";
import { withOwnDatabase } from "../support/database/own-stack.ts";

test("the database has the same kinds as the code", async () => {
  const columns = "kind, table_name, name_column, slug_column, owner_column, owner_kind, address";
  const rows = unwrap(await stranger.from("content_kinds").select(columns).order("kind"));
  expect(rows).toEqual(
    ALL_KINDS.toSorted().map((kind) => {
      const { table, nameColumn, slugColumn, owner, ownPage, address } = contentKind(kind);
      return {
        kind,
        table_name: table,
        name_column: nameColumn,
        slug_column: slugColumn,
        owner_column: owner?.column ?? null,
        owner_kind: owner?.kind ?? null,
        address: ownPage ? address("") : null,
      };
    }),
  );
});

test("nobody changes the kinds", async () => {
  for (const client of [stranger, administrator]) {
    expect((await client.from("content_kinds").delete().eq("kind", "page")).error?.code).toBe("42501");
    expect((await client.from("content_kinds").update({ address: "/x/" }).eq("kind", "page")).error?.code).toBe(
      "42501",
    );
  }
});

test("a page cannot take an address of the site", async () => {
  for (const slug of RESERVED_PAGE_SLUGS) {
    const { error } = await secret.from("pages").insert({ title: slug, slug });
    expect(error?.message).toContain("address_not_used_by_");
  }
});

test("a record of every kind but settings is found by its name and by its slug", async () => {
  const made = {
    brand: await makeBrand(),
    category: await makeCategory(),
    page: await makePage(),
    product: await makeProduct({ model: "M1" }),
  };
  for (const [kind, { id, slug }] of Object.entries(made)) {
    expect((await findRecords(administrator, slug)).map((found) => [found.kind, found.id])).toEqual([[kind, id]]);
  }
  const details = await Promise.all(Object.values(made).map(({ slug }) => findRecords(administrator, slug)));
  expect(details.map(([found]) => found?.detail)).toEqual([
    `/brands/${made.brand.slug}`,
    `/products/category/${made.category.slug}`,
    `/${made.page.slug}`,
    "M1",
  ]);
  const name = unique("named");
  const page = await makePage({ title: name });
  expect((await findRecords(administrator, name)).map(({ id }) => id)).toEqual([page.id]);
});

const TRIGGERS = `
  select c.relname as table, array_agg(t.tgname::text order by t.tgname::text collate "C") as triggers
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgname = any (array['set_updated_at', 'record_insert', 'record_update', 'record_delete', 'record_truncate',
    'free_slug', 'keep_old_slug', 'forget_redirects', 'count_rows_of_request', 'refuse_several_rows'])
    and c.relname in (select table_name from public.content_kinds)
  group by c.relname order by c.relname collate "C"`;

describe("in a database of its own", () => {
  test("a new kind gets all that the others have", async () => {
    await withOwnDatabase(async ({ migrate, rows }) => {
      await migrate();
      await rows(`create table public.manuals (id uuid primary key default gen_random_uuid(), name text not null,
        slug text not null unique check (checks.is_slug(slug)), brand_id uuid not null references public.brands on delete cascade,
        created_at timestamptz not null default now(), updated_at timestamptz not null default now())`);
      await rows(
        "select public.add_content_kind('manual', 'manuals', owner_column => 'brand_id', owner_kind => 'brand', address => '/manuals/')",
      );
      const all = await rows<{ table: string; triggers: string[] }>(TRIGGERS);
      const withSlug = all.find(({ table }) => table === "brands")?.triggers ?? [];
      expect(withSlug).toHaveLength(10);
      const ofSettings = withSlug.filter((name) => !/slug|redirects/.test(name));
      expect(all).toEqual(
        ["manuals", ...ALL_KINDS.map((kind) => CONTENT_KINDS[kind].table)]
          .toSorted()
          .map((table) => ({ table, triggers: table === "settings" ? ofSettings : withSlug })),
      );

      await rows("insert into auth.users (id, email) values (gen_random_uuid(), 'office@example.com')");
      await rows("insert into public.admins (user_id) select id from auth.users");
      await rows("insert into public.brands (name, slug) values ('Acme', 'acme')");
      await rows(
        "insert into public.manuals (name, slug, brand_id) select 'Series 30', 'series', id from public.brands",
      );
      await rows("update public.manuals set slug = 'series-30'");
      await rows(
        "insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), id, now(), now() from auth.users",
      );
      await rows(`select set_config('request.jwt.claim.sub', user_id::text, false),
        set_config('request.jwt.claims', jsonb_build_object('sub', user_id, 'session_id', id)::text, false) from auth.sessions`);
      const [exact = ""] = searchPatterns("series").exact;
      const search = `select kind, detail from public.find_records(array['${exact}'], array['${exact}'])`;
      expect(await rows(search)).toEqual([{ kind: "manual", detail: "/manuals/series-30" }]);
      await rows("delete from public.brands");
      expect(await rows("select kind, names, records, counts from public.list_trash()")).toEqual([
        { kind: "brand", names: ["Acme"], records: 1, counts: { brand: 1, manual: 1 } },
      ]);
      expect(await rows("select 1 from public.redirects")).toEqual([]);
      // A column that was added since a record was deleted gets its default.
      await rows("alter table public.manuals add column years integer not null default 3");
      await rows("select public.restore_deleted(change_id) from public.list_trash()");
      expect(await rows("select name, slug, years from public.manuals")).toEqual([
        { name: "Series 30", slug: "series-30", years: 3 },
      ]);
      expect(await rows("select old_slug, slug from public.list_redirects()")).toEqual([
        { old_slug: "series", slug: "series-30" },
      ]);
      await expect(rows("insert into public.pages (title, slug) values ('M', 'manuals')")).rejects.toThrow();
    });
  }, 120_000);
});
