-- Visitors read what the site shows, and nothing else: no inactive category, and no old address of a page or category
-- that they cannot read themselves.
drop policy "Everyone may read categories" on public.categories;
create policy "Everyone may read active categories, administrators all" on public.categories
  for select to anon, authenticated using (is_active or (select public.is_admin()));

-- The row security of the tables asked here applies: what the caller cannot read has no redirect either.
drop policy "Everyone may read redirects" on public.redirects;
create policy "Everyone may read redirects to what they may read" on public.redirects
  for select to anon, authenticated using (
    (kind <> 'page' or exists (select 1 from public.pages p where p.id = record_id))
    and (kind <> 'category' or exists (select 1 from public.categories c where c.id = record_id)));

-- The time of a change is written by the database, as in every other table.
revoke insert (updated_at), update (updated_at) on public.settings from authenticated;
create trigger set_creation_time before insert on public.settings
  for each row when (current_user = 'authenticated') execute function public.set_updated_at();

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

do $$
declare
  of_table text;
begin
  -- For kinds of content that come later add_content_kind makes these triggers.
  for of_table in select table_name from public.content_kinds
    union all select unnest(array['admins', 'brand_featured_products', 'enquiries', 'subscribers'])
  loop
    execute format('create trigger count_rows_of_request before update or delete on public.%I
      for each statement when (current_user = ''authenticated'') execute function public.refuse_several_rows()', of_table);
    execute format('create trigger refuse_several_rows before update or delete on public.%I
      for each row when (current_user = ''authenticated'') execute function public.refuse_several_rows()', of_table);
  end loop;
end $$;

alter function public.set_products_category(uuid[], uuid) set application_name = 'plantroom: several rows';
alter function public.delete_records(text, uuid[]) set application_name = 'plantroom: several rows';
alter function public.reorder_featured_products(uuid, uuid[]) set application_name = 'plantroom: several rows';
alter function public.place_category(uuid, uuid[], uuid) set application_name = 'plantroom: several rows';
alter function public.save_settings(jsonb) set application_name = 'plantroom: several rows';

-- Marks enquiries as read or unread, archived or not; what is null stays as it is. All of them, or none.
create function public.mark_enquiries(enquiry_ids uuid[], is_read boolean default null, is_archived boolean default null)
returns integer
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare marked integer;
begin
  update public.enquiries set
    read_at = case when is_read is null then read_at when is_read then coalesce(read_at, clock_timestamp()) end,
    archived_at = case when is_archived is null then archived_at when is_archived then coalesce(archived_at, clock_timestamp()) end
  where id = any (enquiry_ids);
  get diagnostics marked = row_count;
  if marked <> cardinality(enquiry_ids) then
    raise exception '% of % enquiries could be marked.', marked, cardinality(enquiry_ids) using errcode = 'PT409';
  end if;
  return marked;
end $$;

-- Takes addresses off the newsletter list; one that is gone already is no error.
create function public.delete_subscribers(subscriber_ids uuid[]) returns integer
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare gone integer;
begin
  delete from public.subscribers where id = any (subscriber_ids);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function public.mark_enquiries(uuid[], boolean, boolean), public.delete_subscribers(uuid[])
  from public, anon;
grant execute on function public.mark_enquiries(uuid[], boolean, boolean), public.delete_subscribers(uuid[])
  to authenticated;
