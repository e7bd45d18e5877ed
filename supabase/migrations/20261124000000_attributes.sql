-- The catalogue of specifications: what the names in products' specifications mean. It explains names and values and forbids
-- none: products keep what was typed, whether or not an attribute is called so.
create table public.attributes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (public.is_filled(name) and length(name) <= 200),
  unit text check (public.is_filled(unit) and length(unit) <= 40),
  kind text not null default 'number' check (kind in ('number', 'range', 'text', 'choice', 'yes_no')),
  -- The group under which pages and datasheets show it.
  category text not null default 'general'
    check (category in ('electrical', 'performance', 'physical', 'environmental', 'general')),
  better text check (better in ('higher', 'lower')),
  synonyms text[] not null default '{}' check (public.is_text_list(synonyms) and cardinality(synonyms) <= 50),
  decimals integer check (decimals between 0 and 6),
  choices text[] not null default '{}' check (public.is_text_list(choices)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index attributes_by_name on public.attributes (lower(name));

create trigger set_updated_at before update on public.attributes
  for each row execute function public.set_updated_at();

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
grant insert (name, unit, kind, category, better, synonyms, decimals, choices),
  update (name, unit, kind, category, better, synonyms, decimals, choices), delete on public.attributes to authenticated;
grant insert (category_id, attribute_id, position), update (position), delete
  on public.category_attributes to authenticated;
grant all on public.attributes, public.category_attributes to service_role;

do $$
declare of_table text;
begin
  foreach of_table in array array['attributes', 'category_attributes'] loop
    execute format('create policy "Everyone may read" on public.%I for select to anon, authenticated using (true)', of_table);
    execute format('create policy "Administrators create" on public.%I for insert to authenticated
      with check ((select public.is_admin()))', of_table);
    execute format('create policy "Administrators change" on public.%I for update to authenticated
      using ((select public.is_admin())) with check ((select public.is_admin()))', of_table);
    execute format('create policy "Administrators delete" on public.%I for delete to authenticated
      using ((select public.is_admin()))', of_table);
    execute format('create trigger count_rows_of_request before update or delete on public.%I
      for each statement when (current_user = ''authenticated'') execute function public.refuse_several_rows()', of_table);
    execute format('create trigger refuse_several_rows before update or delete on public.%I
      for each row when (current_user = ''authenticated'') execute function public.refuse_several_rows()', of_table);
  end loop;
end $$;

-- Sets which attributes a category itself expects, in the given order, in place of those it expected before. Row security applies.
create function public.set_category_attributes(of_category uuid, attribute_ids uuid[]) returns void
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
begin
  delete from public.category_attributes where category_id = of_category and attribute_id <> all (attribute_ids);
  insert into public.category_attributes (category_id, attribute_id, position)
  select of_category, id, ordinality - 1 from unnest(attribute_ids) with ordinality as given (id, ordinality)
  on conflict (category_id, attribute_id) do update set position = excluded.position;
end $$;
revoke execute on function public.set_category_attributes(uuid, uuid[]) from public, anon;
grant execute on function public.set_category_attributes(uuid, uuid[]) to authenticated;

-- [[{"low": 1055, "high": 1055, "unit": "kW"}], null, …]: for every specification the quantities in its value, or null for text.
create function public.is_specification_values(value jsonb, specifications jsonb) returns boolean
language sql immutable set search_path = '' as $$
  -- By paths, which cost a tenth of taking the lists apart: every product that is stored is checked.
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) = jsonb_array_length(specifications)
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "null" && @.type() != "array")')
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() == "array" && (@.size() < 1 || @.size() > 20))')
    and jsonb_array_length(jsonb_path_query_array(value, 'strict $[*] ? (@.type() == "array") [*]')) =
      jsonb_array_length(jsonb_path_query_array(value, 'strict $[*] ? (@.type() == "array") [*] ? (
        (@.low.type() == "number" || @.low.type() == "null") && (@.high.type() == "number" || @.high.type() == "null")
        && (@.low.type() == "number" || @.high.type() == "number")
        && (@.unit.type() == "null" || @.unit like_regex "^.{1,40}$"))'))
$$;
grant execute on function public.is_specification_values(jsonb, jsonb) to anon, authenticated, service_role;

-- What the typed values of the specifications say, read by src/domain/quantity.ts; null if they were not read yet.
alter table public.products add column specification_values jsonb,
  add constraint values_of_the_specifications
    check (specification_values is null or public.is_specification_values(specification_values, specifications));
grant insert (specification_values), update (specification_values) on public.products to authenticated;

-- Readings of other texts than the stored ones would be wrong: they go when the texts change without them.
create function public.forget_specification_values() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- A record from the trash has JSON's null where the column was empty.
  if new.specification_values = 'null'::jsonb then
    new.specification_values := null;
  end if;
  if tg_op = 'UPDATE' and new.specification_values is not distinct from old.specification_values
    and jsonb_path_query_array(new.specifications, '$[*].value')
      is distinct from jsonb_path_query_array(old.specifications, '$[*].value') then
    new.specification_values := null;
  end if;
  return new;
end $$;
revoke execute on function public.forget_specification_values() from public;
create trigger forget_specification_values before insert or update on public.products
  for each row when (new.specification_values is not null) execute function public.forget_specification_values();
