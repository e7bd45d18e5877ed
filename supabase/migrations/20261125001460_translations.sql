-- How much of the content is translated, as the administration's screen Translations lists it. The database counts, so that the
-- browser does not read the texts of all records.

-- The columns whose words are translated, with what each holds: a text, a list of texts, or entries with words in their fields,
-- which may depend on their type. The same as in src/domain/languages/word-fields.ts.
create function checks.word_shapes() returns jsonb
language sql immutable set search_path = ''
return jsonb '{
  "brands": {
    "name": "text", "description": "text", "country": "text", "headquarters": "text", "employees": "text",
    "paragraphs": "list", "specialties": "list", "markets": "list", "certifications": "list", "contact_address": "text"},
  "categories": {
    "name": "text", "description": "text", "page_title": "text", "search_description": "text", "introduction": "text"},
  "products": {"name": "text", "description": "text", "features": "list", "images": {"each": [["alt", "text"]]}},
  "attributes": {"name": "text", "choices": "list"},
  "pages": {
    "title": "text", "body": "text",
    "sections": {"by type": {
      "part": [],
      "hero": [["heading", "text"], ["lead", "text"], ["alt", "text"], ["buttons", {"each": [["name", "text"]]}]],
      "search": [["heading", "text"], ["lead", "text"]],
      "text": [["heading", "text"], ["text", "text"]],
      "picture": [["heading", "text"], ["text", "text"], ["alt", "text"]],
      "points": [["heading", "text"], ["lead", "text"], ["points", {"each": [["title", "text"], ["text", "text"]]}]],
      "figures": [["heading", "text"], ["lead", "text"], ["figures", {"each": [["label", "text"]]}]],
      "steps": [["heading", "text"], ["lead", "text"], ["steps", {"each": [["title", "text"], ["text", "text"]]}]],
      "questions": [["heading", "text"], ["lead", "text"], ["questions", {"each": [["question", "text"], ["answer", "text"]]}]],
      "cards": [["heading", "text"], ["lead", "text"]],
      "map": [["heading", "text"], ["lead", "text"]],
      "logos": [["heading", "text"], ["lead", "text"], ["logos", {"each": [["name", "text"]]}]],
      "downloads": [["heading", "text"], ["lead", "text"], ["files", {"each": [["title", "text"]]}]],
      "action": [["heading", "text"], ["text", "text"], ["button", "text"]],
      "form": [["heading", "text"], ["text", "text"]]
    }},
    "search_description": "text"},
  "projects": {
    "title": "text", "sector": "text", "location": "text", "client": "text", "value": "text", "duration": "text",
    "description": "text", "paragraphs": "list", "features": "list", "scope": "list", "challenges": "list",
    "solutions": "list", "results": "list", "technologies": "list", "certifications": "list"},
  "services": {
    "title": "text", "summary": "text", "paragraphs": "list", "scope": "list", "deliverables": "list", "standards": "list"},
  "sectors": {
    "title": "text", "hint": "text", "description": "text", "paragraphs": "list", "features": "list",
    "figures": {"each": [["label", "text"]]}, "services": {"each": [["title", "text"], ["description", "text"]]},
    "projects_label": "text",
    "case_studies": {"each": [["title", "text"], ["location", "text"], ["description", "text"], ["results", "list"]]}},
  "testimonials": {"name": "text", "position": "text", "company": "text", "quote": "text", "project_value": "text"},
  "articles": {"title": "text", "summary": "text", "body": "text"},
  "certificates": {"title": "text", "issuer": "text", "scope": "text"},
  "documents": {"title": "text"},
  "members": {"name": "text", "position": "text", "about": "text"}
}';

