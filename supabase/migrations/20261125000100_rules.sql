-- What several tables need: the rules for slugs, addresses and texts, the time of a change, and one row per request.

-- Requests run as one of these roles. On one machine the first grant makes them.
grant usage on schema public to anon, authenticated, service_role;

-- No request keeps the database busy for longer; the functions that change thousands of rows have a limit of their own. A
-- hosted project applies these limits to every request, scripts/database does on one machine. On a server of one's own the
-- roles may belong to somebody else, or have the limits from another database already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'authenticated' and rolconfig @> array['statement_timeout=8s']) then
    alter role anon set statement_timeout = '3s';
    alter role authenticated set statement_timeout = '8s';
  end if;
exception when insufficient_privilege then
  raise notice 'The limits of time of the roles are left as they are.';
end $$;

-- The rules that constraints ask. They run with the rights of whoever writes, but the API does not have this schema: nobody
-- can call them with a text of any length.
create schema checks;
grant usage on schema checks to authenticated, service_role;

-- A function may be called only by the roles to which a migration grants it. A hosted project grants new functions to these
-- two roles by default. What `public` may call cannot be taken back for a whole schema: each function does that itself.
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- Not blank, and no white space (including line breaks and tabs) at either end. Null gives null, so that optional columns may
-- be null and required ones are declared `not null`. Without a setting and with its body read when it is created, so that it
-- becomes a part of the check that it stands in: an import calls it for every name and value of every specification.
create function checks.is_filled(value text) returns boolean
language sql immutable
return value ~ '^\S' and value ~ '\S$';

-- 'abc' or 'abc-1': lower-case Latin letters and digits in groups joined by single hyphens.
create function checks.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 120
$$;

-- Slugs that an address of the site would read as something else: /products/index is the product list itself,
-- /products/page the first part of its pages, and 'undefined' or 'null' what a program writes that has no slug.
create function checks.is_reserved_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value = any (array['index', 'page', 'undefined', 'null'])
$$;

-- False for a name that looks like another one. Refused are characters that cannot be seen or turn the direction of a text,
-- letters that are drawn like plain ones, and Latin letters in one word with those of a script that looks Latin. The same rule
-- as in src/domain/text/plain-name.ts.
create function checks.is_plain_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]'
    and value !~ '[\u017F\u2102\u210A-\u2113\u2115\u2118-\u211D\u2124\u2128\u212A-\u2134\u2139\u2460-\u24FF\uFB00-\uFB06\uFF01-\uFF5E\U0001D400-\U0001D7FF\U0001F100-\U0001F1FF]'
    and value !~ '[A-Za-z\u00C0-\u024F][^\s./&()-]*[\u0370-\u052F\u0531-\u058F\u13A0-\u13FF\uA4D0-\uA4FF]'
    and value !~ '[\u0370-\u052F\u0531-\u058F\u13A0-\u13FF\uA4D0-\uA4FF][^\s./&()-]*[A-Za-z\u00C0-\u024F]'
$$;

