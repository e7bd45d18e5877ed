-- The catalogue of specifications: what the names in products' specifications mean. It explains names and values and forbids
-- none: products keep what was typed, whether or not an attribute is called so.
create table public.attributes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (checks.is_filled(name) and length(name) <= 200),
  unit text check (checks.is_filled(unit) and length(unit) <= 40),
  kind text not null default 'number' check (kind in ('number', 'range', 'text', 'choice', 'yes_no')),
  -- The group under which pages and datasheets show it.
  category text not null default 'general'
    check (category in ('electrical', 'performance', 'physical', 'environmental', 'general')),
  better text check (better in ('higher', 'lower')),
  synonyms text[] not null default '{}' check (checks.is_text_list(synonyms) and cardinality(synonyms) <= 50),
  decimals integer check (decimals between 0 and 6),
  choices text[] not null default '{}' check (checks.is_text_list(choices)),
  -- The names of the specifications of the same product that say at which conditions a figure of this one holds.
  conditions text[] not null default '{}' check (checks.is_text_list(conditions) and cardinality(conditions) <= 10),
  -- How a figure that a schedule asks for is compared with a stated one; null: by the rule for its name.
  asked text check (asked ~ '^(equal|at least|at most|within [0-9]{1,2}([.][0-9])? %)$'),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index attributes_by_name on public.attributes (lower(name));

-- Which attributes the products of a category are expected to have. The categories below it expect them, too.
create table public.category_attributes (
  category_id uuid not null references public.categories (id) on delete cascade,
  attribute_id uuid not null references public.attributes (id) on delete cascade,
  position integer not null default 0,
  primary key (category_id, attribute_id)
);
create index category_attributes_by_attribute on public.category_attributes (attribute_id);

alter table public.attributes enable row level security;
alter table public.category_attributes enable row level security;
revoke all on public.attributes, public.category_attributes from anon, authenticated;
grant select on public.attributes, public.category_attributes to anon, authenticated;
grant insert (name, unit, kind, category, better, synonyms, decimals, choices, conditions, asked, translations),
  update (name, unit, kind, category, better, synonyms, decimals, choices, conditions, asked, translations), delete on public.attributes to authenticated;
grant insert (category_id, attribute_id, position), update (position), delete
  on public.category_attributes to authenticated;
grant all on public.attributes, public.category_attributes to service_role;

create policy "Everyone may read" on public.attributes for select to anon, authenticated using (true);
create policy "Publishers create" on public.attributes for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change" on public.attributes for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete" on public.attributes for delete to authenticated
  using ((select public.may('content.publish')));
create policy "Everyone may read" on public.category_attributes for select to anon, authenticated using (true);
create policy "Publishers create" on public.category_attributes for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change" on public.category_attributes for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete" on public.category_attributes for delete to authenticated
  using ((select public.may('content.publish')));

create trigger set_updated_at before update on public.attributes
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.attributes
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.attributes
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger count_rows_of_request before update or delete on public.category_attributes
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.category_attributes
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();

-- Pages and datasheets show specifications by the groups of the catalogue, and cards the figures that a category expects first.
select public.record_changes_of('attributes');
select public.record_changes_of('category_attributes', null, record_columns => '{category_id,attribute_id}');

-- A condition is called as its own entry of the catalogue is.
create function public.rename_condition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.attributes set conditions = array_replace(conditions, old.name, new.name) where old.name = any (conditions);
  return null;
end $$;
revoke execute on function public.rename_condition() from public;
create trigger rename_condition after update of name on public.attributes
  for each row when (old.name is distinct from new.name) execute function public.rename_condition();

-- Sets which attributes a category itself expects, in the given order, in place of those it expected before. Row security applies.
create function public.set_category_attributes(of_category uuid, attribute_ids uuid[]) returns void
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
begin
  delete from public.category_attributes where category_id = of_category and attribute_id <> all (attribute_ids);
  insert into public.category_attributes (category_id, attribute_id, position)
  select of_category, id, ordinality - 1 from unnest(attribute_ids) with ordinality as given (id, ordinality)
  on conflict (category_id, attribute_id) do update set position = excluded.position;
