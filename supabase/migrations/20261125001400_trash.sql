-- Records that were deleted in the last 30 days and can be restored: one batch per transaction, for every way of deleting.
-- Written by triggers only; restored by restore_deleted.
create table public.trash (
  id bigint generated always as identity primary key,
  batch uuid not null,
  kind text not null constraint trash_of_a_kind references public.content_kinds (kind),
  record_id uuid not null,
  name text not null,
  slug text not null,
  content jsonb not null,
  -- Rows that refer to the record: its featured items, old slugs, the products of a category, the specifications that a
  -- category expects, the enquiries about a product.
  attached jsonb not null default '{}',
  deleted_by uuid references auth.users (id) on delete set null,
  deleted_at timestamptz not null default now()
);
create index trash_by_batch on public.trash (batch);
create index trash_by_record on public.trash (record_id, deleted_at desc);
create index trash_by_time on public.trash (deleted_at);
create index trash_by_kind on public.trash (kind);
create index trash_by_person on public.trash (deleted_by);

alter table public.trash enable row level security;
revoke all on public.trash from anon, authenticated;
grant select on public.trash to authenticated;
grant all on public.trash to service_role;
create policy "Administrators see the trash" on public.trash for select to authenticated
  using ((select public.is_admin()));

-- tg_argv: the kind. Runs before the row goes, while what refers to it is still there.
create function public.keep_deleted() returns trigger
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

-- Deletes what is older than 30 days.
create function public.purge_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.trash where deleted_at < now() - interval '30 days';
  return null;
end $$;

create trigger keep_deleted before delete on public.brands for each row execute function public.keep_deleted('brand');
create trigger purge_trash after delete on public.brands for each statement execute function public.purge_trash();
create trigger keep_deleted before delete on public.categories for each row execute function public.keep_deleted('category');
create trigger purge_trash after delete on public.categories for each statement execute function public.purge_trash();
create trigger keep_deleted before delete on public.products for each row execute function public.keep_deleted('product');
create trigger purge_trash after delete on public.products for each statement execute function public.purge_trash();
create trigger keep_deleted before delete on public.pages for each row execute function public.keep_deleted('page');
create trigger purge_trash after delete on public.pages for each statement execute function public.purge_trash();
create trigger keep_deleted before delete on public.settings for each row execute function public.keep_deleted('setting');
create trigger purge_trash after delete on public.settings for each statement execute function public.purge_trash();

create function public.list_trash()
returns table (batch uuid, kind text, names text[], records integer, counts jsonb, deleted_at timestamptz, deleted_by text)
language sql stable security definer set search_path = '' as $$
  with kinds as (
    select t.batch, t.kind, min(k.place) as place, count(*) as records, min(t.deleted_at) as deleted_at,
      min(t.deleted_by::text)::uuid as deleted_by
    from public.trash t join public.content_kinds k on k.kind = t.kind
    where t.deleted_at > now() - interval '30 days' group by t.batch, t.kind
  ), deletions as (
    select k.batch, (array_agg(k.kind order by k.place))[1] as kind, jsonb_object_agg(k.kind, k.records) as counts,
      min(k.deleted_at) as deleted_at, min(k.deleted_by::text)::uuid as deleted_by
    from kinds k group by k.batch
  )
  select d.batch, d.kind, head.names, head.records, d.counts, d.deleted_at, u.email::text
  from deletions d
  join public.content_kinds k on k.kind = d.kind
  left join auth.users u on u.id = d.deleted_by
  cross join lateral (
    select (array_agg(h.name order by h.name))[1:5] as names, count(*)::integer as records
    from public.trash h
    where h.batch = d.batch and h.kind = d.kind
      and not (k.owner_kind = k.kind and exists (select 1 from public.trash above
        where above.batch = h.batch and above.record_id = (h.content ->> k.owner_column)::uuid))
  ) head
  where public.is_admin()
  order by d.deleted_at desc, d.batch
$$;

-- Refuses a restoration that could not be whole, and says by code why: the DETAIL of the error is JSON whose `refusal`
-- src/domain/content/refusals.ts turns into words. PT409 and PT410 are the codes that the API passes on.
create function public.refuse_restoration(of_batch uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  of public.content_kinds;
  refused record;
begin
  for of in select k.* from public.content_kinds k
    where exists (select 1 from public.trash t where t.batch = of_batch and t.kind = k.kind) order by k.place
  loop
    execute format(
      'select t.name, t.slug, used.%I as used_by from public.trash t
       join public.%I used on used.%I = t.slug or used.id = t.record_id
       where t.batch = $1 and t.kind = $2 order by t.id limit 1',
      of.name_column, of.table_name, of.slug_column) into refused using of_batch, of.kind;
    if refused.name is not null then
      raise exception 'The slug of a deleted record is used by another record.' using errcode = 'PT409',
        detail = jsonb_build_object('refusal', 'slug-used', 'kind', of.kind, 'name', refused.name, 'slug', refused.slug,
          'usedBy', refused.used_by)::text;
    end if;
    continue when of.owner_kind is null;
    execute format(
      'select t.name from public.trash t
       where t.batch = $1 and t.kind = $2 and t.content ->> %1$L is not null
         and not exists (select 1 from public.%2$I o where o.id = (t.content ->> %1$L)::uuid)
         and not exists (select 1 from public.trash o where o.batch = $1 and o.kind = $3
           and o.record_id = (t.content ->> %1$L)::uuid)
       order by t.id limit 1',
      of.owner_column, (select o.table_name from public.content_kinds o where o.kind = of.owner_kind))
      into refused using of_batch, of.kind, of.owner_kind;
    if refused.name is not null then
      raise exception 'A deleted record belongs to one that was deleted too.' using errcode = 'PT409',
        detail = jsonb_build_object('refusal', 'owner-deleted', 'kind', of.kind, 'name', refused.name)::text;
    end if;
  end loop;
end $$;

-- Puts the records of one kind back, column by column: a column that was added since a record was deleted gets its default.
create function public.insert_deleted(of_batch uuid, of_kind text, of_table text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  columns text;
  sources text;
begin
  -- jsonb_populate_record would make SQL's null of a jsonb column that holds JSON's.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(case when a.atttypid = 'jsonb'::regtype then format('t.content -> %L', a.attname)
      else format('stored.%I', a.attname) end, ', ' order by a.attnum) into columns, sources
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', of_table)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (select bool_and(t.content ? a.attname) from public.trash t where t.batch = of_batch and t.kind = of_kind);
  if columns is not null then
    execute format('insert into public.%1$I (%2$s) select %3$s
      from public.trash t cross join lateral jsonb_populate_record(null::public.%1$I, t.content) stored
      where t.batch = $1 and t.kind = $2', of_table, columns, sources) using of_batch, of_kind;
  end if;
end $$;

-- Brings a deletion back whole, with the ids, slugs and dates it had, or changes nothing. Answers how many records came
-- back. A product whose category is gone comes back without one; one that got another category meanwhile keeps that.
create function public.restore_deleted(of_batch uuid) returns integer
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
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
  -- An old slug comes back to the record with which it was deleted.
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

revoke execute on function public.keep_deleted(), public.purge_trash(), public.list_trash(),
  public.refuse_restoration(uuid), public.insert_deleted(uuid, text, text), public.restore_deleted(uuid) from public;
grant execute on function public.list_trash(), public.restore_deleted(uuid) to authenticated;
