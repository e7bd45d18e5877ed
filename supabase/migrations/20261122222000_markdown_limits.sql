-- A body that nests quotes and lists without end, or has thousands of signs of emphasis in one paragraph, would make the
-- parser run out of stack or work for minutes. The same limits as in src/domain/markdown-limits.ts.
create function public.is_markdown(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ '(?n)^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){21}'
    and value !~ '(?n)^[ \t]{61,}(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))'
    and not exists (
      select 1 from pg_catalog.regexp_split_to_table(value, '\n[ \t\r]*\n') as paragraph
      where length(paragraph) - length(translate(paragraph, '*_~[]`', '')) > 2000)
$$;
grant execute on function public.is_markdown(text) to anon, authenticated, service_role;

-- Not valid: pages of earlier versions stay as they are until they are saved again.
alter table public.pages add constraint body_is_markdown check (public.is_markdown(body)) not valid;