end $$;

-- The names of specifications that products use, for the screen that keeps them in order: how often, with which units (the
-- most frequent first), and one value as an example.
create function public.specification_names() returns table (name text, uses bigint, units text[], example text)
language sql stable security invoker set search_path = '' as $$
  with used as (
    select s.item ->> 'name' as name, s.reading #>> '{0,unit}' as unit, count(*) as uses, min(s.item ->> 'value') as example
    from public.products p,
      rows from (jsonb_array_elements(p.specifications), jsonb_array_elements(p.specification_values)) as s (item, reading)
    where (select public.may('content.read'))
    group by 1, 2
  )
  select u.name, sum(u.uses)::bigint, coalesce(array_agg(u.unit order by u.uses desc, u.unit) filter (where u.unit is not null), '{}'),
    (array_agg(u.example order by u.uses desc, u.example))[1]
  from used u group by u.name
$$;

-- The products that have a specification of one of these names. Only with 'content.read', and not for any number of names: each is
-- compared with each product.
create function public.products_with_specifications(names text[])
returns table (id uuid, name text, specifications jsonb)
language plpgsql stable security invoker set search_path = '' as $$
begin
  if cardinality(names) > 1000 or exists (select from unnest(names) as wanted (name) where length(wanted.name) > 500) then
    raise exception 'At most 1000 names can be looked for at once, each of at most 500 characters.' using errcode = 'PT400';
  end if;
  return query select p.id, p.name, p.specifications from public.products p
  where (select public.may('content.read')) and p.specifications @> any (
    select jsonb_build_array(jsonb_build_object('name', wanted.name)) from unnest(names) as wanted (name));
end $$;

-- By name and unit, how many products of a category state a number, and the median: what a typed value is compared with.
-- Of a range the middle counts, of an open one its end.
create function public.specification_medians(of_category uuid, except_product uuid default null)
returns table (name text, unit text, uses bigint, median double precision)
language sql stable security invoker set search_path = '' as $$
  with stated as (
    select s.item ->> 'name' as name, s.reading #>> '{0,unit}' as unit,
      (s.reading #>> '{0,low}')::double precision as low, (s.reading #>> '{0,high}')::double precision as high
    from public.products p,
      rows from (jsonb_array_elements(p.specifications), jsonb_array_elements(p.specification_values)) as s (item, reading)
    where (select public.may('content.read')) and p.category_id = of_category and p.id is distinct from except_product and s.reading <> 'null'
  )
  select t.name, t.unit, count(*),
    percentile_cont(0.5) within group (order by (coalesce(t.low, t.high) + coalesce(t.high, t.low)) / 2)
  from stated t group by t.name, t.unit
$$;

-- Stores what was read in the specifications of products that have no readings yet: [{"id": …, "specifications": …, "values": …}].
-- A product whose specifications were changed since they were read is left out. Row security applies.
create function public.store_specification_values(readings jsonb) returns integer
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare stored integer;
begin
  update public.products p set specification_values = r.values
  from jsonb_to_recordset(readings) as r (id uuid, specifications jsonb, values jsonb)
  where p.id = r.id and p.specifications = r.specifications and p.specification_values is null;
  get diagnostics stored = row_count;
  return stored;
end $$;

revoke execute on function public.set_category_attributes(uuid, uuid[]), public.specification_names(),
  public.products_with_specifications(text[]), public.specification_medians(uuid, uuid),
  public.store_specification_values(jsonb) from public, anon;
grant execute on function public.set_category_attributes(uuid, uuid[]), public.specification_names(),
  public.products_with_specifications(text[]), public.specification_medians(uuid, uuid),
  public.store_specification_values(jsonb) to authenticated;
