-- Deleted settings can be restored like other records. The trash identifies records by id, so settings get one.
alter table public.settings add column id uuid not null default gen_random_uuid() unique;

alter table public.trash drop constraint trash_kind_check;
alter table public.trash add constraint trash_kind_check
  check (kind in ('brand', 'category', 'product', 'page', 'setting'));

-- tg_argv: the kind. Runs before the deletion, while the rows that refer to the record still exist.
create or replace function public.keep_deleted() returns trigger
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
    coalesce(content ->> 'name', content ->> 'title', content ->> 'key'), coalesce(content ->> 'slug', content ->> 'key'),
    content, attached,
    (select id from auth.users where id = auth.uid()));
  return old;
end $$;

-- Refuses a restoration that would be incomplete, with the reason.
create or replace function public.refuse_restoration(of_batch uuid) returns void
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
    union all select s.key from public.settings s where t.kind = 'setting' and (s.key = t.slug or s.id = t.record_id)
  ) used
  where t.batch = of_batch order by t.id limit 1;
  if found.kind = 'setting' then
    raise exception 'The setting "%" cannot come back: there is a setting of that key again. Delete that first.',
      found.name using errcode = '23505';
  elsif found.kind is not null then
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
create or replace function public.restore_deleted(of_batch uuid) returns integer
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
  insert into public.settings (id, key, value, description, updated_at)
  select t.record_id, t.content ->> 'key', t.content -> 'value', t.content ->> 'description',
    (t.content ->> 'updated_at')::timestamptz
  from public.trash t where t.batch = of_batch and t.kind = 'setting';
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

create trigger keep_deleted before delete on public.settings for each row execute function public.keep_deleted('setting');
create trigger purge_trash after delete on public.settings for each statement execute function public.purge_trash();
