-- The form of products demands a category; so does the database of everybody who writes through the API. Deleting a category
-- leaves its products without one, and restoring a product whose category is gone does too: those run with the rights of
-- the tables' owner.
create function public.refuse_product_without_category() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- Others than administrators are refused by the policies, which say so.
  if current_user = 'authenticated' and public.is_admin() then
    raise exception 'A product needs a category.' using errcode = '23514';
  end if;
  return new;
end $$;
revoke execute on function public.refuse_product_without_category() from public;

create trigger new_product_needs_category before insert on public.products
  for each row when (new.category_id is null) execute function public.refuse_product_without_category();
create trigger product_keeps_category before update of category_id on public.products
  for each row when (new.category_id is null and old.category_id is not null)
  execute function public.refuse_product_without_category();
