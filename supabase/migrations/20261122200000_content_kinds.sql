-- The kinds of content: what the functions for trash, search, saves and old addresses go by, so that a new kind is one call
-- of add_content_kind. The code's list is src/domain/content-kinds.ts; tests/db/content-kinds.test.ts compares the two.
create table public.content_kinds (
  kind text primary key,
  table_name text not null unique,
  -- The columns that hold what a record is called, and what no two records may share.
  name_column text not null,
  slug_column text not null,
  -- A record that belongs to another is deleted with it, and cannot come back before it.
  owner_column text,
  owner_kind text references public.content_kinds (kind),
  -- What stands before the slug in the address of a record's own page; null for kinds without pages of their own.
  address text,
  -- Owners come first, in the trash and when a deletion is restored.
  place integer generated always as identity,
  constraint an_owner_has_a_column check ((owner_column is null) = (owner_kind is null))
);
insert into public.content_kinds (kind, table_name, name_column, slug_column, owner_column, owner_kind, address) values
  ('brand', 'brands', 'name', 'slug', null, null, '/brands/'),
  ('category', 'categories', 'name', 'slug', 'parent_id', 'category', null),
  ('page', 'pages', 'title', 'slug', null, null, '/'),
  ('setting', 'settings', 'key', 'key', null, null, null),
  ('product', 'products', 'name', 'slug', 'brand_id', 'brand', '/products/');

alter table public.content_kinds enable row level security;
revoke all on public.content_kinds from anon, authenticated;
grant select on public.content_kinds to anon, authenticated;
grant all on public.content_kinds to service_role;
create policy "Everyone may read the kinds of content" on public.content_kinds for select to anon, authenticated using (true);

alter table public.trash drop constraint trash_kind_check,
  add constraint trash_of_a_kind foreign key (kind) references public.content_kinds (kind);
alter table public.saves drop constraint saves_kind_check,
  add constraint saves_of_a_kind foreign key (kind) references public.content_kinds (kind);

-- An old slug belongs to a record of its kind, whichever that is.
alter table public.redirects add column record_id uuid;
update public.redirects set record_id = coalesce(product_id, brand_id, category_id, page_id);
alter table public.redirects drop constraint one_target_of_its_kind, drop constraint redirects_kind_check,
  drop column product_id, drop column brand_id, drop column category_id, drop column page_id,
  alter column record_id set not null,
  add constraint redirects_of_a_kind foreign key (kind) references public.content_kinds (kind);
create index redirects_by_record on public.redirects (record_id);

-- tg_argv: the kind. Keeps the old slug working, and frees a slug that a record now uses itself.
create or replace function public.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
declare of_kind text := tg_argv[0];
begin
  delete from public.redirects where kind = of_kind and old_slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.redirects (kind, old_slug, record_id) values (of_kind, old.slug, new.id)
    on conflict (kind, old_slug) do update set record_id = excluded.record_id;
  end if;
  return null;
end $$;

-- tg_argv: the kind.
create function public.forget_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.redirects where kind = tg_argv[0] and record_id in (select id from gone);
  return null;
end $$;
revoke execute on function public.keep_old_slug(), public.forget_redirects() from public;

-- Every old slug with the slug that its record has today. Row security applies: what the caller may not read is left out.
create function public.list_redirects()
returns table (id uuid, kind text, old_slug text, slug text, created_at timestamptz)
language plpgsql stable security invoker set search_path = '' as $$
declare of public.content_kinds;
begin
  for of in select * from public.content_kinds loop
    return query execute format(
      'select r.id, r.kind, r.old_slug, t.%I, r.created_at
       from public.redirects r join public.%I t on t.id = r.record_id where r.kind = $1',
      of.slug_column, of.table_name) using of.kind;
  end loop;
end $$;
grant execute on function public.list_redirects() to anon, authenticated, service_role;

-- Deletes records of one kind, or none of them when one is gone. Row security applies: the caller's rights decide.
create function public.delete_records(of_kind text, ids uuid[]) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  of_table text;
  gone integer;
begin
  select table_name into strict of_table from public.content_kinds where kind = of_kind;
  execute format('delete from public.%I where id = any ($1)', of_table) using ids;
  get diagnostics gone = row_count;
  if gone <> cardinality(ids) then
    raise exception '% of % % could be deleted.', gone, cardinality(ids), of_table using errcode = 'PT409';
  end if;
  return gone;
end $$;
revoke execute on function public.delete_records(text, uuid[]) from public;
grant execute on function public.delete_records(text, uuid[]) to authenticated;
drop function public.delete_brands(uuid[]);
drop function public.delete_products(uuid[]);

