-- The names of specifications that products use, for the screen that keeps them in order: how often, with which units (the
-- most frequent first), and one value as an example.
create function public.specification_names() returns table (name text, uses bigint, units text[], example text)
language sql stable security invoker set search_path = '' as $$
  with used as (
    select s.item ->> 'name' as name, s.reading #>> '{0,unit}' as unit, count(*) as uses, min(s.item ->> 'value') as example
    from public.products p,
      rows from (jsonb_array_elements(p.specifications), jsonb_array_elements(p.specification_values)) as s (item, reading)
    group by 1, 2
  )
  select u.name, sum(u.uses)::bigint, coalesce(array_agg(u.unit order by u.uses desc, u.unit) filter (where u.unit is not null), '{}'),
    (array_agg(u.example order by u.uses desc, u.example))[1]
  from used u group by u.name
$$;

-- The products that have a specification of one of these names.
create function public.products_with_specifications(names text[])
returns table (id uuid, name text, updated_at timestamptz, specifications jsonb)
language sql stable security invoker set search_path = '' as $$
  select p.id, p.name, p.updated_at, p.specifications from public.products p
  where p.specifications @> any (
    select jsonb_build_array(jsonb_build_object('name', wanted.name)) from unnest(names) as wanted (name))
$$;

-- By name and unit, how many products of a category state a number, and the median: what a typed value is compared with.
-- Of a range the middle counts, of an open one its end.
create function public.specification_medians(of_category uuid, except_product uuid default null)
returns table (name text, unit text, uses bigint, median double precision)
language sql stable security invoker set search_path = '' as $$
  with stated as (
    select s.item ->> 'name' as name, s.reading #>> '{0,unit}' as unit,
      (s.reading #>> '{0,low}')::double precision as low, (s.reading #>> '{0,high}')::double precision as high
    from public.products p,
      rows from (jsonb_array_elements(p.specifications), jsonb_array_elements(p.specification_values)) as s (item, reading)
    where p.category_id = of_category and p.id is distinct from except_product and s.reading <> 'null'
  )
  select t.name, t.unit, count(*),
    percentile_cont(0.5) within group (order by (coalesce(t.low, t.high) + coalesce(t.high, t.low)) / 2)
  from stated t group by t.name, t.unit
$$;

-- Stores what was read in the specifications of products that have no readings yet: [{"id": …, "version": …, "values": …}].
-- A product that was changed since it was read is left out. Row security applies.
create function public.store_specification_values(readings jsonb) returns integer
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare stored integer;
begin
  update public.products p set specification_values = r.values
  from jsonb_to_recordset(readings) as r (id uuid, version timestamptz, values jsonb)
  where p.id = r.id and p.updated_at = r.version and p.specification_values is null;
  get diagnostics stored = row_count;
  return stored;
end $$;

revoke execute on function public.specification_names(), public.products_with_specifications(text[]),
  public.specification_medians(uuid, uuid), public.store_specification_values(jsonb) from public, anon;
grant execute on function public.specification_names(), public.products_with_specifications(text[]),
  public.specification_medians(uuid, uuid), public.store_specification_values(jsonb) to authenticated;

-- Reading what a product has said all along does not change the product: its datasheet keeps its date.
drop trigger set_updated_at on public.products;
create trigger set_updated_at before update on public.products
  for each row when (not (old.specification_values is null and new.specification_values is not null
    and to_jsonb(old) - 'specification_values' = to_jsonb(new) - 'specification_values'))
  execute function public.set_updated_at();
