-- The searches of the administration. They run in the database, because a list in the browser has only one page. They go by
-- the rule of src/domain/search-words.ts, which is sent as regular expressions (src/domain/search-patterns.ts): a text is found
-- if it matches all of `exact`; if no text does, all of `apart`.

-- The patterns, if each of them only says which words a text has. Any other regular expression is refused, even of an
-- administrator: it can be made so slow that it stops a database without a limit of time.
create function public.word_patterns(patterns text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  a_letter constant text := '[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]';
  a_list constant text := '\[[-‐‑–/._ ]+\]';
  a_character constant text := format('(?:%1$s|\[%1$s+\]|\[\.\])', a_letter);
  -- One between two characters, never two in a row: many things that may be left out would be tried in all combinations.
  a_separator constant text := format('(?:,\?|%1$s\??|\(\?: \?°\|%1$s\)\??)', a_list);
  a_beginning constant text := '(?:\(\?<!\[0-9\]\)\(\?:\(\?<!\[0-9\]\[\.,\]\)\|\(\?<=\[0-9\],\)\(\?!\[0-9\]\{3\}\(\?!\[0-9\]\)\)\)'
    || '|\(\?<!\[a-z\\u00c0-\\u024f\]\))';
  a_word constant text := a_beginning || a_character || '(?:' || a_separator || '?' || a_character || ')*(?:\?\(\?!\[a-z\\u00c0-\\u024f\]\))?';
  all_words constant text := format('\^(?:\(\?=\(\?:\.\|\\n\)\*%s\))+', a_word);
  a_term constant text := format('^(?:a\^b|(?:%1$s|%2$s)(?:\|(?:%1$s|%2$s))*)$', a_word, all_words);
begin
  -- What may be left out takes the longest, in each text anew: a search of a hundred characters has a hundred of them.
  if cardinality(patterns) > 64
      or (select sum(length(pattern)) > 20000 or sum(length(pattern) - length(replace(pattern, '?', ''))) > 400
          from unnest(patterns) as pattern)
      or exists (
    select from unnest(patterns) as pattern where pattern is null or length(pattern) > 4000
      -- Each word of a pattern is looked for by itself, up to the end of the text.
      or length(pattern) - length(replace(pattern, '(?=', '')) > 3 * 64 or pattern !~ a_term
  ) then
    raise exception 'A search consists of words' using errcode = '22023';
  end if;
  return patterns;
end $$;

-- The text by which a product is found: `short_text` in pickers, `full_text` everywhere else, the same as on the public site
-- (src/site/search/search-data.ts). A column that a query does not use is not computed.
create view public.product_texts with (security_invoker = true) as
select p.id,
  lower(concat_ws('. ', p.name, p.slug, p.model, b.name, p.category)) as short_text,
  lower(concat_ws('. ', p.name, p.slug, p.model, b.name, p.category, p.description, array_to_string(p.features, '. '),
    regexp_replace(p.specifications::text, '"(name|value)": ', '', 'g'))) as full_text
from public.products p join public.brands b on b.id = p.brand_id;
revoke all on public.product_texts from anon, authenticated;
grant select on public.product_texts to authenticated, service_role;

-- The products that match. Nothing for accounts without rights: there is no text that a pattern of theirs would be compared with.
create function public.products_found(exact text[], apart text[], everywhere boolean default true)
returns setof public.products
language sql stable security invoker set search_path = '' as $$
  with texts as materialized (
    select t.id, case when everywhere then t.full_text else t.short_text end as text from public.product_texts t
    where (select public.may('content.read')) or current_user = 'service_role'
  ), exactly as materialized (
    select t.id from texts t where t.text ~ all ((select public.word_patterns(exact))::text[])
  )
  select * from public.products p where p.id in (
    select e.id from exactly e
    union all
    select t.id from texts t
    where not exists (select 1 from exactly) and t.text ~ all ((select public.word_patterns(apart))::text[])
  )
$$;

-- For the command palette: the records that the caller may open and that match what was typed, best first. Settings are missing:
-- they are found by the names of their fields, which the database does not know.
create function public.find_records(exact text[], apart text[])
returns table (kind text, id uuid, name text, detail text)
language plpgsql stable security invoker set search_path = '' as $$
declare texts text[] := '{}';
begin
  if public.may('content.read') then
    texts := array(select format(
        'select %L as kind, r.id, r.%2$I as name, %3$L || r.%4$I as detail, lower(r.%4$I || ''. '' || r.%2$I) as text from public.%5$I r',
        k.kind, k.name_column, coalesce(k.address, ''), k.slug_column, k.table_name)
      from public.content_kinds k where k.kind not in ('product', 'setting'))
      || array['select ''product'', p.id, p.name, coalesce(p.model, p.category), t.full_text
        from public.products p join public.product_texts t on t.id = p.id'];
  end if;
  if public.may('enquiries.work') then
    texts := texts || array['select ''enquiry'' as kind, e.id, e.first_name || '' '' || e.last_name as name,
        concat_ws('' · '', e.reference, coalesce(e.company, e.email)) as detail,
        lower(concat_ws(''. '', e.first_name || '' '' || e.last_name, e.email, e.company, e.reference, e.project_name)) as text
      from public.enquiries e'];
  end if;
  if cardinality(texts) = 0 then
    return;
  end if;
  return query execute format($query$
    with texts as materialized (
      %s
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
    limit 20 $query$, array_to_string(texts, ' union all ')) using public.word_patterns(exact), public.word_patterns(apart);
end $$;

-- What products lack (src/domain/content/missing-data.ts): a picture, a specification of capacity, a text of 80 characters, names of
-- specifications that another line has too, a model that no other product of the brand has.
create function public.missing_product_ids(what text) returns setof uuid
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not (public.may('content.read') or current_user = 'service_role') then
    return;
  end if;
  case what
    when 'picture' then
      return query select p.id from public.products p where p.images = '[]';
    when 'capacity' then
      return query select p.id from public.products p
        -- A series has the capacities of its sizes.
        where not jsonb_path_exists(p.specifications, '$[*].name ? (@ like_regex "capacity" flag "i")')
          and not exists (select from public.products size where size.series_id = p.id);
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
  where public.may('content.read') or current_user = 'service_role'
$$;

revoke execute on function public.word_patterns(text[]), public.products_found(text[], text[], boolean), public.find_records(text[], text[]),
  public.missing_product_ids(text), public.products_missing(text, text[], text[]), public.count_missing() from public, anon;
grant execute on function public.find_records(text[], text[]) to authenticated;
grant execute on function public.word_patterns(text[]), public.products_found(text[], text[], boolean), public.missing_product_ids(text),
  public.products_missing(text, text[], text[]), public.count_missing() to authenticated, service_role;
