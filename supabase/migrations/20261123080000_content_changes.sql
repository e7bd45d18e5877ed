-- Which rows of the content have changed since a revision, so that a builder that stays alive reads only those. One row per
-- record, with the revision of its last change; the row stays when the record is deleted, which is how a deletion is found.
create table public.content_changes (
  table_name text not null,
  -- The id of the record (of a setting, its key), or '*' after a truncation: any record of the table may have changed.
  record text not null,
  revision bigint not null,
  primary key (table_name, record)
);
create index content_changes_by_revision on public.content_changes (revision);

alter table public.content_changes enable row level security;
revoke all on public.content_changes from anon, authenticated;
grant all on public.content_changes to service_role;

-- Raises the revision once per statement that changed rows, and records these rows under it. The row of content_revision
-- stays locked until the transaction ends, so whoever reads a revision sees every change up to it.
-- tg_argv: the column that names a record. Runs as its owner, because clients may write neither table.
create function public.record_content_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  records text[];
  new_revision bigint;
begin
  if tg_op = 'TRUNCATE' then
    records := array['*'];
  else
    execute format('select array_agg(distinct %I::text) from %s', tg_argv[0],
      case tg_op when 'UPDATE' then '(select * from before union all select * from changed) as rows' else 'changed' end)
      into records;
  end if;
  if records is null then
    return null;
  end if;
  update public.content_revision set revision = revision + 1, changed_at = clock_timestamp()
    returning revision into new_revision;
  insert into public.content_changes (table_name, record, revision)
    select tg_table_name, record, new_revision from unnest(records) as record
    on conflict (table_name, record) do update set revision = excluded.revision;
  return null;
end $$;
revoke execute on function public.record_content_change() from public;

-- Gives a table with content the triggers that record its changes. For migrations only.
create function public.record_content_changes_of(of_table text, id_column text default 'id') returns void
language plpgsql set search_path = '' as $$
declare
  trigger_text text;
begin
  execute format('drop trigger if exists raise_content_revision on public.%I', of_table);
  foreach trigger_text in array array[
    'record_insert after insert on public.%1$I referencing new table as changed',
    'record_update after update on public.%1$I referencing old table as before new table as changed',
    'record_delete after delete on public.%1$I referencing old table as changed',
    'record_truncate after truncate on public.%1$I'
  ] loop
    execute 'create trigger ' || format(trigger_text || ' for each statement execute function public.record_content_change(%2$L)',
      of_table, id_column);
  end loop;
end $$;
revoke execute on function public.record_content_changes_of(text, text) from public;

do $$
declare of_table text;
begin
  foreach of_table in array array['brands', 'categories', 'products', 'pages', 'brand_featured_products', 'redirects'] loop
    perform public.record_content_changes_of(of_table);
  end loop;
  perform public.record_content_changes_of('settings', 'key');
end $$;

drop function public.raise_content_revision();

-- As before, with the triggers above in place of raise_content_revision.
create or replace function public.add_content_kind(
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
  perform public.record_content_changes_of(of_table);

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