-- The words of a column in their order: wordsOf in src/domain/languages/words.ts, without blanks at their ends.
create function checks.words_of(shape jsonb, value jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if shape = '"text"' then
    return case when jsonb_typeof(value) = 'string' then array_remove(array[checks.without_blanks(value #>> '{}')], '')
      else '{}' end;
  elsif jsonb_typeof(value) is distinct from 'array' then
    return '{}';
  elsif shape = '"list"' then
    return array(select checks.without_blanks(item #>> '{}') from jsonb_array_elements(value) with ordinality as i (item, place)
      where jsonb_typeof(item) = 'string' and checks.without_blanks(item #>> '{}') <> '' order by place);
  end if;
  return array(
    select word from jsonb_array_elements(value) with ordinality as e (entry, number)
    cross join lateral jsonb_array_elements(coalesce(shape -> 'each', shape -> 'by type' -> (entry ->> 'type'), '[]'))
      with ordinality as f (field, place)
    cross join lateral unnest(checks.words_of(field -> 1, entry -> (field ->> 0))) with ordinality as w (word, at)
    where jsonb_typeof(entry) = 'object' order by number, place, at);
end $$;

-- How many words of a column are translated, how many outdated: the rule of `translated` in
-- src/domain/languages/translations.ts. What is neither is missing.
create function checks.translated_words(words text[], pairs jsonb, out translated integer, out outdated integer)
language plpgsql immutable set search_path = '' as $$
declare
  is_filled boolean;
  is_same boolean;
  sources text[];
begin
  if pairs is null or words = '{}' then
    translated := 0;
    outdated := 0;
    return;
  elsif cardinality(words) = 1 and jsonb_array_length(pairs) = 1 then
    -- Most columns hold one text: the rule below, without a query.
    is_filled := checks.without_blanks(pairs -> 0 ->> 1) <> '';
    is_same := pairs -> 0 ->> 0 = checks.fingerprint(words[1]);
    translated := (is_filled and is_same)::integer;
    outdated := (is_filled and not is_same)::integer;
    return;
  end if;
  sources := array(select checks.fingerprint(word) from unnest(words) with ordinality as w (word, place) order by place);
  with given as materialized (
    select pair ->> 0 as source, checks.without_blanks(pair ->> 1) <> '' as is_filled, place
    from jsonb_array_elements(pairs) with ordinality as p (pair, place)
  ), states as (
    select w.source in (select g.source from given g where g.is_filled) as is_translated,
      -- Words that only changed places keep their translations: what was that of another one is not an older one of this.
      coalesce(cardinality(words) = jsonb_array_length(pairs) and own.is_filled and own.source <> all (sources), false) as is_older
    from unnest(sources) with ordinality as w (source, place) left join given own on own.place = w.place
  )
  select count(*) filter (where s.is_translated), count(*) filter (where s.is_older and not s.is_translated)
    into translated, outdated from states s;
end $$;

-- The records with words, of all tables or one, that have a text in their name: how many of their words are translated into a
-- language, outdated or missing. `undone` is both together.
create function public.list_translations(of_language text, of_table text default null, in_name text default null)
returns table (table_name text, record uuid, name text, updated_at timestamptz, translated integer, outdated integer,
  missing integer, undone integer)
language plpgsql stable security invoker set search_path = '' as $$
declare
  of record;
  counted text;
begin
  if not (public.may('content.read') or current_user = 'service_role') then
    return;
  end if;
  for of in
    select c.table_name as name, c.name_column, s.value as fields
    from jsonb_each(checks.word_shapes()) s join public.content_tables c on c.table_name = s.key
    where of_table is null or of_table = s.key order by c.place
  loop
    select string_agg(format('(%1$L, checks.words_of(%2$L, to_jsonb(t.%1$I)))', f.key, f.value), ', ') into counted
      from jsonb_each(of.fields) f;
    return query execute format($sql$
      select %1$L::text, t.id, t.%2$I, t.updated_at, n.translated, n.outdated, n.words - n.translated - n.outdated,
        n.words - n.translated
      from public.%1$I t cross join lateral (
        select sum(c.translated)::integer as translated, sum(c.outdated)::integer as outdated,
          sum(cardinality(f.words))::integer as words
        from (values %3$s) as f (name, words)
        cross join lateral checks.translated_words(f.words, t.translations -> $1 -> f.name) c
      ) n
      where $2 is null or strpos(lower(t.%2$I), lower($2)) > 0 $sql$, of.name, of.name_column, counted)
      using of_language, nullif(in_name, '');
  end loop;
end $$;

-- The same of the whole content, by table.
create function public.count_translations(of_language text)
returns table (table_name text, records bigint, translated bigint, outdated bigint, missing bigint)
language sql stable security invoker set search_path = '' as $$
  select l.table_name, count(*), sum(l.translated), sum(l.outdated), sum(l.missing)
  from public.list_translations(of_language) l group by l.table_name
$$;

revoke execute on function public.list_translations(text, text, text), public.count_translations(text) from public, anon;
grant execute on function public.list_translations(text, text, text), public.count_translations(text) to authenticated, service_role;

-- The words of the sections of a page by their fingerprints, and whether they are hidden, in the order of the translations.
create function checks.section_words(sections jsonb) returns table (place bigint, source text, hidden boolean)
language sql immutable set search_path = '' as $$
  select row_number() over (order by s.place, w.place), checks.fingerprint(w.word), coalesce(s.section -> 'hidden' = 'true', false)
  from jsonb_array_elements(case jsonb_typeof(sections) when 'array' then sections else '[]' end)
      with ordinality as s (section, place),
    unnest(checks.words_of(checks.word_shapes() -> 'pages' -> 'sections', jsonb_build_array(s.section)))
      with ordinality as w (word, place)
$$;

-- Everybody reads the translations of a published page that hides nothing, so those of a text that is gone go with it, if that
-- may have been hidden until then. Where there are as many pairs as texts, one of another text is an older one and still shown;
-- what was hidden is no older one of a text that is not.
create function public.drop_lost_translations() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The check of the column refuses what is none.
  if new.translations = '{}' or not checks.is_translations(new.translations) then
    return new;
  end if;
  with present as materialized (
    select * from checks.section_words(new.sections)
  ), before as materialized (
    select * from checks.section_words(old.sections)
  ), were_hidden as materialized (
    select b.source from before b group by b.source having bool_and(b.hidden)
    union
    select p.pair ->> 0
    from jsonb_each(coalesce(old.translations, '{}')) as l (language, fields),
      jsonb_array_elements(l.fields -> 'sections') with ordinality as p (pair, place)
      join before b on b.place = p.place and b.hidden
  )
  select jsonb_object_agg(l.language, l.fields || case when l.fields ? 'sections' then jsonb_build_object('sections', (
      select coalesce(jsonb_agg(case when p.pair ->> 0 in (select source from present) or own.hidden
          or p.pair ->> 0 not in (select source from were_hidden) then p.pair else jsonb_build_array(own.source, '') end
        order by p.place), '[]')
      from jsonb_array_elements(l.fields -> 'sections') with ordinality as p (pair, place)
      left join present own on own.place = p.place
      where jsonb_array_length(l.fields -> 'sections') = (select count(*) from present)
        or p.pair ->> 0 in (select source from present))) else '{}' end)
    into new.translations from jsonb_each(new.translations) as l (language, fields);
  return new;
end $$;
create trigger drop_lost_translations before insert or update of sections, translations on public.pages
  for each row execute function public.drop_lost_translations();
