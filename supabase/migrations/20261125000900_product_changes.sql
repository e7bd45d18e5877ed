-- A change of many products that is stored as one and can be undone as one: an import, the edits of a table, a bulk edit,
-- the renaming of a specification. Its rows are sent in several requests and change nothing until store_product_batch
-- stores them all, or none, in one transaction.
create table public.product_batches (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('import', 'table', 'bulk', 'specifications')),
  -- What the list shows: the name of the file, 'COP renamed to Coefficient of performance'.
  title text not null check (checks.is_filled(title) and length(title) <= 300),
  -- What the screen that made it wants to keep, such as how columns were mapped.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 200000),
  -- Brands [{id, name, slug}] and categories [{id, name, slug, parent_id}] that are created with the products.
  new_brands jsonb not null default '[]' check (jsonb_typeof(new_brands) = 'array' and jsonb_array_length(new_brands) <= 1000),
  new_categories jsonb not null default '[]'
    check (jsonb_typeof(new_categories) = 'array' and jsonb_array_length(new_categories) <= 1000),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  stored_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  created_count integer not null default 0,
  changed_count integer not null default 0,
  undone_count integer not null default 0
);
create index product_batches_by_time on public.product_batches (created_at desc, id);
create index product_batches_by_creator on public.product_batches (created_by);
create index product_batches_by_undoer on public.product_batches (undone_by);

create table public.product_batch_rows (
  batch_id uuid not null references public.product_batches (id) on delete cascade,
  -- Of a new product the id that it will get.
  product_id uuid not null,
  -- Updated_at of the product that was edited; null: the product is created.
  version timestamptz,
  -- The columns that change, with their new values.
  change jsonb not null check (jsonb_typeof(change) = 'object'),
  -- Filled when the batch is stored: the same columns as they were, and updated_at as it became.
  before jsonb,
  stored_version timestamptz,
  undone boolean not null default false,
  primary key (batch_id, product_id)
);
create index product_batch_rows_by_product on public.product_batch_rows (product_id);

alter table public.product_batches enable row level security;
alter table public.product_batch_rows enable row level security;
revoke all on public.product_batches, public.product_batch_rows from anon, authenticated;
grant select on public.product_batches to authenticated;
grant insert (kind, title, details, new_brands, new_categories), delete on public.product_batches to authenticated;
grant insert (batch_id, product_id, version, change) on public.product_batch_rows to authenticated;
grant all on public.product_batches, public.product_batch_rows to service_role;

create policy "Administrators read product batches" on public.product_batches for select to authenticated
  using ((select public.is_admin()));
create policy "Administrators begin product batches" on public.product_batches for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators drop their own product batches before these are stored" on public.product_batches
  for delete to authenticated
  using ((select public.is_admin()) and stored_at is null and created_by = (select auth.uid()));
create policy "Administrators fill their own product batches before these are stored" on public.product_batch_rows
  for insert to authenticated
  with check ((select public.is_admin()) and exists (
    select 1 from public.product_batches b
    where b.id = batch_id and b.stored_at is null and b.created_by = (select auth.uid())));

-- Who stopped in the middle leaves a batch that is never stored. What a batch needs for being undone is kept for 90 days.
create function public.forget_product_batches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.product_batches where stored_at is null and created_at < now() - interval '1 day';
  delete from public.product_batch_rows r using public.product_batches b
    where b.id = r.batch_id and b.stored_at < now() - interval '90 days';
  return null;
end $$;
revoke execute on function public.forget_product_batches() from public;
create trigger forget_product_batches after insert on public.product_batches
  for each statement execute function public.forget_product_batches();

-- The columns of products that administrators may write, as the grants say.
create function public.product_columns() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = 'public.products'::regclass and a.attnum > 0 and not a.attisdropped
    and pg_catalog.has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
$$;

-- The batch of that id, locked. 42501 for everyone but administrators, PT409 if there is none.
create function public.lock_product_batch(of_batch uuid) returns public.product_batches
language plpgsql security definer set search_path = '' as $$
declare batch public.product_batches;
begin
  if not public.is_admin() and coalesce(auth.role(), '') <> 'service_role' then
    raise exception 'Only administrators may change products.' using errcode = '42501';
  end if;
  select * into batch from public.product_batches where id = of_batch for update;
  if batch.id is null then
    raise exception 'This change does not exist any more.' using errcode = 'PT409';
  end if;
  return batch;
end $$;

