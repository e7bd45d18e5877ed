create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null check (checks.is_filled(name) and length(name) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  description text check (checks.is_filled(description) and length(description) <= 5000),
  parent_id uuid references public.categories (id) on delete cascade,
  sort_order integer not null,
  is_active boolean not null default true,
  -- What its page says besides its products: an introduction in Markdown, and its own title and description for search engines.
  page_title text check (checks.is_filled(page_title) and length(page_title) <= 200),
  search_description text check (checks.is_filled(search_description) and length(search_description) <= 500),
  introduction text check (checks.is_filled(introduction) and length(introduction) <= 20000),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint introduction_is_markdown check (checks.is_markdown(introduction))
);
comment on column public.categories.sort_order is 'Optional on insert: without it the category goes last.';
create index categories_by_parent on public.categories (parent_id, sort_order);
-- Not valid: the list may grow, and a row from before stays, in a restored backup too, until it is saved with another slug.
alter table public.categories add constraint slug_not_reserved check (not checks.is_reserved_slug(slug)) not valid;

alter table public.categories enable row level security;
revoke all on public.categories from anon, authenticated;
grant select on public.categories to anon, authenticated;
grant insert (name, slug, description, parent_id, sort_order, is_active, page_title, search_description, introduction,
              translations)
  on public.categories to authenticated;
grant update (name, slug, description, parent_id, sort_order, is_active, page_title, search_description, introduction,
              translations)
  on public.categories to authenticated;
grant delete on public.categories to authenticated;
grant all on public.categories to service_role;

create policy "Everyone may read active categories, editors all" on public.categories
  for select to anon, authenticated using (is_active or (select public.may('content.read')));
create policy "Publishers create categories" on public.categories for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change categories" on public.categories for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete categories" on public.categories for delete to authenticated
  using ((select public.may('content.publish')));

create trigger set_updated_at before update on public.categories
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.categories
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.categories
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
select public.record_changes_of('categories');

create function public.place_category_last() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(max(c.sort_order) + 1, 0) into new.sort_order
    from public.categories c where c.parent_id is not distinct from new.parent_id;
  return new;
end $$;
create trigger place_category_last before insert on public.categories
  for each row when (new.sort_order is null) execute function public.place_category_last();

-- A category stands at most five levels deep, the main categories being the first, and never below itself, which would make
-- every walk up the tree endless. The API answers 400 to both.
create function public.refuse_category_cycle() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  levels_above integer;
  levels_below integer;
begin
  -- Two moves at once could each be right and make a circle together; the second waits and sees the first.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.categories'));
  with recursive above (id, level) as (
    select new.parent_id, 1
    union
    select c.parent_id, a.level + 1 from public.categories c join above a on c.id = a.id
    where c.parent_id is not null and a.id <> new.id and a.level < 1000
  )
  select case when bool_or(id = new.id) then -1 else max(level) end into levels_above from above;
  if levels_above = -1 then
    raise exception 'A category cannot be placed below itself.' using errcode = 'PT400';
  end if;
  with recursive below (id, level) as (
    select c.id, 1 from public.categories c where c.parent_id = new.id
    union
    select c.id, b.level + 1 from public.categories c join below b on c.parent_id = b.id where b.level < 1000
  )
  select coalesce(max(level), 0) into levels_below from below;
  if levels_above + 1 + levels_below > 5 then
    raise exception 'A category can stand at most five levels deep.' using errcode = 'PT400';
  end if;
  return new;
end $$;
create trigger refuse_category_cycle before insert or update of parent_id on public.categories
  for each row when (new.parent_id is not null) execute function public.refuse_category_cycle();

-- Moves a category below another one (without `below`: to the top level) and numbers the children there 0, 1, 2 … in the given
-- order. Changes nothing if children were added or removed meanwhile, so that nobody's move is undone by accident: PT409. Row
-- security applies: without the right to change categories there are no rows to lock.
create function public.place_category(category_id uuid, ordered_ids uuid[], below uuid default null) returns void
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare standing uuid[];
begin
  update public.categories set parent_id = below where id = category_id and parent_id is distinct from below;
  select array_agg(id order by id) into standing
  from (select id from public.categories where parent_id is not distinct from below for update) there;
  if standing is distinct from (select array_agg(id order by id) from unnest(ordered_ids) as id) then
    raise exception 'The categories were changed meanwhile.' using errcode = 'PT409';
  end if;
  update public.categories c set sort_order = place.ordinality - 1
  from unnest(ordered_ids) with ordinality as place (id, ordinality)
  where c.id = place.id and c.sort_order <> place.ordinality - 1;
end $$;
revoke execute on function public.place_category(uuid, uuid[], uuid) from public;
grant execute on function public.place_category(uuid, uuid[], uuid) to authenticated;
