-- The administration searches by the rule of src/domain/search-words.ts, which it sends as regular expressions
-- (src/domain/search-patterns.ts): a text is found if it matches all of `exact`; if no text does, all of `apart`. Only signed-in
-- users may send them, because a regular expression can be made very slow.

-- The text by which a product is found: `short_text` in pickers, `full_text` everywhere else, the same as on the public site
-- (src/views/search-data.ts). A column that a query does not use is not computed.
create view public.product_texts with (security_invoker = true) as
select p.id,
  lower(concat_ws('. ', p.name, p.slug, p.model, b.name, p.category)) as short_text,
  lower(concat_ws('. ', p.name, p.slug, p.model, b.name, p.category, p.description, array_to_string(p.features, '. '),
    regexp_replace(p.specifications::text, '"(name|value)": ', '', 'g'))) as full_text
from public.products p join public.brands b on b.id = p.brand_id;
revoke all on public.product_texts from anon, authenticated;
grant select on public.product_texts to authenticated, service_role;

drop function public.products_containing(text, text[]);
create function public.products_found(exact text[], apart text[], everywhere boolean default true)
returns setof public.products
language sql stable security invoker set search_path = '' as $$
  with texts as materialized (
    select t.id, case when everywhere then t.full_text else t.short_text end as text from public.product_texts t
  ), exactly as materialized (
    select t.id from texts t where t.text ~ all (exact)
  )
  select * from public.products p where p.id in (
    select e.id from exactly e
    union all
    select t.id from texts t where not exists (select 1 from exactly) and t.text ~ all (apart)
  )
$$;
revoke execute on function public.products_found(text[], text[], boolean) from public, anon;
grant execute on function public.products_found(text[], text[], boolean) to authenticated, service_role;

-- For the command palette: the records that match what was typed, best first.
drop function public.find_records(text);
create function public.find_records(exact text[], apart text[])
returns table (kind text, id uuid, name text, detail text)
language sql stable security invoker set search_path = '' as $$
  with texts as materialized (
    select 'brand' as kind, b.id, b.name, '/brands/' || b.slug as detail, lower(b.slug || '. ' || b.name) as text
    from public.brands b
    union all
    select 'category', c.id, c.name, c.slug, lower(c.slug || '. ' || c.name) from public.categories c
    union all
    select 'product', p.id, p.name, coalesce(p.model, p.category), t.full_text
    from public.products p join public.product_texts t on t.id = p.id
    union all
    select 'page', g.id, g.title, '/' || g.slug, lower(g.slug || '. ' || g.title) from public.pages g
    union all
    select 'enquiry', e.id, e.first_name || ' ' || e.last_name, coalesce(e.company, e.email),
      lower(concat_ws('. ', e.first_name || ' ' || e.last_name, e.email, e.company)) from public.enquiries e
  ), exactly as materialized (
    select * from texts t where t.text ~ all (exact)
  ), found as (
    select * from exactly
    union all
    select * from texts t where not exists (select 1 from exactly) and t.text ~ all (apart)
  )
  select f.kind, f.id, f.name, f.detail from found f
  order by lower(f.name) ~ all (apart) desc, lower(f.name) ~ ('^(?:' || apart[1] || ')') desc, f.kind = 'product' desc,
    f.name, f.id
  limit 20
$$;
revoke execute on function public.find_records(text[], text[]) from public, anon;
grant execute on function public.find_records(text[], text[]) to authenticated;