-- Stores a batch, or nothing of it: {"created": 3, "changed": 5, "conflicts": [], "slugs_used": []}.
-- With conflicts, the products that were changed or deleted since their version, nothing is stored; nor with slugs that
-- other products have, or that two rows of the batch ask for.
create function public.store_product_batch(of_batch uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
declare
  batch public.product_batches := public.lock_product_batch(of_batch);
  allowed text[] := public.product_columns();
  columns text;
  unknown_column text;
  conflicts jsonb;
  slugs_used jsonb;
  created integer;
  changed integer;
begin
  if batch.stored_at is not null then
    raise exception 'This change is stored already.' using errcode = 'PT409';
  end if;
  select key into unknown_column from public.product_batch_rows r, jsonb_object_keys(r.change) key
    where r.batch_id = of_batch and key <> all (allowed) limit 1;
  if unknown_column is not null then
    raise exception 'Products have no column % that could be written.', unknown_column using errcode = 'PT400';
  end if;

  -- Locked first, so that no other save gets in between.
  perform 1 from public.products p
    where p.id in (select r.product_id from public.product_batch_rows r where r.batch_id = of_batch) order by p.id for update;
  select coalesce(jsonb_agg(jsonb_build_object('id', r.product_id, 'updated_at', p.updated_at)), '[]') into conflicts
    from public.product_batch_rows r left join public.products p on p.id = r.product_id
    where r.batch_id = of_batch and p.updated_at is distinct from r.version;
  with wanted as materialized (
    select r.product_id, r.change ->> 'slug' as slug, count(*) over (partition by r.change ->> 'slug') as times
    from public.product_batch_rows r where r.batch_id = of_batch and r.change ? 'slug'
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', w.product_id, 'slug', w.slug)), '[]') into slugs_used
    from wanted w left join public.products p on p.slug = w.slug and p.id <> w.product_id
    where w.times > 1 or (p.id is not null and p.id not in (select product_id from wanted));
  if conflicts <> '[]' or slugs_used <> '[]' then
    return jsonb_build_object('created', 0, 'changed', 0, 'conflicts', conflicts, 'slugs_used', slugs_used);
  end if;

  insert into public.brands (id, name, slug)
    select b.id, b.name, b.slug from jsonb_to_recordset(batch.new_brands) as b (id uuid, name text, slug text);
  insert into public.categories (id, name, slug, parent_id)
    select c.id, c.name, c.slug, c.parent_id
    from jsonb_to_recordset(batch.new_categories) as c (id uuid, name text, slug text, parent_id uuid);

  update public.product_batch_rows r
    set before = (select jsonb_object_agg(key, to_jsonb(p) -> key) from jsonb_object_keys(r.change) key)
    from public.products p where r.batch_id = of_batch and r.version is not null and p.id = r.product_id;
  select string_agg(quote_ident(name), ', ') into columns from unnest(allowed) name;
  execute format($sql$
    insert into public.products (id, %1$s)
    select r.product_id, %2$s from public.product_batch_rows r,
      jsonb_populate_record(null::public.products, %3$L::jsonb || r.change) n
    where r.batch_id = $1 and r.version is null $sql$,
    columns, (select string_agg('n.' || quote_ident(name), ', ') from unnest(allowed) name),
    '{"item_type": "product", "specifications": [], "features": [], "images": [], "featured": false}') using of_batch;
  get diagnostics created = row_count;
  execute format($sql$
    update public.products p set (%1$s) = (select %2$s from jsonb_populate_record(p, r.change) n)
    from public.product_batch_rows r
    where r.batch_id = $1 and r.version is not null and p.id = r.product_id $sql$,
    columns, (select string_agg('n.' || quote_ident(name), ', ') from unnest(allowed) name)) using of_batch;
  get diagnostics changed = row_count;

  -- The database's own lists of products have no category either when theirs is deleted; a new one must have it.
  if exists (select 1 from public.product_batch_rows r join public.products p on p.id = r.product_id
      where r.batch_id = of_batch and p.category_id is null and (r.version is null or r.change ? 'category_id')) then
    raise exception 'A product needs a category.' using errcode = 'PT400';
  end if;
  update public.product_batch_rows r set stored_version = p.updated_at
    from public.products p where r.batch_id = of_batch and p.id = r.product_id;
  update public.product_batches b
    set stored_at = clock_timestamp(), created_count = created, changed_count = changed where b.id = of_batch;
  return jsonb_build_object('created', created, 'changed', changed, 'conflicts', '[]'::jsonb, 'slugs_used', '[]'::jsonb);
end $$;

-- Takes a stored batch back: changed products get their former values, created ones go to the trash, and so do brands and
-- categories that were created with them and are still empty. {"undone": 5, "edited": [{"id": …, "name": …}]}: `edited` are
-- the products that were changed or deleted since. These are left alone; without `only_untouched` nothing is undone then.
create function public.undo_product_batch(of_batch uuid, only_untouched boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
declare
  batch public.product_batches := public.lock_product_batch(of_batch);
  allowed text[] := public.product_columns();
  edited jsonb;
  gone uuid[];
  restored integer;
begin
  if batch.stored_at is null or batch.undone_at is not null then
    raise exception 'This change is not stored, or undone already.' using errcode = 'PT409';
  end if;
  if not exists (select 1 from public.product_batch_rows r where r.batch_id = of_batch) then
    raise exception 'This change is too old to be undone.' using errcode = 'PT409';
  end if;
  perform 1 from public.products p
    where p.id in (select r.product_id from public.product_batch_rows r where r.batch_id = of_batch) order by p.id for update;
  select coalesce(jsonb_agg(jsonb_build_object('id', r.product_id,
      'name', coalesce(p.name, r.change ->> 'name', r.before ->> 'name')) order by p.name), '[]') into edited
    from public.product_batch_rows r left join public.products p on p.id = r.product_id
    where r.batch_id = of_batch and p.updated_at is distinct from r.stored_version;
  if edited <> '[]' and not only_untouched then
    return jsonb_build_object('undone', 0, 'edited', edited);
  end if;

  update public.product_batch_rows r set undone = true
    from public.products p where r.batch_id = of_batch and p.id = r.product_id and p.updated_at = r.stored_version;
  execute format($sql$
    update public.products p set (%1$s) = (select %2$s from jsonb_populate_record(p, r.before) n)
    from public.product_batch_rows r
    where r.batch_id = $1 and r.undone and r.version is not null and p.id = r.product_id $sql$,
    (select string_agg(quote_ident(name), ', ') from unnest(allowed) name),
    (select string_agg('n.' || quote_ident(name), ', ') from unnest(allowed) name)) using of_batch;
  get diagnostics restored = row_count;
  select coalesce(array_agg(r.product_id), '{}') into gone from public.product_batch_rows r
    where r.batch_id = of_batch and r.undone and r.version is null;
  if gone <> '{}' then
    perform public.delete_records('product', gone);
  end if;
  restored := restored + cardinality(gone);

  select coalesce(array_agg(b.id), '{}') into gone from public.brands b
    where b.id in (select (n ->> 'id')::uuid from jsonb_array_elements(batch.new_brands) n)
      and not exists (select 1 from public.products p where p.brand_id = b.id);
  if gone <> '{}' then
    perform public.delete_records('brand', gone);
  end if;
  -- From the leaves up: a category above others is empty only when these are gone.
  loop
    select array_agg(c.id) into gone from public.categories c
      where c.id in (select (n ->> 'id')::uuid from jsonb_array_elements(batch.new_categories) n)
        and not exists (select 1 from public.products p where p.category_id = c.id)
        and not exists (select 1 from public.categories below where below.parent_id = c.id);
    exit when gone is null;
    perform public.delete_records('category', gone);
  end loop;
  update public.product_batches b
    set undone_at = clock_timestamp(), undone_by = auth.uid(), undone_count = restored where b.id = of_batch;
  return jsonb_build_object('undone', restored, 'edited', edited);
end $$;

revoke execute on function public.product_columns(), public.lock_product_batch(uuid), public.store_product_batch(uuid),
  public.undo_product_batch(uuid, boolean) from public, anon;
grant execute on function public.store_product_batch(uuid), public.undo_product_batch(uuid, boolean)
  to authenticated, service_role;

-- How the columns of a supplier's table become products, kept by name for their next table (src/domain/import/columns/mapping.ts).
create table public.import_mappings (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (checks.is_filled(name) and length(name) <= 100),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.import_mappings enable row level security;
revoke all on public.import_mappings from anon, authenticated;
grant select, insert (name, mapping), update (name, mapping), delete on public.import_mappings to authenticated;
grant all on public.import_mappings to service_role;
create policy "Administrators read" on public.import_mappings for select to authenticated
  using ((select public.is_admin()));
create policy "Administrators create" on public.import_mappings for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change" on public.import_mappings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete" on public.import_mappings for delete to authenticated
  using ((select public.is_admin()));

create trigger set_updated_at before update on public.import_mappings
  for each row execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.import_mappings
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.import_mappings
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
