-- Functions that may change several rows were marked by a setting of our own name, which only a superuser may give to a
-- function: neither a hosted project nor a PostgreSQL server of one's own accepted that. In databases that have it, it is
-- replaced by the setting that 20261122210000_narrow_rights.sql uses now.
create or replace function public.refuse_several_rows() returns trigger
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

do $$
declare
  marked regprocedure;
begin
  for marked in select oid from pg_catalog.pg_proc where proconfig @> array['plantroom.several_rows=allowed'] loop
    execute format('alter function %s reset plantroom.several_rows', marked);
    execute format('alter function %s set application_name = %L', marked, 'plantroom: several rows');
  end loop;
end $$;
