-- [{"name": "Cooling capacity", "value": "1,055 kW"}, …]: a list, because specifications keep their order.
create function public.is_specification_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 200 and not exists (
      select 1 from jsonb_array_elements(value) as item
      where jsonb_typeof(item) <> 'object'
        or jsonb_typeof(item -> 'name') is distinct from 'string'
        or jsonb_typeof(item -> 'value') is distinct from 'string'
        or not public.is_filled(item ->> 'name') or length(item ->> 'name') > 200
        or not public.is_filled(item ->> 'value') or length(item ->> 'value') > 1000)
  end
$$;

-- [{"url": "https://…", "alt": "…"}, …]
create function public.is_picture_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 40 and octet_length(value::text) <= 16000000 and not exists (
      select 1 from jsonb_array_elements(value) as item
      where jsonb_typeof(item) <> 'object'
        or jsonb_typeof(item -> 'url') is distinct from 'string'
        or not public.is_picture_address(item ->> 'url')
        or jsonb_typeof(item -> 'alt') is distinct from 'string'
        or length(item ->> 'alt') > 500)
  end
$$;

create function public.is_text_list(value text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_length(value, 1), 0) <= 100 and not exists (
    select 1 from unnest(value) as line where line is null or not public.is_filled(line) or length(line) > 1000)
$$;
grant execute on function public.is_specification_list(jsonb), public.is_picture_list(jsonb),
  public.is_text_list(text[]) to anon, authenticated, service_role;

create table public.products (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references public.brands (id) on delete cascade,
  category_id uuid references public.categories (id) on delete set null,
  -- The name of the category; a trigger keeps it equal to that name while category_id is set.
  category text check (public.is_filled(category) and length(category) <= 200),
  item_type text not null default 'product' check (item_type in ('product', 'category')),
  name text not null check (public.is_filled(name) and length(name) <= 200),
  slug text not null unique check (public.is_slug(slug)),
  model text check (public.is_filled(model) and length(model) <= 200),
  description text not null check (public.is_filled(description) and length(description) <= 20000),
  specifications jsonb not null default '[]' check (public.is_specification_list(specifications)),
  features text[] not null default '{}' check (public.is_text_list(features)),
  images jsonb not null default '[]' check (public.is_picture_list(images)),
  featured boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_by_brand on public.products (brand_id);
create index products_by_category on public.products (category_id);
create index products_by_creation on public.products (created_at desc, id);
create index products_by_name on public.products (name, id);

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
create trigger fill_product_category before insert or update on public.products
  for each row execute function public.fill_product_category();

create function public.rename_product_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set category = new.name where category_id = new.id;
  return null;
end $$;
create trigger rename_product_category after update of name on public.categories
  for each row when (old.name is distinct from new.name) execute function public.rename_product_category();

create trigger set_updated_at before update on public.products
  for each row execute function public.set_updated_at();
create trigger raise_content_revision after insert or update or delete or truncate on public.products
  for each statement execute function public.raise_content_revision();

alter table public.products enable row level security;
revoke all on public.products from anon, authenticated;
grant select on public.products to anon, authenticated;
grant insert (brand_id, category_id, category, item_type, name, slug, model, description, specifications, features,
              images, featured) on public.products to authenticated;
grant update (brand_id, category_id, category, item_type, name, slug, model, description, specifications, features,
              images, featured) on public.products to authenticated;
grant delete on public.products to authenticated;
grant all on public.products to service_role;

create policy "Everyone may read products" on public.products for select to anon, authenticated using (true);
create policy "Administrators create products" on public.products for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change products" on public.products for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete products" on public.products for delete to authenticated
  using ((select public.is_admin()));

-- The products that contain the text in one of the fields, ignoring case. A function, because a filter in the address of a
-- request cannot contain every character (quotes, commas, brackets) in both the hosted and the embedded API.
create function public.products_containing(term text, fields text[]) returns setof public.products
language sql stable security invoker set search_path = '' as $$
  select * from public.products p
  where ('name' = any (fields) and strpos(lower(p.name), lower(term)) > 0)
    or ('description' = any (fields) and strpos(lower(p.description), lower(term)) > 0)
    or ('category' = any (fields) and strpos(lower(p.category), lower(term)) > 0)
    or ('slug' = any (fields) and strpos(p.slug, lower(term)) > 0)
$$;
grant execute on function public.products_containing(text, text[]) to anon, authenticated, service_role;

-- Sets the category of several products: of all of them, or of none. Row security applies.
create function public.set_products_category(product_ids uuid[], new_category_id uuid) returns integer
language plpgsql security invoker set search_path = '' as $$
declare changed integer;
begin
  update public.products set category_id = new_category_id where id = any (product_ids);
  get diagnostics changed = row_count;
  if changed <> cardinality(product_ids) then
    raise exception '% of % products could be changed.', changed, cardinality(product_ids) using errcode = 'P0002';
  end if;
  return changed;
end $$;

create function public.delete_products(product_ids uuid[]) returns integer
language plpgsql security invoker set search_path = '' as $$
declare gone integer;
begin
  delete from public.products where id = any (product_ids);
  get diagnostics gone = row_count;
  if gone <> cardinality(product_ids) then
    raise exception '% of % products could be deleted.', gone, cardinality(product_ids) using errcode = 'P0002';
  end if;
  return gone;
end $$;

create function public.delete_brands(brand_ids uuid[]) returns integer
language plpgsql security invoker set search_path = '' as $$
declare gone integer;
begin
  delete from public.brands where id = any (brand_ids);
  get diagnostics gone = row_count;
  if gone <> cardinality(brand_ids) then
    raise exception '% of % brands could be deleted.', gone, cardinality(brand_ids) using errcode = 'P0002';
  end if;
  return gone;
end $$;
revoke execute on function public.set_products_category(uuid[], uuid), public.delete_products(uuid[]),
  public.delete_brands(uuid[]) from public;
grant execute on function public.set_products_category(uuid[], uuid), public.delete_products(uuid[]),
  public.delete_brands(uuid[]) to authenticated;

-- The number of products by category, for the tree in the administration.
create function public.count_products_by_category() returns table (category_id uuid, product_count bigint)
language sql stable security invoker set search_path = '' as $$
  select p.category_id, count(*) from public.products p where p.category_id is not null group by p.category_id
$$;
revoke execute on function public.count_products_by_category() from public;
grant execute on function public.count_products_by_category() to authenticated;
