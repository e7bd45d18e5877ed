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
  -- Two simultaneous moves could form a cycle although each is valid alone: the second waits for the first.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.categories'));
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

-- Moves a category below another one (without `below`: to the top level) and numbers the children there 0, 1, 2 … in the given
-- order. Changes nothing if children were added or removed meanwhile, so that nobody's move is undone by accident. Row security
-- applies: without the right to change categories there are no rows to lock.
create function public.place_category(category_id uuid, ordered_ids uuid[], below uuid default null) returns void
language plpgsql security invoker set search_path = '' as $$
declare standing uuid[];
begin
  update public.categories set parent_id = below where id = category_id and parent_id is distinct from below;
  select array_agg(id order by id) into standing
  from (select id from public.categories where parent_id is not distinct from below for update) there;
  if standing is distinct from (select array_agg(id order by id) from unnest(ordered_ids) as id) then
    raise exception 'The categories were changed meanwhile.' using errcode = 'P0002';
  end if;
  update public.categories c set sort_order = place.ordinality - 1
  from unnest(ordered_ids) with ordinality as place (id, ordinality)
  where c.id = place.id and c.sort_order <> place.ordinality - 1;
end $$;
revoke execute on function public.place_category(uuid, uuid[], uuid) from public;
grant execute on function public.place_category(uuid, uuid[], uuid) to authenticated;