-- A list of lines, as features and synonyms are, not a list of lists. A loop: a query for each list takes four times as long.
create function checks.is_text_list(value text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare line text;
begin
  if array_length(value, 1) > 100 or array_ndims(value) > 1 then
    return false;
  end if;
  foreach line in array coalesce(value, '{}') loop
    if line is null or not checks.is_filled(line) or length(line) > 1000 then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Paragraphs of running text.
create function checks.is_paragraph_list(value text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_length(value, 1), 0) <= 20 and coalesce(array_ndims(value), 1) = 1
    and not exists (select 1 from unnest(value) as paragraph
      where paragraph is null or not checks.is_filled(paragraph) or length(paragraph) > 5000)
$$;

-- A body that nests quotes and lists without end, or has thousands of signs of emphasis or lines in one paragraph, would make
-- the parser run out of stack or work for minutes. The same limits as in src/domain/pages/markdown-limits.ts.
create function checks.is_markdown(value text) returns boolean
language sql immutable set search_path = '' as $$
  select text !~ '(?n)^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){21}'
    and text !~ '(?n)^(?:(?:[ \t]*(?:[-+*]|\d{1,9}[.)])(?=[ \t]))*[ \t]*>){7}'
    and text !~ '(?n)^[ \t]{61,}(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))'
    and not exists (
      select 1 from pg_catalog.regexp_split_to_table(text, '\n[ \t]*\n') as paragraph
      where length(paragraph) - length(replace(paragraph, E'\n', '')) >= 500
        or length(paragraph) - length(translate(paragraph, '*_~[]`()&!', '')) > 2000)
    and 20000 >= (
      select coalesce(sum(cells), 0) from pg_catalog.regexp_split_to_table(text, '\n[ \t]*\n') as paragraph,
        -- A table gets as many cells in each row as its widest row has.
        lateral (select max(length(line) - length(replace(line, '|', '')) + 1) * count(*) as cells
          from pg_catalog.regexp_split_to_table(paragraph, '\n') as line) as its
      where paragraph ~ '\|')
  from pg_catalog.regexp_replace(value, '\r\n?', E'\n', 'g') as text
$$;

-- An http(s) address without spaces, quotes or angle brackets.
create function checks.is_web_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~* '^https?://[^\s"''<>\\]+$' and length(value) <= 2000
$$;

-- True for an address in a private network or of the machine itself, as a visitor's browser would ask it: names without a
-- dot, .local, .internal and .localhost, private and link-local IPv4, every IPv6 literal, and numbers that browsers read
-- as an address. Names and passwords before an @ hide the host, and are counted in; so are hosts that a browser reads in
-- another way than they are written: %31 and the wide １ are 1, and 。 is a dot.
create function checks.is_private_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when value !~* '^https?://' then false
    when value ~ '^[^/]*//[^/?#]*@' then true
    else host ~ '[%。]' or host <> normalize(host, NFKC) or not checks.is_plain_name(host) or host
      ~ '^(\[.*\]|[^.]*\.?|.*\.(localhost|local|internal|lan|home|arpa)\.?|0[0-9x].*|(0|10|127)\..*|(192\.168|169\.254|172\.(1[6-9]|2[0-9]|3[01])|100\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))\..*|[0-9.]*\.0[0-9x][0-9a-f.]*)$'
  end
  from coalesce(substring(lower(value) from '^https?://(\[[^\]]*\]|[^/:?#]*)'), '') as host
$$;

-- What may stand in a picture's src: a public http(s) address, a picture of the project's own bucket (which on one machine
-- has a private address), site-relative, or one of four embedded raster formats (never SVG).
create function checks.is_picture_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select (checks.is_web_address(value)
      and (not checks.is_private_address(value) or value ~ '^https?://[^/?#@]+/storage/v1/object/public/media(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$'))
    or (value ~ '^/[^/\s"''<>\\][^\s"''<>\\]*$' and length(value) <= 2000)
    or value ~ '^data:image/(png|jpeg|webp|avif);base64,[A-Za-z0-9+/=]+$'
$$;

-- An address for mail. The same expression as in z.regexes.email, which the forms ask.
create function checks.is_mail_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^(?:[A-Za-z0-9_''+\-]+\.)*[A-Za-z0-9_''+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$'
    and length(value) <= 254
$$;

-- Whether a value matches a JSON Schema. Supports the keywords that the forms need; throws on others, so that no rule is
-- ignored.
create function checks.fits_schema(value jsonb, schema jsonb) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  wanted text := schema ->> 'type';
  plain text := value #>> '{}';
begin
  if exists (select 1 from jsonb_object_keys(schema) as keyword where keyword <> all (array['type', 'minLength', 'maxLength',
      'pattern', 'enum', 'format', 'minimum', 'maximum', 'maxItems', 'items', 'properties', 'required', 'additionalProperties', 'anyOf']))
      or schema ->> 'format' <> 'picture-address' then
    raise exception 'The database cannot check the schema %.', schema;
  end if;
  if schema ? 'anyOf' then
    return exists (select 1 from jsonb_array_elements(schema -> 'anyOf') as choice where checks.fits_schema(fits_schema.value, choice));
  elsif wanted = 'integer' then
    if jsonb_typeof(value) <> 'number' then
      return false;
    end if;
    return plain::numeric = trunc(plain::numeric)
      and plain::numeric >= coalesce((schema ->> 'minimum')::numeric, plain::numeric)
      and plain::numeric <= coalesce((schema ->> 'maximum')::numeric, plain::numeric);
  elsif jsonb_typeof(value) is distinct from wanted then
    return false;
  elsif wanted in ('boolean', 'null') then
    return true;
  elsif wanted = 'string' then
    return length(plain) >= coalesce((schema ->> 'minLength')::integer, 0)
      and length(plain) <= coalesce((schema ->> 'maxLength')::integer, length(plain))
      and coalesce(plain ~ (schema ->> 'pattern'), true)
      and coalesce(schema -> 'enum' ? plain, true)
      and (not schema ? 'format' or checks.is_picture_address(plain));
  elsif wanted = 'array' then
    return jsonb_array_length(value) <= coalesce((schema ->> 'maxItems')::integer, jsonb_array_length(value))
      and not exists (select 1 from jsonb_array_elements(value) as item where not checks.fits_schema(item, schema -> 'items'));
  elsif wanted = 'object' then
    return value ?& array(select jsonb_array_elements_text(schema -> 'required'))
      and not exists (select 1 from jsonb_each(value) as part
        where schema -> 'properties' -> part.key is null
          or not checks.fits_schema(part.value, schema -> 'properties' -> part.key));
  end if;
  raise exception 'The database cannot check the schema %.', schema;
end $$;

-- A text without blanks at its ends, of which JavaScript knows more than PostgreSQL.
create function checks.without_blanks(value text) returns text
language sql immutable
return btrim(value, U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF');

-- What stands for a wording in the translations of a record, which everybody reads: earlier wordings are nobody's business. The
-- same as in src/domain/languages/translations.ts. Stable, as the conversion of a text into bytes is: otherwise each call would be
-- planned by itself.
create function checks.fingerprint(word text) returns text
language sql stable
return left(encode(sha256(convert_to(checks.without_blanks(word), 'UTF8')), 'hex'), 16);

-- {"ar": {"name": [["5d0d8c4e2f7ab901", "مراوح"], …]}, …}: by language and column a pair for each text, of the fingerprint of its
-- wording when it was translated and its translation. The same limits as in src/domain/languages/translations-schema.ts. The
-- language of the records is no key: it has their own columns. Markdown is checked in all texts together, and only where they have
-- what that refuses: most have not.
create function checks.is_translations(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'object' then false
    when value = '{}' then true
    else octet_length(written) <= 1000000
      and not jsonb_path_exists(value, 'strict $.* ? (@.type() != "object")')
      and not jsonb_path_exists(value, 'strict $.*.* ? (@.type() != "array")')
      and not jsonb_path_exists(value, 'strict $.*.*[*] ? (@.type() != "array")')
      and not jsonb_path_exists(value, 'strict $.*.*[*] ? (@.size() != 2)')
      and not jsonb_path_exists(value, 'strict $.*.*[*][*] ? (@.type() != "string")')
      and not jsonb_path_exists(value, 'strict $.*.*[*][0] ? (!(@ like_regex "^[0-9a-f]{16}$"))')
      and jsonb_array_length(jsonb_path_query_array(value, 'strict $.*.*[*]')) <= 2000
      and not exists (
        select from jsonb_each(value) as language, jsonb_object_keys(language.value) as field
        where field !~ '^[a-z_]{1,60}$')
      and not exists (select from jsonb_object_keys(value) as language where language <> all (array['ar']))
      and not exists (
        select from jsonb_path_query(value, 'strict $.*.*[*][1]') as word where length(word #>> '{}') > 200000)
      and (written !~ '\||(?: |\\t){61}|(?:(?:[->+*]|[0-9]{1,9}[.)])(?: |\\t)*){7}'
          and (length(written) <= 2000 or length(written) - length(replace(written, '\n', '')) < 1000
            and length(written) - length(translate(written, '*_~[]`()&!', '')) <= 2000)
        or (select checks.is_markdown(string_agg(word #>> '{}', E'\n\n'))
          from jsonb_path_query(value, 'strict $.*.*[*][1]') as word))
  end
  from (select value::text as written) as t
$$;

create function public.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;

-- A request of the API that forgot its filter would change or empty a whole table. One request changes one row; several at
-- once only the functions made for it, which are given the rows by their ids.
-- Fires for every row that the request itself names, not for those that follow by a foreign key: these are changed with
-- the rights of the tables' owner. The trigger of the statement begins the count anew.
-- Functions that may change several rows say so by a setting. It is one of PostgreSQL's own, because only a superuser may
-- give functions settings of another name. A request cannot change it.
create function public.refuse_several_rows() returns trigger
language plpgsql set search_path = '' as $$
declare
  earlier integer := coalesce(nullif(current_setting('plantroom.rows_of_request', true), ''), '0');
begin
  if tg_level = 'STATEMENT' then
    perform set_config('plantroom.rows_of_request', '0', true);
    return null;
  end if;
  if earlier > 0 and current_setting('application_name') <> 'plantroom: several rows' then
    raise exception 'A request may change one row of % at a time. Name it by its id.', tg_table_name
      using errcode = 'PT400';
  end if;
  perform set_config('plantroom.rows_of_request', (earlier + 1)::text, true);
  return case tg_op when 'DELETE' then old else new end;
end $$;
revoke execute on function public.refuse_several_rows() from public;
