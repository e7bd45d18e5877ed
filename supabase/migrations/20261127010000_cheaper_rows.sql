-- What one row of a change of thousands costs. Nothing is allowed that was not, and nothing refused.

-- As before, without a setting and with its body read when it is created, so that it becomes a part of the check or the query
-- that it stands in: being called for every name and value of every specification took a third of storing an import.
create or replace function public.is_filled(value text) returns boolean
language sql immutable
return value ~ '^\S' and value ~ '\S$';

-- As before, as loops: a query for each list takes four times as long.
create or replace function public.is_specification_list(value jsonb) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  item jsonb;
  name text;
  content text;
begin
  if jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 200 then
    return false;
  end if;
  for place in 0 .. jsonb_array_length(value) - 1 loop
    item := value -> place;
    if jsonb_typeof(item -> 'name') is distinct from 'string' or jsonb_typeof(item -> 'value') is distinct from 'string' then
      return false;
    end if;
    name := item ->> 'name';
    content := item ->> 'value';
    if not public.is_filled(name) or length(name) > 200 or not public.is_filled(content) or length(content) > 1000 then
      return false;
    end if;
  end loop;
  return true;
end $$;

create or replace function public.is_text_list(value text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare line text;
begin
  if array_length(value, 1) > 100 then
    return false;
  end if;
  foreach line in array coalesce(value, '{}') loop
    if line is null or not public.is_filled(line) or length(line) > 1000 then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Of several records at once, an address that another record gave up is found once, not once per record. A new address of
-- one that exists still goes by keep_old_slug.
-- tg_argv: the kind.
create function public.free_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.redirects where kind = tg_argv[0] and old_slug in (select slug from added);
  return null;
end $$;

-- tg_argv: the kind, and the column that names a record if it is not its id. Changes that a trigger of another table makes (to
-- a product's copy of its category's name) do not count.
create or replace function public.record_saves() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.pg_trigger_depth() > 1 then
    return null;
  end if;
  execute format('insert into public.saves (kind, record, saved_by) select $1, s.%I::text, $2 from saved s
    on conflict (kind, record) do update set saved_by = excluded.saved_by, saved_at = excluded.saved_at',
    coalesce(tg_argv[1], 'id')) using tg_argv[0], auth.uid();
  return null;
end $$;

create or replace function public.forget_saves() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('delete from public.saves where kind = $1 and record in (select g.%I::text from gone g)',
    coalesce(tg_argv[1], 'id')) using tg_argv[0];
  return null;
end $$;
revoke execute on function public.free_slugs() from public;

do $$
declare
  definition text := pg_catalog.pg_get_functiondef('public.add_content_kind(text, text, text, text, text, text)'::regprocedure);
  -- How a new kind of content gets the trigger of its first addresses.
  by_row constant text := 'free_slug after insert on public.%1$I for each row execute function public.keep_old_slug(%2$L)';
  by_statement constant text := 'free_slug after insert on public.%1$I referencing new table as added
      for each statement execute function public.free_slugs(%2$L)';
  of record;
begin
  if strpos(definition, by_row) = 0 then
    raise exception 'add_content_kind has no trigger free_slug';
  end if;
  execute replace(definition, by_row, by_statement);
  for of in select k.kind, k.table_name from public.content_kinds k
    where exists (select 1 from pg_catalog.pg_trigger t
      where t.tgrelid = format('public.%I', k.table_name)::regclass and t.tgname = 'free_slug')
  loop
    execute format('drop trigger free_slug on public.%I', of.table_name);
    execute 'create trigger ' || format(by_statement, of.table_name, of.kind);
  end loop;
end $$;

drop trigger record_saves_of_new on public.settings;
drop trigger record_saves on public.settings;
drop trigger forget_saves on public.settings;
create trigger record_saves_of_new after insert on public.settings referencing new table as saved
  for each statement execute function public.record_saves('setting', 'key');
create trigger record_saves after update on public.settings referencing new table as saved
  for each statement execute function public.record_saves('setting', 'key');
create trigger forget_saves after delete on public.settings referencing old table as gone
  for each statement execute function public.forget_saves('setting', 'key');

-- The triggers of single rows run only for rows that they can change.
drop trigger fill_product_category on public.products;
create trigger fill_product_category before insert on public.products
  for each row when (new.category_id is not null) execute function public.fill_product_category();
create trigger refill_product_category before update on public.products
  for each row when (new.category_id is distinct from old.category_id or new.category is distinct from old.category)
  execute function public.fill_product_category();

drop trigger forget_specification_values on public.products;
create trigger forget_specification_values before insert on public.products
  for each row when (new.specification_values = 'null'::jsonb) execute function public.forget_specification_values();
create trigger forget_overtaken_values before update on public.products
  for each row when (new.specification_values is not null
    and (new.specification_values = 'null'::jsonb or new.specifications is distinct from old.specifications))
  execute function public.forget_specification_values();