-- The records that answer what was typed, best first: for jumping to one of them. Settings are missing: they are found by
-- the names of their fields, which the database does not know.
create or replace function public.find_records(exact text[], apart text[])
returns table (kind text, id uuid, name text, detail text)
language plpgsql stable security invoker set search_path = '' as $$
declare by_name_and_slug text;
begin
  select string_agg(format(
      'select %L as kind, r.id, r.%2$I as name, %3$L || r.%4$I as detail, lower(r.%4$I || ''. '' || r.%2$I) as text from public.%5$I r',
      k.kind, k.name_column, coalesce(k.address, ''), k.slug_column, k.table_name), ' union all ')
    into by_name_and_slug
  from public.content_kinds k where k.kind not in ('product', 'setting');
  return query execute format($query$
    with texts as materialized (
      %s
      union all
      select 'product', p.id, p.name, coalesce(p.model, p.category), t.full_text
      from public.products p join public.product_texts t on t.id = p.id
      union all
      select 'enquiry', e.id, e.first_name || ' ' || e.last_name, coalesce(e.company, e.email),
        lower(concat_ws('. ', e.first_name || ' ' || e.last_name, e.email, e.company)) from public.enquiries e
    ), exactly as materialized (
      select * from texts t where t.text ~ all ($1)
    ), found as (
      select * from exactly
      union all
      select * from texts t where not exists (select 1 from exactly) and t.text ~ all ($2)
    )
    select f.kind, f.id, f.name, f.detail from found f
    order by lower(f.name) ~ all ($2) desc, lower(f.name) ~ ('^(?:' || $2[1] || ')') desc, f.kind = 'product' desc,
      f.name, f.id
    limit 20 $query$, by_name_and_slug) using exact, apart;
end $$;
revoke execute on function public.find_records(text[], text[]) from public, anon;
grant execute on function public.find_records(text[], text[]) to authenticated;

do $$
declare of record;
begin
  for of in select * from public.content_kinds where slug_column = 'slug' loop
    execute format('create trigger forget_redirects after delete on public.%I referencing old table as gone
      for each statement execute function public.forget_redirects(%L)', of.table_name, of.kind);
  end loop;
end $$;

-- Makes a table with the columns id, slug, created_at and updated_at a kind of content: everyone reads it, administrators
-- write it, a change raises the content revision and is remembered with who made it, an old slug redirects, and what is
-- deleted can be brought back. For migrations only.
create function public.add_content_kind(
  new_kind text, of_table text, name_column text default 'name', owner_column text default null,
  owner_kind text default null, address text default null
) returns void
language plpgsql set search_path = '' as $$
declare
  written text;
  trigger_text text;
begin
  insert into public.content_kinds (kind, table_name, name_column, slug_column, owner_column, owner_kind, address)
  values (new_kind, of_table, name_column, 'slug', owner_column, owner_kind, address);

  foreach trigger_text in array array[
    'set_updated_at before update on public.%1$I for each row execute function public.set_updated_at()',
    'raise_content_revision after insert or update or delete or truncate on public.%1$I
      for each statement execute function public.raise_content_revision()',
    'record_saves_of_new after insert on public.%1$I referencing new table as saved
      for each statement execute function public.record_saves(%2$L)',
    'record_saves after update on public.%1$I referencing new table as saved
      for each statement execute function public.record_saves(%2$L)',
    'forget_saves after delete on public.%1$I referencing old table as gone
      for each statement execute function public.forget_saves(%2$L)',
    'free_slug after insert on public.%1$I for each row execute function public.keep_old_slug(%2$L)',
    'keep_old_slug after update of slug on public.%1$I
      for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug(%2$L)',
    'forget_redirects after delete on public.%1$I referencing old table as gone
      for each statement execute function public.forget_redirects(%2$L)',
    'keep_deleted before delete on public.%1$I for each row execute function public.keep_deleted(%2$L)',
    'purge_trash after delete on public.%1$I for each statement execute function public.purge_trash()',
    'count_rows_of_request before update or delete on public.%1$I
      for each statement when (current_user = ''authenticated'') execute function public.refuse_several_rows()',
    'refuse_several_rows before update or delete on public.%1$I
      for each row when (current_user = ''authenticated'') execute function public.refuse_several_rows()'
  ] loop
    execute 'create trigger ' || format(trigger_text, of_table, new_kind);
  end loop;

  -- Ids and times are made by the database.
  select string_agg(quote_ident(a.attname), ', ') into written
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', of_table)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'created_at', 'updated_at');
  execute format('alter table public.%I enable row level security', of_table);
  execute format('alter table public.%I add constraint slug_not_reserved check (not public.is_reserved_slug(slug))', of_table);
  execute format('revoke all on public.%I from anon, authenticated', of_table);
  execute format('grant select on public.%I to anon, authenticated', of_table);
  execute format('grant insert (%1$s), update (%1$s), delete on public.%2$I to authenticated', written, of_table);
  execute format('grant all on public.%I to service_role', of_table);
  execute format('create policy "Everyone may read" on public.%I for select to anon, authenticated using (true)', of_table);
  execute format('create policy "Administrators create" on public.%I for insert to authenticated
    with check ((select public.is_admin()))', of_table);
  execute format('create policy "Administrators change" on public.%I for update to authenticated
    using ((select public.is_admin())) with check ((select public.is_admin()))', of_table);
  execute format('create policy "Administrators delete" on public.%I for delete to authenticated
    using ((select public.is_admin()))', of_table);

  -- A page of that name would never be reached.
  if address is not null then
    execute format('alter table public.pages add constraint %I check (slug <> %L)',
      'address_not_used_by_' || of_table, split_part(address, '/', 2));
  end if;
end $$;
revoke execute on function public.add_content_kind(text, text, text, text, text, text) from public;
