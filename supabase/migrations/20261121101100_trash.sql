-- Records that were deleted in the last 30 days and can be restored: one batch per transaction, for every way of deleting.
-- Written by triggers only; restored by restore_deleted.
create table public.trash (
  id bigint generated always as identity primary key,
  batch uuid not null,
  kind text not null check (kind in ('brand', 'category', 'product', 'page')),
  record_id uuid not null,
  name text not null,
  slug text not null,
  content jsonb not null,
  -- Rows that refer to the record: its featured items, old slugs, the products of a category, the enquiries about a product.
  attached jsonb not null default '{}',
  deleted_by uuid references auth.users (id) on delete set null,
  deleted_at timestamptz not null default now()
);
create index trash_by_batch on public.trash (batch);
create index trash_by_record on public.trash (record_id, deleted_at desc);
create index trash_by_time on public.trash (deleted_at);

alter table public.trash enable row level security;
revoke all on public.trash from anon, authenticated;
grant select on public.trash to authenticated;
grant all on public.trash to service_role;
create policy "Administrators see the trash" on public.trash for select to authenticated
  using ((select public.is_admin()));

-- tg_argv: the kind. Runs before the deletion, while the rows that refer to the record still exist.
create function public.keep_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_kind text := tg_argv[0];
  content jsonb := to_jsonb(old);
  attached jsonb;
begin
  select jsonb_build_object(
    'featured', (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from public.brand_featured_products f
      where (of_kind = 'brand' and f.brand_id = old.id) or (of_kind = 'product' and f.product_id = old.id)
        or (of_kind = 'category' and f.category_id = old.id)),
    'redirects', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.redirects r
      where (of_kind = 'brand' and r.brand_id = old.id) or (of_kind = 'product' and r.product_id = old.id)
        or (of_kind = 'category' and r.category_id = old.id) or (of_kind = 'page' and r.page_id = old.id)),
    'products', (select coalesce(jsonb_agg(p.id), '[]') from public.products p
      where of_kind = 'category' and p.category_id = old.id),
    'enquiries', (select coalesce(jsonb_agg(e.id), '[]') from public.enquiries e
      where of_kind = 'product' and e.product_id = old.id)) into attached;
  insert into public.trash (batch, kind, record_id, name, slug, content, attached, deleted_by)
  values (md5(pg_current_xact_id()::text || ' ' || now()::text)::uuid, of_kind, old.id,
    coalesce(content ->> 'name', content ->> 'title'), old.slug, content, attached,
    (select id from auth.users where id = auth.uid()));
  return old;
end $$;

-- Deletes what is older than 30 days.
create function public.purge_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.trash where deleted_at < now() - interval '30 days';
  return null;
end $$;

create trigger keep_deleted before delete on public.brands for each row execute function public.keep_deleted('brand');
create trigger keep_deleted before delete on public.categories for each row execute function public.keep_deleted('category');
create trigger keep_deleted before delete on public.products for each row execute function public.keep_deleted('product');
create trigger keep_deleted before delete on public.pages for each row execute function public.keep_deleted('page');
create trigger purge_trash after delete on public.brands for each statement execute function public.purge_trash();
create trigger purge_trash after delete on public.categories for each statement execute function public.purge_trash();
create trigger purge_trash after delete on public.products for each statement execute function public.purge_trash();
create trigger purge_trash after delete on public.pages for each statement execute function public.purge_trash();

-- One row per deletion, newest first: the chosen records (a brand, not its products; a category, not those below it) and the
-- number of products and categories deleted with them. No rows for non-administrators.
create function public.list_trash()
returns table (batch uuid, kind text, names text[], records integer, products integer, categories integer,
  deleted_at timestamptz, deleted_by text)
language sql stable security definer set search_path = '' as $$
  with deletions as (
    select t.batch, min(t.kind) as kind, min(t.deleted_at) as deleted_at, min(t.deleted_by::text)::uuid as deleted_by,
      (count(*) filter (where t.kind = 'product'))::integer as products,
      (count(*) filter (where t.kind = 'category'))::integer as categories
    from public.trash t where t.deleted_at > now() - interval '30 days' group by t.batch
  )
  select d.batch, d.kind, head.names, head.records, d.products, d.categories, d.deleted_at, u.email::text
  from deletions d
  left join auth.users u on u.id = d.deleted_by
  cross join lateral (
    select (array_agg(h.name order by h.name))[1:5] as names, count(*)::integer as records
    from public.trash h
    where h.batch = d.batch and h.kind = d.kind
      and not (h.kind = 'category' and exists (select 1 from public.trash above
        where above.batch = h.batch and above.record_id = (h.content ->> 'parent_id')::uuid))
  ) head
  where public.is_admin()
  order by d.deleted_at desc, d.batch
$$;

