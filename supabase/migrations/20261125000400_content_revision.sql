-- The content revision: a number that grows with every change of what the site shows, by which the publishing pipeline tells
-- what it has to build.

create table public.content_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null default 0,
  changed_at timestamptz not null default now()
);
insert into public.content_revision default values;

alter table public.content_revision enable row level security;
revoke all on public.content_revision from anon, authenticated;
grant select on public.content_revision to anon, authenticated;
grant all on public.content_revision to service_role;

create policy "Everyone may read the content revision"
  on public.content_revision for select to anon, authenticated using (true);

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

-- Gives a table with content the triggers that record its changes. For migrations only.
create function public.record_content_changes_of(of_table text, id_column text default 'id') returns void
language plpgsql set search_path = '' as $$
declare
  trigger_text text;
begin
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

revoke execute on function public.record_content_change(), public.record_content_changes_of(text, text) from public;
