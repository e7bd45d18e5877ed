-- A category that comes back from the trash expects the specifications that it expected before. Both functions are as they
-- were in 20261122200100_trash_of_every_kind.sql but for `expected`.

-- tg_argv: the kind. Runs before the row goes, while what refers to it is still there.
create or replace function public.keep_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of public.content_kinds;
  content jsonb := to_jsonb(old);
  attached jsonb;
begin
  select * into strict of from public.content_kinds where kind = tg_argv[0];
  select jsonb_build_object(
    'featured', (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from public.brand_featured_products f
      where (of.kind = 'brand' and f.brand_id = old.id) or (of.kind = 'product' and f.product_id = old.id)
        or (of.kind = 'category' and f.category_id = old.id)),
    'redirects', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.redirects r
      where r.kind = of.kind and r.record_id = old.id),
    'products', (select coalesce(jsonb_agg(p.id), '[]') from public.products p
      where of.kind = 'category' and p.category_id = old.id),
    'enquiries', (select coalesce(jsonb_agg(e.id), '[]') from public.enquiries e
      where of.kind = 'product' and e.product_id = old.id),
    'expected', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from public.category_attributes x
      where of.kind = 'category' and x.category_id = old.id)) into attached;
  insert into public.trash (batch, kind, record_id, name, slug, content, attached, deleted_by)
  values (md5(pg_current_xact_id()::text || ' ' || now()::text)::uuid, of.kind, old.id,
    content ->> of.name_column, content ->> of.slug_column, content, attached,
    (select id from auth.users where id = auth.uid()));
  return old;
end $$;

-- Brings a deletion back whole, with the ids, slugs and dates it had, or changes nothing. Answers how many records came
-- back. A product whose category is gone comes back without one; one that got another category meanwhile keeps that.
create or replace function public.restore_deleted(of_batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  of public.content_kinds;
  restored integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators may restore.' using errcode = '42501';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.trash'));
  select count(*) into restored from public.trash where batch = of_batch and deleted_at > now() - interval '30 days';
  if restored = 0 then
    raise exception 'This deletion is not in the trash any more.' using errcode = 'PT410',
      detail = '{"refusal": "not-in-trash"}';
  end if;
  perform public.refuse_restoration(of_batch);

  update public.trash t set content = t.content || '{"category_id": null, "category": null}'
  where t.batch = of_batch and t.kind = 'product' and t.content ->> 'category_id' is not null
    and not exists (select 1 from public.categories c where c.id = (t.content ->> 'category_id')::uuid)
    and not exists (select 1 from public.trash c where c.batch = of_batch and c.kind = 'category'
      and c.record_id = (t.content ->> 'category_id')::uuid);
  for of in select * from public.content_kinds order by place loop
    perform public.insert_deleted(of_batch, of.kind, of.table_name);
  end loop;

  update public.products p set category_id = t.record_id
  from public.trash t cross join lateral jsonb_array_elements_text(t.attached -> 'products') as of_category (id)
  where t.batch = of_batch and t.kind = 'category' and p.id = of_category.id::uuid and p.category_id is null;
  update public.enquiries e set product_id = t.record_id
  from public.trash t cross join lateral jsonb_array_elements_text(t.attached -> 'enquiries') as about_product (id)
  where t.batch = of_batch and t.kind = 'product' and e.id = about_product.id::uuid and e.product_id is null;

  insert into public.category_attributes
  select e.* from public.trash t
  cross join lateral jsonb_populate_recordset(null::public.category_attributes, t.attached -> 'expected') e
  where t.batch = of_batch and t.kind = 'category'
    and exists (select 1 from public.attributes a where a.id = e.attribute_id)
  on conflict do nothing;
  insert into public.brand_featured_products
  select f.* from public.trash t
  cross join lateral jsonb_populate_recordset(null::public.brand_featured_products, t.attached -> 'featured') f
  where t.batch = of_batch
    and exists (select 1 from public.brands b where b.id = f.brand_id)
    and (f.product_id is null or exists (select 1 from public.products p where p.id = f.product_id))
    and (f.category_id is null or exists (select 1 from public.categories c where c.id = f.category_id))
  on conflict do nothing;
  -- The record of an old slug is the one it was deleted with; what an earlier version put into the trash does not name it.
  for of in select * from public.content_kinds loop
    execute format('insert into public.redirects (id, kind, old_slug, record_id, created_at)
      select r.id, t.kind, r.old_slug, t.record_id, r.created_at from public.trash t
      cross join lateral jsonb_populate_recordset(null::public.redirects, t.attached -> ''redirects'') r
      where t.batch = $1 and t.kind = $2 and not exists (select 1 from public.%I where %I = r.old_slug)
      on conflict do nothing', of.table_name, of.slug_column) using of_batch, of.kind;
  end loop;

  delete from public.trash where batch = of_batch;
  return restored;
end $$;
