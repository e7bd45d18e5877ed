-- Applying a prepared change, and what is made of past ones: undo, the trash, versions of a record, and the log.

-- Adds rows to a prepared change: [{"table_name": "products", "record": "…", "before": null, "after": {"name": "…"}}, …]. One
-- call for hundreds of them: as rows of an insert they would take four times as long. Only for the caller's own change, as it
-- is recorded under that name.
create function public.store_change_rows(of_change uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare stored integer;
begin
  perform public.require('content.publish');
  -- Locked, so that it is not applied meanwhile.
  perform from public.changes c where c.id = of_change and c.state = 'prepared' and c.plan_id is null
    and c.made_by is not distinct from auth.uid() for update;
  if not found then
    raise exception 'This change does not exist any more, or is stored already.' using errcode = 'PT409';
  end if;
  insert into public.change_rows (change_id, table_name, record, before, after)
  select of_change, r.table_name, r.record, r.before, r.after
  from jsonb_to_recordset(rows) r (table_name text, record text, before jsonb, after jsonb)
  -- What other tables have follows from records, or is written by functions of its own. A workbook brings specifications, and
  -- which of them a category expects; it deletes none.
  where (r.table_name in (select k.table_name from public.content_kinds k)
      or r.table_name = 'attributes' and r.after is not null or r.table_name = 'category_attributes')
  -- Each side of a row may be as large as the largest record, not larger: the pictures of a product take up to 16 MB
  -- (checks.is_picture_list), all its other texts less than 3 MB, also if every character has to be escaped.
    and greatest(pg_column_size(r.before), pg_column_size(r.after)) <= 20000000;
  get diagnostics stored = row_count;
  if stored <> jsonb_array_length(rows) then
    raise exception 'There is no content of that kind, or a record is too large.' using errcode = 'PT400';
  end if;
end $$;

-- SQL that is true where the row `t` of a table is the record of the row `r` of a change.
create function public.is_record(of_table text) returns text
language sql stable set search_path = '' as $$
  select case when c.record_columns = '{id}' then 't.id = r.record::uuid'
    else (select string_agg(format('t.%I::text', name), ' || ''/'' || ') from unnest(c.record_columns) name) || ' = r.record' end
  from public.content_tables c where c.table_name = of_table
$$;

-- A column of a table that a change may write: all of them for what comes back, otherwise those that may be written from outside.
-- `value` is SQL for the value in the row `r` of a change, of which `n` is the row of the table.
create function public.columns_of_change(of_table text, comes_back boolean) returns table (name text, value text, standard text)
language sql stable set search_path = '' as $$
  select a.attname::text,
    -- jsonb_populate_record would make SQL's null of JSON's.
    case when a.atttypid <> 'jsonb'::regtype then format('n.%I', a.attname)
      when a.attnotnull then format('r.after -> %L', a.attname)
      else format('nullif(r.after -> %L, ''null'')', a.attname) end,
    coalesce(pg_catalog.pg_get_expr(d.adbin, d.adrelid), 'null')
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = format('public.%I', of_table)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (comes_back or pg_catalog.has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert, update'))
    -- For whoever asks by themselves; the functions that apply changes ask as their owner, and have checked before.
    and (current_user <> 'authenticated' or (select public.may('content.publish')))
  order by a.attnum
$$;

-- Of the rows of a prepared change in one table, those that do not find their record as they expect it: some of their columns
-- are overtaken, it is gone, or it is there already.
create function public.overtaken_rows(of_change uuid, of_table text)
returns table (record text, name text, follows boolean, is_gone boolean)
language plpgsql stable security definer set search_path = '' as $$
declare of public.content_tables;
begin
  select * into strict of from public.content_tables t where t.table_name = of_table;
  return query execute format($sql$
    select r.record, coalesce(j.now ->> $3, r.name), r.follows, j.now is null
    from public.change_rows r left join public.%1$I t on %2$s
    cross join lateral (select case when t.%3$I is not null then to_jsonb(t) end as now offset 0) j
    where r.change_id = $1 and r.table_name = $2 and case
      when r.before is null then j.now is not null
      else j.now is null or checks.overtaken_columns(j.now, r.before, r.after, $4) <> '{}' end $sql$,
    of.table_name, public.is_record(of.table_name), of.record_columns[1])
    using of_change, of.table_name, of.name_column, of.derived_columns;
end $$;

-- What comes back may have lost what it referred to. What can be without it comes back so; what cannot is left out if it only
-- follows (restore_deleted refuses that for what was chosen), otherwise the whole is refused: {"refusal": "owner-deleted"} in the DETAIL of the error.
create function public.mend_references(of_change uuid, of_table text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reference record;
  lost text[];
  refused record;
begin
  for reference in
    select a.attname as name, c.confdeltype = 'n' as may_be_null, target.relname as target, key.attname as key,
      pg_catalog.format_type(key.atttypid, key.atttypmod) as type
    from pg_catalog.pg_constraint c join pg_catalog.pg_class target on target.oid = c.confrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_catalog.pg_attribute key on key.attrelid = c.confrelid and key.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid = format('public.%I', of_table)::regclass and cardinality(c.conkey) = 1
      and target.relnamespace = 'public'::regnamespace
  loop
    execute format($sql$
      select array_agg(r.record) from public.change_rows r
      where r.change_id = $1 and r.table_name = $2 and r.after ->> %1$L is not null
        and not exists (select from public.%2$I target where target.%3$I = (r.after ->> %1$L)::%4$s)
        and not exists (select from public.change_rows owner where owner.change_id = $1 and owner.table_name = %2$L
          and owner.record = r.after ->> %1$L and owner.before is null) $sql$,
      reference.name, reference.target, reference.key, reference.type) into lost using of_change, of_table;
    continue when lost is null;
    if reference.may_be_null then
      update public.change_rows r set after = r.after || jsonb_build_object(reference.name, null)
          || case when of_table = 'products' and reference.name = 'category_id' then '{"category": null}'::jsonb else '{}' end
        where r.change_id = of_change and r.table_name = of_table and r.record = any (lost);
    else
      select k.kind, r.name into refused from public.change_rows r join public.content_kinds k on k.table_name = r.table_name
        where r.change_id = of_change and r.table_name = of_table and r.record = any (lost) and not r.follows
        order by r.name limit 1;
      if refused.kind is not null then
        raise exception 'A deleted record belongs to one that was deleted too.' using errcode = 'PT409',
          detail = jsonb_build_object('refusal', 'owner-deleted', 'kind', refused.kind, 'name', refused.name)::text;
      end if;
      delete from public.change_rows r where r.change_id = of_change and r.table_name = of_table and r.record = any (lost);
    end if;
  end loop;
  -- A series may have become one of another brand meanwhile, or none, and its size something else (keep_series_together).
  if of_table = 'products' then
    select array_agg(r.record) into lost
    from public.change_rows r left join public.products p on p.id = r.record::uuid
    cross join lateral (select coalesce(r.after ->> 'brand_id', p.brand_id::text) as brand,
      coalesce(r.after ->> 'item_type', p.item_type) as type) size
    where r.change_id = of_change and r.table_name = 'products' and r.after ->> 'series_id' is not null and (size.type <> 'product' or (
      not exists (select from public.products s where s.id = (r.after ->> 'series_id')::uuid and s.item_type = 'category'
        and s.brand_id::text = size.brand)
      and not exists (select from public.change_rows s where s.change_id = of_change and s.table_name = 'products'
        and s.record = r.after ->> 'series_id' and s.before is null and s.after ->> 'item_type' = 'category'
        and s.after ->> 'brand_id' = size.brand)));
    update public.change_rows r set after = r.after || '{"series_id": null}'
      where r.change_id = of_change and r.table_name = 'products' and r.record = any (lost) and r.before is null;
    delete from public.change_rows r
      where r.change_id = of_change and r.table_name = 'products' and r.record = any (lost) and r.before is not null and r.follows;
  end if;
end $$;

-- Of the records that a prepared change deletes, those that others have come to belong to: these would go along.
create function public.records_in_use(of_change uuid, of_table text) returns table (record text, name text)
language plpgsql stable security definer set search_path = '' as $$
declare reference record;
begin
  for reference in
    select k.table_name, a.attname as name
    from pg_catalog.pg_constraint c
    join public.content_kinds k on c.conrelid = format('public.%I', k.table_name)::regclass
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = format('public.%I', of_table)::regclass and cardinality(c.conkey) = 1
  loop
    return query execute format($sql$
      select r.record, r.name from public.change_rows r
      where r.change_id = $1 and r.table_name = $2 and r.after is null and exists (
        select from public.%1$I used where used.%2$I = r.record::uuid and not exists (
          select from public.change_rows o where o.change_id = $1 and o.table_name = %1$L and o.record = used.id::text
            and (o.after is null or o.after ? %2$L))) $sql$, reference.table_name, reference.name)
      using of_change, of_table;
  end loop;
end $$;

-- Creates the records of one table that a prepared change creates.
create function public.create_records_of_change(of_change uuid, of_table text, comes_back boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  columns text;
  vals text;
  -- A link between two records is known by these, and a new record by the id that the change gives it.
  is_link boolean := (select t.record_columns <> '{id}' from public.content_tables t where t.table_name = of_table);
begin
  select string_agg(quote_ident(c.name), ', '),
    string_agg(format('case when r.after ? %L then %s else %s end', c.name, c.value, c.standard), ', ')
    into columns, vals from public.columns_of_change(of_table, comes_back) c;
  execute format($sql$
    insert into public.%1$I (%2$s) select %3$s
    from (select c.record, c.after || '{}' as after from public.change_rows c
      where c.change_id = $1 and c.table_name = $2 and c.before is null and c.after is not null and c.revision is null offset 0) r
    cross join lateral jsonb_populate_record(null::public.%1$I, r.after) n %4$s $sql$,
    of_table, case when comes_back or is_link then '' else 'id, ' end || columns,
    case when comes_back or is_link then '' else 'r.record::uuid, ' end || vals,
    case when of_table = 'redirects' then
        -- In place of one that this change has written itself, by giving a record another slug. Any other is newer, and stays.
        'on conflict (kind, old_slug) do update set id = excluded.id, record_id = excluded.record_id, created_at = excluded.created_at
          where redirects.id::text in (select own.record from public.change_rows own
            where own.change_id = $1 and own.table_name = $2 and own.revision is not null)'
      when not exists (select from public.content_kinds k where k.table_name = of_table) then 'on conflict do nothing'
      else '' end) using of_change, of_table;
end $$;

-- Puts a prepared change into the content, all of it or nothing:
-- {"counts": {"products": {"created": 3, "changed": 5}}, "edited": [], "slugs_used": []}.
-- Edited are the records that were changed since in the same columns, and those that are gone (overtaken_rows); slugs_used the
-- slugs that another record has, or that two records of the change ask for. With any of them nothing is done, unless those
-- edited are to be left out.
create function public.apply_change(of_change uuid, leave_edited boolean default false) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
declare
  change public.changes;
  comes_back boolean;
  of public.content_tables;
  kind public.content_kinds;
  unknown_column text;
  overtaken jsonb;
  used jsonb;
  edited jsonb := '[]';
  slugs_used jsonb := '[]';
  counts jsonb := '{}';
  assignments text;
begin
  perform public.require('content.publish');
  -- Only by whoever prepared it: it is recorded under that name, and may still be on its way.
  select * into change from public.changes c where c.id = of_change and c.state = 'prepared' and c.plan_id is null
    and c.made_by is not distinct from auth.uid() for update;
  if change.id is null then
    raise exception 'This change does not exist any more, or is stored already.' using errcode = 'PT409';
  end if;
  comes_back := change.kind in ('restore', 'undo');
  perform set_config('plantroom.change', of_change::text, true);

  for of in select t.* from public.content_tables t where exists (
    select from public.change_rows r where r.change_id = of_change and r.table_name = t.table_name) order by t.place
  loop
    if not comes_back then
      select key into unknown_column from public.change_rows r, jsonb_object_keys(r.after) key
        where r.change_id = of_change and r.table_name = of.table_name
          and key not in (select name from public.columns_of_change(of.table_name, false)) limit 1;
      if unknown_column is not null then
        raise exception '% have no column % that could be written.', initcap(of.table_name), unknown_column using errcode = 'PT400';
      end if;
    end if;
    -- Locked first, so that no other save gets in between.
    execute format('select 1 from public.%1$I t, public.change_rows r where %2$s and r.change_id = $1 and r.table_name = $2
      and r.before is not null order by t.%3$I for update of t', of.table_name, public.is_record(of.table_name), of.record_columns[1])
      using of_change, of.table_name;
    select coalesce(jsonb_agg(jsonb_build_object('table', of.table_name, 'record', o.record, 'name', o.name,
        'is_gone', o.is_gone, 'follows', o.follows) order by o.name), '[]')
      into overtaken from public.overtaken_rows(of_change, of.table_name) o;
    delete from public.change_rows r using jsonb_array_elements(overtaken) o
      where r.change_id = of_change and r.table_name = of.table_name and r.record = o ->> 'record'
        and (leave_edited or (o ->> 'follows')::boolean);
    edited := edited || jsonb_path_query_array(overtaken, '$[*] ? (@.follows == false)');
    if comes_back then
      perform public.mend_references(of_change, of.table_name);
    end if;

    select * into kind from public.content_kinds k where k.table_name = of.table_name;
    continue when kind.kind is null;
    execute format($sql$
      with wanted as materialized (
        select r.record, r.name, r.after ->> %1$L as slug, count(*) over (partition by r.after ->> %1$L) as times
        from public.change_rows r where r.change_id = $1 and r.table_name = $2 and r.after ? %1$L
          and r.after ->> %1$L is distinct from r.before ->> %1$L
      )
      select coalesce(jsonb_agg(jsonb_build_object('kind', $3, 'record', w.record, 'name', w.name, 'slug', w.slug,
        'usedBy', t.%2$I)), '[]')
      from wanted w left join public.%3$I t on t.%1$I = w.slug and t.id::text <> w.record
      where w.times > 1 or (t.id is not null and t.id::text not in (
        select r.record from public.change_rows r where r.change_id = $1 and r.table_name = $2
          and (r.after is null or r.after ? %1$L))) $sql$,
      kind.slug_column, kind.name_column, of.table_name) into used using of_change, of.table_name, kind.kind;
    slugs_used := slugs_used || used;
  end loop;
  if comes_back and slugs_used <> '[]' then
    raise exception 'The slug of a record is used by another record.' using errcode = 'PT409',
      detail = ((slugs_used -> 0) || '{"refusal": "slug-used"}')::text;
  end if;
  if comes_back then
    -- From the leaves up: a category above others is in use as long as one of these stays.
    loop
      select jsonb_agg(jsonb_build_object('table', t.table_name, 'record', u.record, 'name', u.name,
          'is_gone', false)) into used
        from (select distinct r.table_name from public.change_rows r where r.change_id = of_change and r.after is null) t,
          public.records_in_use(of_change, t.table_name) u;
      exit when used is null;
      delete from public.change_rows r using jsonb_array_elements(used) u
        where r.change_id = of_change and r.table_name = u ->> 'table' and r.record = u ->> 'record';
      edited := edited || used;
    end loop;
  end if;
  if comes_back and edited <> '[]' then
    -- What followed from a record that is left as it is stays, too: the redirect from its old slug.
    delete from public.change_rows r where r.change_id = of_change and r.follows and r.after is null
      and exists (select from jsonb_each_text(r.before) v where v.value in (select e ->> 'record' from jsonb_array_elements(edited) e));
  end if;
  if slugs_used <> '[]' or (edited <> '[]' and not leave_edited) then
    return jsonb_build_object('counts', '{}'::jsonb, 'edited', edited, 'slugs_used', slugs_used);
  end if;

  for of in select t.* from public.content_tables t where t.table_name <> 'redirects' and exists (
    select from public.change_rows r where r.change_id = of_change and r.table_name = t.table_name
      and r.before is null and r.after is not null and r.revision is null) order by t.place
  loop
    perform public.create_records_of_change(of_change, of.table_name, comes_back);
  end loop;
  for of in select t.* from public.content_tables t where exists (
    select from public.change_rows r where r.change_id = of_change and r.table_name = t.table_name
      and r.before is not null and r.after is not null and r.revision is null) order by t.place desc
  loop
    select string_agg(format('%I = case when r.after ? %L then %s else t.%I end', c.name, c.name, c.value, c.name), ', ')
      into assignments from public.columns_of_change(of.table_name, comes_back) c
      where c.name in (select jsonb_object_keys(r.after) from public.change_rows r where r.change_id = of_change
        and r.table_name = of.table_name and r.before is not null and r.after is not null);
    continue when assignments is null;
    -- Joined with nothing, a value is unpacked once and not for every column.
    execute format($sql$
      update public.%1$I t set %2$s
      from (select c.record, c.before, c.after || '{}' as after from public.change_rows c
        where c.change_id = $1 and c.table_name = $2 offset 0) r
      cross join lateral jsonb_populate_record(null::public.%1$I, r.after) n
      where r.before is not null and r.after is not null and %3$s $sql$,
      of.table_name, assignments, public.is_record(of.table_name)) using of_change, of.table_name;
  end loop;
  for of in select t.* from public.content_tables t where exists (
    select from public.change_rows r where r.change_id = of_change and r.table_name = t.table_name
      and r.after is null and r.revision is null) order by t.place desc
  loop
    execute format('delete from public.%I t using public.change_rows r
      where r.change_id = $1 and r.table_name = $2 and r.after is null and r.before is not null and %s',
      of.table_name, public.is_record(of.table_name)) using of_change, of.table_name;
  end loop;
  -- Redirects come last: only now are the old slugs free that records of this change had taken over. One that is still in use
  -- leads nowhere else, and one whose record is gone leads nowhere.
  if exists (select from public.change_rows r where r.change_id = of_change and r.table_name = 'redirects'
      and r.before is null and r.after is not null and r.revision is null) then
    for kind in select * from public.content_kinds loop
      execute format($sql$
        delete from public.change_rows r where r.change_id = $1 and r.table_name = 'redirects' and r.before is null
          and r.revision is null and r.after ->> 'kind' = $2
          and (exists (select from public.%1$I t where t.%2$I = r.after ->> 'old_slug')
            or not exists (select from public.%1$I t where t.id = (r.after ->> 'record_id')::uuid)) $sql$,
        kind.table_name, kind.slug_column) using of_change, kind.kind;
    end loop;
    perform public.create_records_of_change(of_change, 'redirects', comes_back);
  end if;

  -- The database's own lists of products have no category either when theirs is deleted; a new one must have it.
  if not comes_back and exists (select 1 from public.change_rows r join public.products p on p.id = r.record::uuid
      where r.change_id = of_change and r.table_name = 'products' and p.category_id is null
        and (r.before is null or r.after ? 'category_id')) then
    raise exception 'A product needs a category.' using errcode = 'PT400';
  end if;
  -- What the content had already.
  delete from public.change_rows r where r.change_id = of_change and r.revision is null;
  select coalesce(jsonb_object_agg(n.table_name, n.numbers), '{}') into counts from (
    select d.table_name, jsonb_object_agg(d.what, d.number) as numbers from (
      select r.table_name, case when r.before is null then 'created' when r.after is null then 'deleted' else 'changed' end as what,
        count(*) as number
      from public.change_rows r
      where r.change_id = of_change and (not r.follows
        or exists (select from public.content_kinds k where k.table_name = r.table_name and (r.before is null or r.after is null)))
      group by 1, 2) d
    group by d.table_name) n;
  update public.changes c set state = 'applied', plan_id = null, made_at = clock_timestamp() where c.id = of_change;
  return jsonb_build_object('counts', counts, 'edited', edited, 'slugs_used', '[]'::jsonb);
end $$;

-- Makes and applies the change that takes another one back, or only some of its records with what followed from them.
create function public.take_back_change(of_change uuid, leave_edited boolean, only_records text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  change public.changes;
  undoing uuid;
begin
  perform public.require('content.publish');
  select * into change from public.changes c where c.id = of_change and c.state = 'applied';
  if change.id is null or change.made_at < least(now() - make_interval(months => (select history_months from public.retention)), now() - interval '30 days') then
    raise exception 'This change is too old to be undone.' using errcode = 'PT410', detail = '{"refusal": "not-in-trash"}';
  end if;
  insert into public.changes (kind, title, undoes)
  values (case change.kind when 'deletion' then 'restore' else 'undo' end, change.title, of_change)
  returning id into undoing;
  -- A copy of a name, say, follows again by itself.
  insert into public.change_rows (change_id, table_name, record, name, before, after, follows)
  with recursive done as materialized (
    select r.* from public.change_rows r join public.content_tables t on t.table_name = r.table_name
    where r.change_id = of_change and r.revision is not null and (r.before is not null or r.after is not null)
      and not (r.before is not null and r.after is not null
        and not exists (select from jsonb_object_keys(r.after) key where key <> all (t.derived_columns)))
  ), links as materialized (
    -- What followed from which other record: it has that one's id in a column.
    select d.table_name, d.record, o.record as owner
    from done d cross join lateral jsonb_each_text(d.before) e join (select distinct record from done) o on o.record = e.value
    where d.follows and only_records is not null
  ), chosen (table_name, record) as (
    select d.table_name, d.record from done d where only_records is null or d.record = any (only_records)
    union
    select l.table_name, l.record from chosen c join links l on l.owner = c.record
  )
  select undoing, d.table_name, d.record, d.name, d.after, d.before, d.follows
  from done d join chosen c on c.table_name = d.table_name and c.record = d.record;
  return public.apply_change(undoing, leave_edited) || jsonb_build_object('id', undoing);
end $$;

-- Takes a change back, or only some of its records with what followed from them: changed records get their former values,
-- deleted ones come back with ids, slugs and dates, created ones are deleted. The answer is that of apply_change; without
-- leave_edited nothing is undone if records were changed since in the same fields. An undo is a change like any other, and can
-- be undone itself.
create function public.undo_change(of_change uuid, leave_edited boolean default false, only_records text[] default null)
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
declare
  outcome jsonb := public.take_back_change(of_change, leave_edited, only_records);
  undoing uuid := (outcome ->> 'id')::uuid;
begin
  if not exists (select from public.change_rows r where r.change_id = undoing and r.revision is not null) then
    delete from public.changes c where c.id = undoing;
    if outcome -> 'edited' = '[]' or exists (select from public.changes u where u.undoes = of_change and u.state = 'applied'
        and not exists (select from public.changes redo where redo.undoes = u.id and redo.state = 'applied')) then
      raise exception 'This change is undone already.' using errcode = 'PT409';
    end if;
  end if;
  return outcome;
end $$;

-- Gives a record the values that it had at a revision, or one of its columns. Columns that came later keep what they have.
create function public.restore_version(of_table text, of_record text, at_revision bigint, only_columns text[] default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  of public.content_tables;
  now_stored jsonb;
  then_stored jsonb := '{}';
  exists_then boolean := true;
  later record;
  restoring uuid;
  outcome jsonb;
begin
  perform public.require('content.publish');
  select * into of from public.content_tables t where t.table_name = of_table;
  -- An enquiry is no content, although what it loses with a product is recorded.
  if of.table_name is null or of_table = 'enquiries' then
    raise exception 'There is no content of that kind.' using errcode = 'PT400';
  end if;
  execute format('select to_jsonb(t), t.%I from public.%I t, (select $1 as record) r where %s for update of t',
    coalesce(of.name_column, of.record_columns[1]), of_table, public.is_record(of.table_name)) into now_stored using of_record;
  if now_stored is null then
    raise exception 'This record was deleted.' using errcode = 'PT409';
  end if;
  for later in select r.before, r.after from public.change_rows r
    where r.table_name = of_table and r.record = of_record and r.revision > at_revision order by r.revision desc
  loop
    -- A record that came back after a deletion has an older row with all that it had.
    then_stored := then_stored || coalesce(later.before, '{}');
    exists_then := later.before is not null;
  end loop;
  if not exists_then then
    raise exception 'This version is older than the record.' using errcode = 'PT409';
  end if;
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') into then_stored from jsonb_each(then_stored) e
    where now_stored ? e.key and now_stored -> e.key is distinct from e.value and e.key <> all ('{id,created_at,updated_at}'::text[])
      and (only_columns is null or e.key = any (only_columns));
  if not exists (select from jsonb_object_keys(then_stored) key where key <> all (of.derived_columns)) then
    raise exception 'This is what is stored.' using errcode = 'PT409';
  end if;
  insert into public.changes (kind) values ('restore') returning id into restoring;
  insert into public.change_rows (change_id, table_name, record, name, before, after)
  values (restoring, of_table, of_record, now_stored ->> of.name_column,
    (select jsonb_object_agg(key, now_stored -> key) from jsonb_object_keys(then_stored) key), then_stored);
  outcome := public.apply_change(restoring);
  return outcome || jsonb_build_object('id', restoring);
end $$;

-- Saves a record from its form. `seen` has what the editor began with, for the fields that are `wanted`; without it a new record
-- is made. Only what differs is stored: {"record": …} as it is now. Where somebody has changed some of these fields since,
-- nothing is saved, and the answer is {"record": …, "overtaken": ["name"]}; other fields may have changed. No record: it was
-- deleted, or the caller may not change it. With `draft` it publishes that version of a draft, which is gone then; a newer one
-- stays. Row security applies.
create function public.save_record(of_table text, wanted jsonb, of_record text default null, seen jsonb default null,
  reason text default null, draft uuid default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  of public.content_tables;
  published public.changes;
  stored jsonb;
  overtaken text[];
  columns text;
  new_values text;
begin
  select t.* into of from public.content_tables t where t.table_name = of_table and t.record_columns = '{id}';
  if of.table_name is null or jsonb_typeof(wanted) is distinct from 'object'
      or (case when of_record is null then seen is not null or wanted = '{}' else jsonb_typeof(seen) is distinct from 'object' end) then
    raise exception 'There is no content of that kind, or no fields to save.' using errcode = 'PT400';
  end if;
  if draft is not null then
    -- That of another record is not published by this save.
    select c.* into published from public.changes c where c.id = draft and c.state = 'draft' and case
      when of_record is null then c.details -> 'seen' = 'null' and starts_with(c.draft_of, of_table || '/')
      else c.draft_of = of_table || '/' || of_record end;
  end if;
  perform set_config('plantroom.reason', coalesce(regexp_replace(left(reason, 500), '^\s+|\s+$', '', 'g'), ''), true),
    set_config('plantroom.drafted_by', coalesce(published.made_by::text, ''), true);

  if of_record is not null then
    execute format('select to_jsonb(t) from public.%I t where t.id = $1::uuid for update', of.table_name) into stored using of_record;
    if stored is null then
      return jsonb_build_object('record', null);
    end if;
    overtaken := checks.overtaken_columns(stored, seen, wanted, of.derived_columns);
    if overtaken <> '{}' then
      return jsonb_build_object('record', stored, 'overtaken', overtaken);
    end if;
  end if;
  select string_agg(format('%I', w.key), ', '), string_agg(coalesce(c.value, 'null'), ', ')
    into columns, new_values from jsonb_object_keys(wanted) w (key)
    left join public.columns_of_change(of.table_name, true) c on c.name = w.key
    where stored is null or stored -> w.key is distinct from wanted -> w.key;
  if stored is null then
    execute format($sql$
      insert into public.%1$I (%2$s)
      select %3$s from (select $1 as after) r cross join lateral jsonb_populate_record(null::public.%1$I, r.after) n
      returning to_jsonb(%1$I.*) $sql$, of.table_name, columns, new_values) into stored using wanted;
  elsif columns is not null then
    execute format($sql$
      update public.%1$I t set (%2$s) = row(%3$s)
      from (select $2 as after) r cross join lateral jsonb_populate_record(null::public.%1$I, r.after) n
      where t.id = $1::uuid returning to_jsonb(t) $sql$, of.table_name, columns, new_values) into stored using of_record, wanted;
  end if;
  delete from public.changes c where c.id = published.id;
  return jsonb_build_object('record', stored);
end $$;

-- The deleted records that can come back from the trash: those that are not there again, for 30 days.
create function public.deleted_records()
returns table (change_id uuid, kind text, place integer, record text, name text, follows boolean, made_at timestamptz, made_by uuid)
language sql stable security definer set search_path = '' as $$
  select r.change_id, k.kind, k.place, r.record, r.name, r.follows, c.made_at, c.made_by
  from public.change_rows r join public.changes c on c.id = r.change_id join public.content_kinds k on k.table_name = r.table_name
  where r.after is null and r.before is not null and r.revision is not null
    and c.state = 'applied' and c.made_at > now() - interval '30 days'
    and (public.may('content.read') or auth.role() = 'service_role')
    and not exists (select from public.change_rows later
      where later.table_name = r.table_name and later.record = r.record and later.revision > r.revision)
$$;

create function public.list_trash()
returns table (change_id uuid, kind text, names text[], records integer, counts jsonb, deleted_at timestamptz, deleted_by uuid)
language sql stable security definer set search_path = '' as $$
  with gone as materialized (
    -- Where those that were chosen are back already, what went along is listed by itself.
    select d.*, not d.follows or bool_and(d.follows) over (partition by d.change_id) as chosen from public.deleted_records() d
  ), parts as materialized (
    select g.change_id, g.kind, count(*) as number, count(*) filter (where g.chosen) as records,
      (array_agg(g.name order by g.name) filter (where g.chosen))[1:5] as names
    from gone g group by g.change_id, g.kind
  ), counts as (
    select p.change_id, jsonb_object_agg(p.kind, p.number) as counts from parts p group by p.change_id
  ), deletions as (
    select g.change_id, min(g.place) filter (where g.chosen) as place, min(g.made_at) as made_at, min(g.made_by::text)::uuid as made_by
    from gone g group by g.change_id
  )
  select d.change_id, k.kind, p.names, p.records::integer, c.counts, d.made_at, d.made_by
  from deletions d join public.content_kinds k on k.place = d.place
  join parts p on p.change_id = d.change_id and p.kind = k.kind join counts c on c.change_id = d.change_id
  order by d.made_at desc, d.change_id
$$;

-- Brings a deletion back from the trash, or single records of it, or changes nothing. Answers how many records came back.
create function public.restore_deleted(of_change uuid, only_records text[] default null) returns integer
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
declare
  gone text[];
  outcome jsonb;
  restored integer;
  left_out record;
begin
  perform public.require('content.publish');
  select array_agg(d.record) into gone from public.deleted_records() d
    where d.change_id = of_change and (only_records is null or d.record = any (only_records));
  if gone is not null then
    outcome := public.take_back_change(of_change, false, gone);
    select sum((n.value ->> 'created')::integer) into restored from jsonb_each(outcome -> 'counts') n
      where n.key in (select k.table_name from public.content_kinds k);
    -- What merely follows may stay in the trash, but not what was chosen, nor everything.
    if only_records is not null or restored is null then
      select k.kind, r.name into left_out from public.change_rows r join public.content_kinds k on k.table_name = r.table_name
        where r.change_id = of_change and r.after is null and r.record = any (gone)
          and not exists (select from public.change_rows later
            where later.table_name = r.table_name and later.record = r.record and later.revision > r.revision)
        order by k.place, r.name limit 1;
      if left_out.kind is not null then
        raise exception 'A deleted record belongs to one that was deleted too.' using errcode = 'PT409',
          detail = jsonb_build_object('refusal', 'owner-deleted', 'kind', left_out.kind, 'name', left_out.name)::text;
      end if;
    end if;
  end if;
  if restored is null then
    raise exception 'This deletion is not in the trash any more.' using errcode = 'PT410', detail = '{"refusal": "not-in-trash"}';
  end if;
  return restored;
end $$;

-- The log: what was done, newest first, each with who took it back. Row security applies.
create function public.list_changes(
  of_person uuid default null, of_kinds text[] default null, of_table text default null, of_record text default null,
  since timestamptz default null, until timestamptz default null, by_program boolean default false
) returns table (id uuid, kind text, title text, reason text, details jsonb, made_by uuid, made_at timestamptz, drafted_by uuid,
  summary jsonb, revision bigint, undone_at timestamptz, undone_by uuid)
language sql stable security invoker set search_path = '' as $$
  select c.id, c.kind, c.title, c.reason, c.details, c.made_by, c.made_at, c.drafted_by, c.summary, c.revision, u.made_at, u.made_by
  from public.changes c
  left join lateral (
    -- Unless all of it has come back since, for example from the trash.
    select u.made_at, u.made_by from public.changes u where u.undoes = c.id and u.state = 'applied'
      and greatest(1, (u.summary ->> 'records')::integer) > (select coalesce(sum((redo.summary ->> 'records')::integer), 0)
        from public.changes redo where redo.undoes = u.id and redo.state = 'applied')
    order by u.made_at desc limit 1) u on true
  where c.state = 'applied' and (of_person is null or c.made_by = of_person) and (not by_program or c.made_by is null)
    -- There are nine kinds.
    and (of_kinds is null or c.kind = any (of_kinds[1:20]))
    and (since is null or c.made_at >= since) and (until is null or c.made_at < until)
    and (of_table is null or exists (select from public.change_rows r where r.change_id = c.id and r.table_name = of_table
      and (of_record is null or r.record = of_record)))
$$;

revoke execute on function public.is_record(text), public.store_change_rows(uuid, jsonb),
  public.columns_of_change(text, boolean), public.overtaken_rows(uuid, text),
  public.mend_references(uuid, text), public.records_in_use(uuid, text),
  public.create_records_of_change(uuid, text, boolean), public.apply_change(uuid, boolean),
  public.take_back_change(uuid, boolean, text[]),
  public.undo_change(uuid, boolean, text[]), public.restore_version(text, text, bigint, text[]),
  public.save_record(text, jsonb, text, jsonb, text, uuid), public.deleted_records(), public.list_trash(),
  public.restore_deleted(uuid, text[]),
  public.list_changes(uuid, text[], text, text, timestamptz, timestamptz, boolean) from public, anon;
grant execute on function public.store_change_rows(uuid, jsonb), public.apply_change(uuid, boolean), public.undo_change(uuid, boolean, text[]),
  public.restore_version(text, text, bigint, text[]), public.list_trash(), public.restore_deleted(uuid, text[]),
  public.list_changes(uuid, text[], text, text, timestamptz, timestamptz, boolean), public.deleted_records()
  to authenticated, service_role;
-- A hosted project grants new functions to the secret key, too.
revoke execute on function public.begin_change(text, text, uuid), public.mend_references(uuid, text),
  public.create_records_of_change(uuid, text, boolean), public.take_back_change(uuid, boolean, text[]) from service_role;
grant execute on function public.save_record(text, jsonb, text, jsonb, text, uuid), public.columns_of_change(text, boolean)
  to authenticated, service_role;
