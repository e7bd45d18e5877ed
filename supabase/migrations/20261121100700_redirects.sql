-- Old slugs. A row refers to the record, not to its new slug, so that several changes need no chain of redirects.
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('product', 'brand', 'category', 'page')),
  old_slug text not null check (public.is_slug(old_slug)),
  product_id uuid references public.products (id) on delete cascade,
  brand_id uuid references public.brands (id) on delete cascade,
  category_id uuid references public.categories (id) on delete cascade,
  page_id uuid references public.pages (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (kind, old_slug),
  constraint one_target_of_its_kind check (
    num_nonnulls(product_id, brand_id, category_id, page_id) = 1
    and case kind when 'product' then product_id when 'brand' then brand_id
                  when 'category' then category_id else page_id end is not null)
);
create index redirects_by_product on public.redirects (product_id);
create index redirects_by_brand on public.redirects (brand_id);
create index redirects_by_category on public.redirects (category_id);
create index redirects_by_page on public.redirects (page_id);

-- tg_argv: the kind. Stores the old slug of a record, and deletes the redirect of a slug that a record uses now.
create function public.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
declare of_kind text := tg_argv[0];
begin
  delete from public.redirects where kind = of_kind and old_slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.redirects (kind, old_slug, product_id, brand_id, category_id, page_id)
    values (of_kind, old.slug,
      case of_kind when 'product' then new.id end, case of_kind when 'brand' then new.id end,
      case of_kind when 'category' then new.id end, case of_kind when 'page' then new.id end)
    on conflict (kind, old_slug) do update set product_id = excluded.product_id, brand_id = excluded.brand_id,
      category_id = excluded.category_id, page_id = excluded.page_id;
  end if;
  return null;
end $$;

create trigger free_slug after insert on public.products for each row execute function public.keep_old_slug('product');
create trigger free_slug after insert on public.brands for each row execute function public.keep_old_slug('brand');
create trigger free_slug after insert on public.categories for each row execute function public.keep_old_slug('category');
create trigger free_slug after insert on public.pages for each row execute function public.keep_old_slug('page');
create trigger keep_old_slug after update of slug on public.products
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug('product');
create trigger keep_old_slug after update of slug on public.brands
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug('brand');
create trigger keep_old_slug after update of slug on public.categories
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug('category');
create trigger keep_old_slug after update of slug on public.pages
  for each row when (old.slug is distinct from new.slug) execute function public.keep_old_slug('page');

create trigger raise_content_revision after insert or update or delete or truncate on public.redirects
  for each statement execute function public.raise_content_revision();

alter table public.redirects enable row level security;
revoke all on public.redirects from anon, authenticated;
grant select on public.redirects to anon, authenticated;
grant all on public.redirects to service_role;
create policy "Everyone may read redirects" on public.redirects for select to anon, authenticated using (true);
