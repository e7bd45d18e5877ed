-- [{"name": "Cooling capacity", "value": "1,055 kW"}, …]: a list, because specifications keep their order. A loop: a query for
-- each list takes four times as long.
create function checks.is_specification_list(value jsonb) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  item jsonb;
  name text;
  content text;
begin
  if jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 200 then
    return false;
  end if;
  for place in 0 .. jsonb_array_length(value) - 1 loop
    item := value -> place;
    if jsonb_typeof(item -> 'name') is distinct from 'string' or jsonb_typeof(item -> 'value') is distinct from 'string' then
      return false;
    end if;
    name := item ->> 'name';
    content := item ->> 'value';
    if not checks.is_filled(name) or length(name) > 200 or not checks.is_filled(content) or length(content) > 1000 then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- [[{"low": 1055, "high": 1055, "unit": "kW"}], null, …]: for every specification the quantities in its value, or null for text.
create function checks.is_specification_values(value jsonb, specifications jsonb) returns boolean
language sql immutable set search_path = '' as $$
  -- By paths, which cost a tenth of taking the lists apart: every product that is stored is checked.
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) = jsonb_array_length(specifications)
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "null" && @.type() != "array")')
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() == "array" && (@.size() < 1 || @.size() > 20))')
    and jsonb_array_length(jsonb_path_query_array(value, 'strict $[*] ? (@.type() == "array") [*]')) =
      jsonb_array_length(jsonb_path_query_array(value, 'strict $[*] ? (@.type() == "array") [*] ? (
        (@.low.type() == "number" || @.low.type() == "null") && (@.high.type() == "number" || @.high.type() == "null")
        && (@.low.type() == "number" || @.high.type() == "number")
        && !(@.low > 1e15 || @.low < -1e15 || @.high > 1e15 || @.high < -1e15)
        && !(@.low > 0 && @.low < 1e-15 || @.low < 0 && @.low > -1e-15)
        && !(@.high > 0 && @.high < 1e-15 || @.high < 0 && @.high > -1e-15)
        && (@.unit.type() == "null" || @.unit like_regex "^.{1,40}$"))'))
$$;

-- [{"url": "https://…", "alt": "…"}, …]
create function checks.is_picture_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 40 and octet_length(value::text) <= 16000000 and not exists (
      select 1 from jsonb_array_elements(value) as item
      where jsonb_typeof(item) <> 'object'
        or jsonb_typeof(item -> 'url') is distinct from 'string'
        or not checks.is_picture_address(item ->> 'url')
        or jsonb_typeof(item -> 'alt') is distinct from 'string'
        or length(item ->> 'alt') > 500)
  end
$$;

create table public.products (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references public.brands (id) on delete cascade,
  category_id uuid references public.categories (id) on delete set null,
  -- The name of the category; a trigger keeps it equal to that name while category_id is set.
  category text check (checks.is_filled(category) and length(category) <= 200),
  item_type text not null default 'product' check (item_type in ('product', 'category')),
  -- The family of which it is a size: one of the same brand (keep_series_together).
  series_id uuid references public.products (id) on delete set null,
  name text not null check (checks.is_filled(name) and length(name) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  model text check (checks.is_filled(model) and length(model) <= 200),
  description text not null check (checks.is_filled(description) and length(description) <= 20000),
  specifications jsonb not null default '[]' check (checks.is_specification_list(specifications)),
  -- What the typed values of the specifications say, read by src/domain/quantity.ts; null if they were not read yet.
  specification_values jsonb,
  features text[] not null default '{}' check (checks.is_text_list(features)),
  images jsonb not null default '[]' check (checks.is_picture_list(images)),
  featured boolean not null default false,
  availability text not null default 'current' check (availability in ('current', 'discontinued', 'survey')),
  -- The slug of the product that took the place of one that is not current. Its slug, because the successor may come later, as
  -- in an import, or go and come back; a page shows it only while it is there.
  successor text check (checks.is_slug(successor)),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint values_of_the_specifications
    check (specification_values is null or checks.is_specification_values(specification_values, specifications)),
  constraint only_products_are_sizes check (series_id is null or item_type = 'product')
);
create index products_by_brand on public.products (brand_id);
create index products_by_category on public.products (category_id);
create index products_by_series on public.products (series_id);
create index products_by_creation on public.products (created_at desc, id);
create index products_by_name on public.products (name, id);
-- Not valid: the list may grow, and a row from before stays, in a restored backup too, until it is saved with another slug.
alter table public.products add constraint slug_not_reserved check (not checks.is_reserved_slug(slug)) not valid;

alter table public.products enable row level security;
revoke all on public.products from anon, authenticated;
grant select on public.products to anon, authenticated;
grant insert (brand_id, category_id, category, item_type, series_id, name, slug, model, description, specifications,
              specification_values, features, images, featured, availability, successor, translations) on public.products to authenticated;
grant update (brand_id, category_id, category, item_type, series_id, name, slug, model, description, specifications,
              specification_values, features, images, featured, availability, successor, translations) on public.products to authenticated;
grant delete on public.products to authenticated;
grant all on public.products to service_role;

create policy "Everyone may read products" on public.products for select to anon, authenticated using (true);
create policy "Publishers create products" on public.products for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change products" on public.products for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete products" on public.products for delete to authenticated
  using ((select public.may('content.publish')));

-- Reading what a product has said all along does not change the product: its datasheet keeps its date.
create trigger set_updated_at before update on public.products
  for each row when (old.* is distinct from new.* and not (old.specification_values is null and new.specification_values is not null
    and to_jsonb(old) - 'specification_values' = to_jsonb(new) - 'specification_values'))
  execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.products
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.products
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
select public.record_changes_of('products', derived_columns => '{category,specification_values}');

-- Products saved through the API must have a category, as in the form. Deleting a category, or restoring a product whose
-- category no longer exists, still leaves products without one: these run with the rights of the tables' owner.
create function public.refuse_product_without_category() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- The policies refuse everyone who may not publish, with their own message.
  if current_user = 'authenticated' and public.may('content.publish') then
    raise exception 'A product needs a category.' using errcode = 'PT400';
  end if;
  return new;
end $$;
revoke execute on function public.refuse_product_without_category() from public;
create trigger new_product_needs_category before insert on public.products
  for each row when (new.category_id is null) execute function public.refuse_product_without_category();
create trigger product_keeps_category before update of category_id on public.products
  for each row when (new.category_id is null and old.category_id is not null)
  execute function public.refuse_product_without_category();

-- A product has a copy of its category's name. This trigger, like the next one of single rows, runs only for rows that it can
-- change: an import has thousands.
create function public.fill_product_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.category_id is not null then
    select name into new.category from public.categories where id = new.category_id;
  elsif tg_op = 'UPDATE' and old.category_id is not null then
    new.category := null;
  end if;
  return new;
end $$;
create trigger fill_product_category before insert on public.products
  for each row when (new.category_id is not null) execute function public.fill_product_category();
create trigger refill_product_category before update on public.products
  for each row when (new.category_id is distinct from old.category_id or new.category is distinct from old.category)
  execute function public.fill_product_category();

create function public.rename_product_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set category = new.name where category_id = new.id;
  return null;
end $$;
create trigger rename_product_category after update of name on public.categories
  for each row when (old.name is distinct from new.name) execute function public.rename_product_category();

-- A series is a family of the same brand as its sizes, whichever of the two is stored: so a family that has sizes remains one, and
-- changes its brand only together with them. After the statement, because one statement may store a series and its sizes.
create function public.keep_series_together() returns trigger
language plpgsql security definer set search_path = '' as $$
declare other record;
begin
  if new.series_id is not null then
    -- Locked, so that the family does not become something else meanwhile.
    select p.item_type, p.brand_id into other from public.products p where p.id = new.series_id for share;
    if other.item_type <> 'category' or other.brand_id <> new.brand_id then
      raise exception 'The series of a product is a family of the same brand.' using errcode = 'PT400',
        detail = jsonb_build_object('refusal', 'not-its-series', 'name', new.name)::text;
    end if;
  elsif tg_op = 'UPDATE' then
    select p.name into other from public.products p
      where p.series_id = new.id and (new.item_type <> 'category' or p.brand_id <> new.brand_id) limit 1;
    if found then
      raise exception 'The series of a product is a family of the same brand.' using errcode = 'PT400',
        detail = jsonb_build_object('refusal', 'has-sizes', 'name', new.name)::text;
    end if;
  end if;
  return null;
end $$;
revoke execute on function public.keep_series_together() from public;
create trigger new_size_has_its_series after insert on public.products
  for each row when (new.series_id is not null) execute function public.keep_series_together();
create trigger series_and_sizes_stay_together after update on public.products
  for each row when (new.series_id is distinct from old.series_id or new.item_type <> old.item_type or new.brand_id <> old.brand_id)
  execute function public.keep_series_together();

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
create trigger forget_specification_values before insert on public.products
  for each row when (new.specification_values = 'null'::jsonb) execute function public.forget_specification_values();
create trigger forget_overtaken_values before update on public.products
  for each row when (new.specification_values is not null
    and (new.specification_values = 'null'::jsonb or new.specifications is distinct from old.specifications))
  execute function public.forget_specification_values();

-- The number of products by category, for the tree in the administration.
create function public.count_products_by_category() returns table (category_id uuid, product_count bigint)
language sql stable security invoker set search_path = '' as $$
  select p.category_id, count(*) from public.products p where p.category_id is not null group by p.category_id
$$;
revoke execute on function public.count_products_by_category() from public;
grant execute on function public.count_products_by_category() to authenticated;

-- What a brand's page shows first.
create table public.brand_featured_products (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references public.brands (id) on delete cascade,
  item_type text not null default 'product' check (item_type in ('product', 'category')),
  product_id uuid references public.products (id) on delete cascade,
  category_id uuid references public.categories (id) on delete cascade,
  display_order integer not null check (display_order >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (brand_id, product_id),
  unique (brand_id, category_id),
  constraint one_item_of_its_type check (
    (item_type = 'product' and product_id is not null and category_id is null)
    or (item_type = 'category' and category_id is not null and product_id is null))
);
create index featured_products_by_brand on public.brand_featured_products (brand_id, display_order);
create index featured_products_by_product on public.brand_featured_products (product_id);
create index featured_products_by_category on public.brand_featured_products (category_id);

alter table public.brand_featured_products enable row level security;
revoke all on public.brand_featured_products from anon, authenticated;
grant select on public.brand_featured_products to anon, authenticated;
grant insert (brand_id, item_type, product_id, category_id, display_order, is_active)
  on public.brand_featured_products to authenticated;
grant update (display_order, is_active) on public.brand_featured_products to authenticated;
grant delete on public.brand_featured_products to authenticated;
grant all on public.brand_featured_products to service_role;

create policy "Everyone may read active featured items, editors all"
  on public.brand_featured_products for select to anon, authenticated
  using (is_active or (select public.may('content.read')));
-- A brand can feature only its own products, and any category. (The foreign key refuses missing products.) The policy applies
-- to callers of the API, not to restorations from the trash.
create policy "Publishers feature a brand's own products, and categories"
  on public.brand_featured_products for insert to authenticated
  with check ((select public.may('content.publish')) and not exists (
    select 1 from public.products p
    where p.id = brand_featured_products.product_id and p.brand_id <> brand_featured_products.brand_id));
create policy "Publishers change featured items" on public.brand_featured_products for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers remove featured items" on public.brand_featured_products for delete to authenticated
  using ((select public.may('content.publish')));

create trigger set_updated_at before update on public.brand_featured_products
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.brand_featured_products
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.brand_featured_products
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
select public.record_changes_of('brand_featured_products', null);

-- Without a given order an item goes last: the highest order + 1, or 0 for the first item.
create function public.place_featured_item_last() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.display_order is null then
    select coalesce(max(display_order) + 1, 0) into new.display_order
    from public.brand_featured_products where brand_id = new.brand_id;
  end if;
  return new;
end $$;
create trigger place_featured_item_last before insert on public.brand_featured_products
  for each row execute function public.place_featured_item_last();
-- The generator of src/db/database.types.ts reads this comment, because the column has a trigger instead of a default.
comment on column public.brand_featured_products.display_order is 'Optional on insert: without it the item goes last.';

-- A product that moves to another brand is no longer featured by the one it left.
create function public.stop_featuring_moved_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.brand_featured_products where product_id = new.id and brand_id <> new.brand_id;
  return null;
end $$;
revoke execute on function public.stop_featuring_moved_product() from public;
create trigger stop_featuring_moved_product after update of brand_id on public.products
  for each row when (old.brand_id <> new.brand_id) execute function public.stop_featuring_moved_product();

-- Numbers a brand's featured items 0, 1, 2 … in the given order: all of them, or none.
create function public.reorder_featured_products(of_brand uuid, item_ids uuid[]) returns void
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare moved integer;
begin
  update public.brand_featured_products f set display_order = place.ordinality - 1
  from unnest(item_ids) with ordinality as place (id, ordinality)
  where f.id = place.id and f.brand_id = of_brand;
  get diagnostics moved = row_count;
  if moved <> cardinality(item_ids) then
    raise exception '% of % featured items could be moved.', moved, cardinality(item_ids) using errcode = 'PT409';
  end if;
end $$;
revoke execute on function public.reorder_featured_products(uuid, uuid[]) from public;
grant execute on function public.reorder_featured_products(uuid, uuid[]) to authenticated;
