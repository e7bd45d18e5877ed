-- The searches of the administration. They run in the database, because a list in the browser has only one page.

-- For the command palette: the records with the text in name, slug or model, ignoring case, best first.
create function public.find_records(term text)
returns table (kind text, id uuid, name text, detail text)
language sql stable security invoker set search_path = '' as $$
  select found.kind, found.id, found.name, found.detail from (
    select 'brand' as kind, b.id, b.name, '/brands/' || b.slug as detail, b.slug || ' ' || b.name as text from public.brands b
    union all
    select 'category', c.id, c.name, c.slug, c.slug || ' ' || c.name from public.categories c
    union all
    select 'product', p.id, p.name, coalesce(p.model, p.category), p.slug || ' ' || p.name || ' ' || coalesce(p.model, '')
    from public.products p
    union all
    select 'page', g.id, g.title, '/' || g.slug, g.slug || ' ' || g.title from public.pages g
    union all
    select 'enquiry', e.id, e.first_name || ' ' || e.last_name, coalesce(e.company, e.email),
      e.first_name || ' ' || e.last_name || ' ' || e.email || ' ' || coalesce(e.company, '') from public.enquiries e
  ) found
  where strpos(lower(found.text), lower(term)) > 0
  order by strpos(lower(found.name), lower(term)) = 1 desc, found.kind = 'product', found.name, found.id
  limit 20
$$;
revoke execute on function public.find_records(text) from public;
grant execute on function public.find_records(text) to authenticated;

-- The enquiries that contain the text in one of their fields; row security applies.
create function public.enquiries_containing(term text) returns setof public.enquiries
language sql stable security invoker set search_path = '' as $$
  select * from public.enquiries e
  where strpos(lower(concat_ws(' ', e.first_name, e.last_name, e.email, e.phone, e.company, e.message, e.product_name)),
    lower(term)) > 0
$$;
revoke execute on function public.enquiries_containing(text) from public;
grant execute on function public.enquiries_containing(text) to authenticated;
