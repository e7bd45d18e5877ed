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

create trigger set_updated_at before update on public.brand_featured_products
  for each row execute function public.set_updated_at();
create trigger raise_content_revision after insert or update or delete or truncate on public.brand_featured_products
  for each statement execute function public.raise_content_revision();

alter table public.brand_featured_products enable row level security;
revoke all on public.brand_featured_products from anon, authenticated;
grant select on public.brand_featured_products to anon, authenticated;
grant insert (brand_id, item_type, product_id, category_id, display_order, is_active)
  on public.brand_featured_products to authenticated;
grant update (display_order, is_active) on public.brand_featured_products to authenticated;
grant delete on public.brand_featured_products to authenticated;
grant all on public.brand_featured_products to service_role;

create policy "Everyone may read active featured items, administrators all"
  on public.brand_featured_products for select to anon, authenticated
  using (is_active or (select public.is_admin()));
create policy "Administrators feature items" on public.brand_featured_products for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change featured items" on public.brand_featured_products for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove featured items" on public.brand_featured_products for delete to authenticated
  using ((select public.is_admin()));

-- Numbers a brand's featured items 0, 1, 2 … in the given order: all of them, or none.
create function public.reorder_featured_products(of_brand uuid, item_ids uuid[]) returns void
language plpgsql security invoker set search_path = '' as $$
declare moved integer;
begin
  update public.brand_featured_products f set display_order = place.ordinality - 1
  from unnest(item_ids) with ordinality as place (id, ordinality)
  where f.id = place.id and f.brand_id = of_brand;
  get diagnostics moved = row_count;
  if moved <> cardinality(item_ids) then
    raise exception '% of % featured items could be moved.', moved, cardinality(item_ids) using errcode = 'P0002';
  end if;
end $$;
revoke execute on function public.reorder_featured_products(uuid, uuid[]) from public;
grant execute on function public.reorder_featured_products(uuid, uuid[]) to authenticated;
