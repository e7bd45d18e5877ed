-- A brand can feature only its own products, and any category. (The foreign key refuses missing products.) The policy applies
-- to callers of the API, not to restorations from the trash.
drop policy "Administrators feature items" on public.brand_featured_products;
create policy "Administrators feature a brand's own products, and categories"
  on public.brand_featured_products for insert to authenticated
  with check ((select public.is_admin()) and not exists (
    select 1 from public.products p
    where p.id = brand_featured_products.product_id and p.brand_id <> brand_featured_products.brand_id));

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
