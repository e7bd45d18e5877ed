-- Who saved a record last, and when: one row per record, written by triggers only. A separate table, because the content tables
-- are public, but who edits them is not.
create table public.saves (
  kind text not null check (kind in ('brand', 'category', 'product', 'page', 'setting')),
  -- The id of the record; the key of a setting.
  record text not null,
  -- Null if it was saved with the secret key.
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (kind, record)
);

alter table public.saves enable row level security;
revoke all on public.saves from anon, authenticated;
grant select on public.saves to authenticated;
grant all on public.saves to service_role;
create policy "Administrators see who saved what" on public.saves for select to authenticated
  using ((select public.is_admin()));

-- tg_argv: the kind. Changes that a trigger of another table makes (to a product's copy of its category's name) do not count.
create function public.record_saves() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.pg_trigger_depth() > 1 then
    return null;
  end if;
  insert into public.saves (kind, record, saved_by)
  select tg_argv[0], coalesce(to_jsonb(s) ->> 'key', to_jsonb(s) ->> 'id'), auth.uid() from saved s
  on conflict (kind, record) do update set saved_by = excluded.saved_by, saved_at = excluded.saved_at;
  return null;
end $$;

create function public.forget_saves() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.saves
  where kind = tg_argv[0]
    and record in (select coalesce(to_jsonb(g) ->> 'key', to_jsonb(g) ->> 'id') from gone g);
  return null;
end $$;
revoke execute on function public.record_saves(), public.forget_saves() from public;

do $$
declare of record;
begin
  for of in select * from (values ('brands', 'brand'), ('categories', 'category'), ('products', 'product'),
    ('pages', 'page'), ('settings', 'setting')) as kinds (table_name, kind)
  loop
    execute format('create trigger record_saves_of_new after insert on public.%I referencing new table as saved
      for each statement execute function public.record_saves(%L)', of.table_name, of.kind);
    execute format('create trigger record_saves after update on public.%I referencing new table as saved
      for each statement execute function public.record_saves(%L)', of.table_name, of.kind);
    execute format('create trigger forget_saves after delete on public.%I referencing old table as gone
      for each statement execute function public.forget_saves(%L)', of.table_name, of.kind);
  end loop;
end $$;
