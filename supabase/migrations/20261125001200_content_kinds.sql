-- The kinds of content: what the functions for trash, search and old addresses go by, so that a new kind is one call
-- of add_content_kind. The code's list is src/domain/content/content-kinds.ts; tests/db/content-kinds.test.ts compares the two.
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
create index content_kinds_by_owner on public.content_kinds (owner_kind);
insert into public.content_kinds (kind, table_name, name_column, slug_column, owner_column, owner_kind, address) values
  ('brand', 'brands', 'name', 'slug', null, null, '/brands/'),
  ('category', 'categories', 'name', 'slug', 'parent_id', 'category', '/products/category/'),
  ('page', 'pages', 'title', 'slug', null, null, '/'),
  ('setting', 'settings', 'key', 'key', null, null, null),
  ('product', 'products', 'name', 'slug', 'brand_id', 'brand', '/products/');

alter table public.content_kinds enable row level security;
revoke all on public.content_kinds from anon, authenticated, service_role;
grant select on public.content_kinds to anon, authenticated, service_role;
create policy "Everyone may read the kinds of content" on public.content_kinds for select to anon, authenticated using (true);

-- Deletes records of one kind, or none of them when one is gone: PT409. Row security applies: the caller's rights decide.
create function public.delete_records(of_kind text, ids uuid[]) returns integer
language plpgsql security invoker
set search_path = '' set application_name = 'plantroom: several rows' set statement_timeout = '5min' as $$
declare
  of_table text;
  gone integer;
begin
  select table_name into of_table from public.content_kinds where kind = of_kind;
  if of_table is null then
    raise exception 'There is no content of that kind.' using errcode = 'PT400';
  end if;
  execute format('delete from public.%I where id = any ($1)', of_table) using ids;
  get diagnostics gone = row_count;
  if gone <> cardinality(ids) then
    raise exception '% of % % could be deleted.', gone, cardinality(ids), of_table using errcode = 'PT409';
  end if;
  return gone;
end $$;
revoke execute on function public.delete_records(text, uuid[]) from public;
grant execute on function public.delete_records(text, uuid[]) to authenticated;

-- Makes a table with the columns id, slug, created_at and updated_at a kind of content: everyone reads it, publishers
-- write it, every write is recorded, can be undone and raises the content revision, and an old slug redirects. For migrations only.
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
    'set_updated_at before update on public.%1$I for each row when (old.* is distinct from new.*)
      execute function public.set_updated_at()',
    'free_slug after insert on public.%1$I referencing new table as added
      for each statement execute function public.free_slugs(%2$L)',
    'keep_old_slug after update of slug on public.%1$I
      for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug(%2$L)',
    'forget_redirects after delete on public.%1$I referencing old table as gone
      for each statement execute function public.forget_redirects(%2$L)',
    'count_rows_of_request before update or delete on public.%1$I
      for each statement when (current_user = ''authenticated'') execute function public.refuse_several_rows()',
    'refuse_several_rows before update or delete on public.%1$I
      for each row when (current_user = ''authenticated'') execute function public.refuse_several_rows()'
  ] loop
    execute 'create trigger ' || format(trigger_text, of_table, new_kind);
  end loop;
  perform public.record_changes_of(of_table, name_column);

  -- Ids and times are made by the database.
  select string_agg(quote_ident(a.attname), ', ') into written
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', of_table)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'created_at', 'updated_at');
  execute format('alter table public.%I enable row level security', of_table);
  execute format('alter table public.%I add constraint slug_not_reserved check (not checks.is_reserved_slug(slug))', of_table);
  execute format('revoke all on public.%I from anon, authenticated', of_table);
  execute format('grant select on public.%I to anon, authenticated', of_table);
  execute format('grant insert (%1$s), update (%1$s), delete on public.%2$I to authenticated', written, of_table);
  execute format('grant all on public.%I to service_role', of_table);
  execute format('create policy "Everyone may read" on public.%I for select to anon, authenticated using (true)', of_table);
  execute format('create policy "Publishers create" on public.%I for insert to authenticated
    with check ((select public.may(''content.publish'')))', of_table);
  execute format('create policy "Publishers change" on public.%I for update to authenticated
    using ((select public.may(''content.publish''))) with check ((select public.may(''content.publish'')))', of_table);
  execute format('create policy "Publishers delete" on public.%I for delete to authenticated
    using ((select public.may(''content.publish'')))', of_table);

  -- A page of that name would never be reached.
  if address is not null then
    execute format('alter table public.pages add constraint %I check (checks.own_page(id) is not null or slug <> %L)',
      'address_not_used_by_' || of_table, split_part(address, '/', 2));
  end if;
end $$;
revoke execute on function public.add_content_kind(text, text, text, text, text, text) from public;
