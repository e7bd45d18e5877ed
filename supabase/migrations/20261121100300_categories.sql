create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null check (public.is_filled(name) and length(name) <= 200),
  slug text not null unique check (public.is_slug(slug)),
  description text check (public.is_filled(description) and length(description) <= 5000),
  parent_id uuid references public.categories (id) on delete cascade,
  sort_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_by_parent on public.categories (parent_id, sort_order);

-- A category below itself would make every walk up the tree endless.
create function public.refuse_category_cycle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    with recursive above (id) as (
      select new.parent_id
      union
      select c.parent_id from public.categories c join above a on c.id = a.id
    )
    select 1 from above where id = new.id
  ) then
    raise exception 'A category cannot be placed below itself.' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger refuse_category_cycle before insert or update of parent_id on public.categories
  for each row when (new.parent_id is not null) execute function public.refuse_category_cycle();

create trigger set_updated_at before update on public.categories
  for each row execute function public.set_updated_at();
create trigger raise_content_revision after insert or update or delete or truncate on public.categories
  for each statement execute function public.raise_content_revision();

alter table public.categories enable row level security;
revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon, authenticated;
grant insert (name, slug, description, parent_id, sort_order, is_active) on public.categories to authenticated;
grant update (name, slug, description, parent_id, sort_order, is_active) on public.categories to authenticated;
grant delete on public.categories to authenticated;
grant all on public.categories to service_role;

create policy "Everyone may read categories" on public.categories for select to anon, authenticated using (true);
create policy "Administrators create categories" on public.categories for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change categories" on public.categories for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete categories" on public.categories for delete to authenticated
  using ((select public.is_admin()));
