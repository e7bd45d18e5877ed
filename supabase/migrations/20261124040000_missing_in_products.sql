-- What products lack, for the administration (src/domain/missing.ts): a picture, a specification of capacity, a text of 80
-- characters, names of specifications that another line has too, a model that no other product of the brand has.
create function public.missing_product_ids(what text) returns setof uuid
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not (public.is_admin() or current_user = 'service_role') then
    return;
  end if;
  case what
    when 'picture' then
      return query select p.id from public.products p where p.images = '[]';
    when 'capacity' then
      return query select p.id from public.products p
        where not jsonb_path_exists(p.specifications, '$[*].name ? (@ like_regex "capacity" flag "i")');
    when 'text' then
      return query select p.id from public.products p where length(p.description) < 80;
    when 'shared_name' then
      return query
        with names as (
          select p.id, lower(btrim(item ->> 'name')) as name
          from public.products p cross join lateral jsonb_array_elements(p.specifications) as item
        )
        select distinct (array_agg(n.id))[1] from names n group by n.name having count(*) = 1;
    when 'own_model' then
      return query
        select unnest(array_agg(p.id)) from public.products p where p.model is not null
        group by p.brand_id, lower(btrim(p.model)) having count(*) > 1;
    else
      return;
  end case;
end $$;

-- The products that lack something; with patterns, those of them that the search finds (see products_found).
create function public.products_missing(what text, exact text[] default null, apart text[] default null)
returns setof public.products
language sql stable security invoker set search_path = '' as $$
  select * from public.products p
  where p.id in (select public.missing_product_ids(what))
    and (exact is null or p.id in (select f.id from public.products_found(exact, apart) f))
$$;

create function public.count_missing() returns table (missing text, product_count bigint)
language sql stable security invoker set search_path = '' as $$
  select w.what, (select count(*) from public.missing_product_ids(w.what))
  from unnest(array['picture', 'capacity', 'text', 'shared_name', 'own_model']) as w (what)
  where public.is_admin() or current_user = 'service_role'
$$;
revoke execute on function public.missing_product_ids(text), public.products_missing(text, text[], text[]),
  public.count_missing() from public, anon;
grant execute on function public.missing_product_ids(text), public.products_missing(text, text[], text[]),
  public.count_missing() to authenticated, service_role;