-- Refuses a restoration that would be incomplete, with the reason.
create function public.refuse_restoration(of_batch uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare found record;
begin
  select t.kind, t.name, t.slug, used.name as by_name into found
  from public.trash t
  cross join lateral (
    select b.name from public.brands b where t.kind = 'brand' and (b.slug = t.slug or b.id = t.record_id)
    union all select c.name from public.categories c where t.kind = 'category' and (c.slug = t.slug or c.id = t.record_id)
    union all select p.name from public.products p where t.kind = 'product' and (p.slug = t.slug or p.id = t.record_id)
    union all select g.title from public.pages g where t.kind = 'page' and (g.slug = t.slug or g.id = t.record_id)
  ) used
  where t.batch = of_batch order by t.id limit 1;
  if found.kind is not null then
    raise exception 'The % "%" cannot come back: its slug "%" is now used by "%". Change that slug first.',
      found.kind, found.name, found.slug, found.by_name using errcode = '23505';
  end if;

  select t.kind, t.name into found from public.trash t
  where t.batch = of_batch and (
    (t.kind = 'product' and not exists (select 1 from public.brands b where b.id = (t.content ->> 'brand_id')::uuid)
      and not exists (select 1 from public.trash o where o.batch = of_batch and o.kind = 'brand'
        and o.record_id = (t.content ->> 'brand_id')::uuid))
    or (t.kind = 'category' and t.content ->> 'parent_id' is not null
      and not exists (select 1 from public.categories c where c.id = (t.content ->> 'parent_id')::uuid)
      and not exists (select 1 from public.trash o where o.batch = of_batch and o.kind = 'category'
        and o.record_id = (t.content ->> 'parent_id')::uuid)))
  order by t.id limit 1;
  if found.kind is not null then
    raise exception 'The % "%" cannot come back: its % was deleted too. Restore that first.',
      found.kind, found.name, case found.kind when 'product' then 'brand' else 'parent category' end
      using errcode = '23503';
  end if;
end $$;

-- Restores all records of a deletion with their ids, slugs and dates, or changes nothing. Returns the number of records. A
-- product whose category no longer exists is restored without one; a product with another category by now keeps that.
create function public.restore_deleted(of_batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare restored integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators may restore.' using errcode = '42501';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.trash'));
  select count(*) into restored from public.trash where batch = of_batch and deleted_at > now() - interval '30 days';
  if restored = 0 then
    raise exception 'This deletion is not in the trash any more.' using errcode = 'P0002';
  end if;
  perform public.refuse_restoration(of_batch);

  insert into public.brands select (jsonb_populate_record(null::public.brands, t.content)).*
  from public.trash t where t.batch = of_batch and t.kind = 'brand';
  insert into public.categories select (jsonb_populate_record(null::public.categories, t.content)).*
  from public.trash t where t.batch = of_batch and t.kind = 'category';
  insert into public.pages select (jsonb_populate_record(null::public.pages, t.content)).*
  from public.trash t where t.batch = of_batch and t.kind = 'page';
  insert into public.products select (jsonb_populate_record(null::public.products, t.content ||
    case when exists (select 1 from public.categories c where c.id = (t.content ->> 'category_id')::uuid)
      or t.content ->> 'category_id' is null then '{}'::jsonb
    else '{"category_id": null, "category": null}'::jsonb end)).*
  from public.trash t where t.batch = of_batch and t.kind = 'product';

  update public.products p set category_id = t.record_id
  from public.trash t cross join lateral jsonb_array_elements_text(t.attached -> 'products') as of_category (id)
  where t.batch = of_batch and t.kind = 'category' and p.id = of_category.id::uuid and p.category_id is null;
  update public.enquiries e set product_id = t.record_id
  from public.trash t cross join lateral jsonb_array_elements_text(t.attached -> 'enquiries') as about_product (id)
  where t.batch = of_batch and t.kind = 'product' and e.id = about_product.id::uuid and e.product_id is null;

  insert into public.brand_featured_products
  select f.* from public.trash t
  cross join lateral jsonb_populate_recordset(null::public.brand_featured_products, t.attached -> 'featured') f
  where t.batch = of_batch
    and exists (select 1 from public.brands b where b.id = f.brand_id)
    and (f.product_id is null or exists (select 1 from public.products p where p.id = f.product_id))
    and (f.category_id is null or exists (select 1 from public.categories c where c.id = f.category_id))
  on conflict do nothing;
  insert into public.redirects
  select r.* from public.trash t
  cross join lateral jsonb_populate_recordset(null::public.redirects, t.attached -> 'redirects') r
  where t.batch = of_batch and not exists (
    select 1 from public.brands where r.kind = 'brand' and slug = r.old_slug
    union all select 1 from public.categories where r.kind = 'category' and slug = r.old_slug
    union all select 1 from public.products where r.kind = 'product' and slug = r.old_slug
    union all select 1 from public.pages where r.kind = 'page' and slug = r.old_slug)
  on conflict do nothing;

  delete from public.trash where batch = of_batch;
  return restored;
end $$;

revoke execute on function public.keep_deleted(), public.purge_trash(), public.list_trash(),
  public.refuse_restoration(uuid), public.restore_deleted(uuid) from public;
grant execute on function public.list_trash(), public.restore_deleted(uuid) to authenticated;
