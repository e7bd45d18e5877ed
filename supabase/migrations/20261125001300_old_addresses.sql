-- Old slugs. A row refers to the record, not to its new slug, so that several changes need no chain of redirects.
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint redirects_of_a_kind references public.content_kinds (kind),
  old_slug text not null check (checks.is_slug(old_slug)),
  record_id uuid not null,
  created_at timestamptz not null default now(),
  unique (kind, old_slug)
);
create index redirects_by_record on public.redirects (record_id);

alter table public.redirects enable row level security;
revoke all on public.redirects from anon, authenticated;
grant select on public.redirects to anon, authenticated;
grant all on public.redirects to service_role;
-- The row security of the tables asked here applies: what the caller cannot read has no redirect either.
create policy "Everyone may read redirects to what they may read" on public.redirects
  for select to anon, authenticated using (
    (kind <> 'page' or exists (select 1 from public.pages p where p.id = record_id))
    and (kind <> 'category' or exists (select 1 from public.categories c where c.id = record_id)));

select public.record_changes_of('redirects', null);

-- tg_argv: the kind. Keeps the old slug working, and frees a slug that a record now uses itself.
create function public.keep_old_slug() returns trigger
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

-- Of several records at once, an address that another record gave up is found once, not once per record. A new address of
-- one that exists still goes by keep_old_slug.
-- tg_argv: the kind.
create function public.free_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.redirects where kind = tg_argv[0] and old_slug in (select slug from added);
  return null;
end $$;

-- tg_argv: the kind.
create function public.forget_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.redirects where kind = tg_argv[0] and record_id in (select id from gone);
  return null;
end $$;
revoke execute on function public.keep_old_slug(), public.free_slugs(), public.forget_redirects() from public;

create trigger free_slug after insert on public.brands referencing new table as added
  for each statement execute function public.free_slugs('brand');
create trigger keep_old_slug after update of slug on public.brands
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug('brand');
create trigger forget_redirects after delete on public.brands referencing old table as gone
  for each statement execute function public.forget_redirects('brand');
create trigger free_slug after insert on public.categories referencing new table as added
  for each statement execute function public.free_slugs('category');
create trigger keep_old_slug after update of slug on public.categories
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug('category');
create trigger forget_redirects after delete on public.categories referencing old table as gone
  for each statement execute function public.forget_redirects('category');
create trigger free_slug after insert on public.products referencing new table as added
  for each statement execute function public.free_slugs('product');
create trigger keep_old_slug after update of slug on public.products
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug('product');
create trigger forget_redirects after delete on public.products referencing old table as gone
  for each statement execute function public.forget_redirects('product');
create trigger free_slug after insert on public.pages referencing new table as added
  for each statement execute function public.free_slugs('page');
create trigger keep_old_slug after update of slug on public.pages
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug('page');
create trigger forget_redirects after delete on public.pages referencing old table as gone
  for each statement execute function public.forget_redirects('page');

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
