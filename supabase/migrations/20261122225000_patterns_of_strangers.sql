-- A regular expression can be made so slow that it stops a database without a limit of time. Only administrators may send
-- one, and only the site's own schemas are compared with.

-- The check of the settings asks fits_schema as its owner, so that nobody else needs to call it.
alter function public.is_setting_value(text, jsonb) security definer;
revoke execute on function public.fits_schema(jsonb, jsonb) from public, anon, authenticated;

-- The two searches of the administration find nothing for accounts without rights: there is no text that a pattern of theirs
-- would be compared with.
create or replace function public.products_found(exact text[], apart text[], everywhere boolean default true)
returns setof public.products
language sql stable security invoker set search_path = '' as $$
  with texts as materialized (
    select t.id, case when everywhere then t.full_text else t.short_text end as text from public.product_texts t
    where (select public.is_admin()) or current_user = 'service_role'
  ), exactly as materialized (
    select t.id from texts t where t.text ~ all (exact)
  )
  select * from public.products p where p.id in (
    select e.id from exactly e
    union all
    select t.id from texts t where not exists (select 1 from exactly) and t.text ~ all (apart)
  )
$$;

create or replace function public.find_records(exact text[], apart text[])
returns table (kind text, id uuid, name text, detail text)
language plpgsql stable security invoker set search_path = '' as $$
declare by_name_and_slug text;
begin
  if not public.is_admin() then
    return;
  end if;
  select string_agg(format(
      'select %L as kind, r.id, r.%2$I as name, %3$L || r.%4$I as detail, lower(r.%4$I || ''. '' || r.%2$I) as text from public.%5$I r',
      k.kind, k.name_column, coalesce(k.address, ''), k.slug_column, k.table_name), ' union all ')
    into by_name_and_slug
  from public.content_kinds k where k.kind not in ('product', 'setting');
  return query execute format($query$
    with texts as materialized (
      %s
      union all
      select 'product', p.id, p.name, coalesce(p.model, p.category), t.full_text
      from public.products p join public.product_texts t on t.id = p.id
      union all
      select 'enquiry', e.id, e.first_name || ' ' || e.last_name, coalesce(e.company, e.email),
        lower(concat_ws('. ', e.first_name || ' ' || e.last_name, e.email, e.company)) from public.enquiries e
    ), exactly as materialized (
      select * from texts t where t.text ~ all ($1)
    ), found as (
      select * from exactly
      union all
      select * from texts t where not exists (select 1 from exactly) and t.text ~ all ($2)
    )
    select f.kind, f.id, f.name, f.detail from found f
    order by lower(f.name) ~ all ($2) desc, lower(f.name) ~ ('^(?:' || $2[1] || ')') desc, f.kind = 'product' desc,
      f.name, f.id
    limit 20 $query$, by_name_and_slug) using exact, apart;
end $$;
