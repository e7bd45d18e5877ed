-- Products saved through the API must have a category, as in the form. Deleting a category, or restoring a product whose
-- category no longer exists, still leaves products without one: these run with the rights of the tables' owner.
create function public.refuse_product_without_category() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- The policies refuse everyone but administrators, with their own message.
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
